import { useForm } from '@mantine/form'
import { useState } from 'react'
import { call, Problem } from '#api/client'
import { settingsWordsNow } from '#words/settings'
import { organisationQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { checked } from '../ui/checked.ts'
import { adoptTimeZone } from '../ui/times.ts'
import { doneToast, problemToast } from '../ui/toast.ts'
import { fieldErrorsIn, savedMeanwhile, useAction } from '../ui/use-action.ts'
import { useFirstError } from '../ui/use-first-error.ts'
import { mayKeepShorter, mayShortenTrash } from './due-sentence.ts'
import {
  differencesOf,
  differingFields,
  draftOf,
  mergedValues,
  type Organisation,
  type Values,
  valuesOf,
} from './values.ts'

/**
 * Edits the settings: one form over all sections, so that moving between them loses nothing, saved together
 * against the version that it began with. Sends only what was changed.
 */
export function useSettings(
  loaded: Organisation,
  /** Leads to the first of these settings if all are on other pages; tells whether they are. */
  leadAway: (paths: readonly string[]) => boolean,
) {
  const [base, setBase] = useState(loaded)
  const [newer, setNewer] = useState<Organisation | null>(null)
  const [isBusy, setBusy] = useState(false)
  const form = useForm({ initialValues: valuesOf(loaded) })
  const [element, toFirstError] = useFirstError()
  const changed = differingFields(valuesOf(base), form.values)

  /** Continues from what is on file now: settings that I did not touch follow it. */
  const goOnFrom = (next: Organisation, mine: Values, before: Organisation) => {
    const differences = differencesOf(valuesOf(before), mine, valuesOf(next))
    queryClient.setQueryData(organisationQuery.queryKey, next)
    if (differences.some(({ choice }) => choice === null)) return setNewer(next)
    setBase(next)
    form.setValues(mergedValues(mine, valuesOf(next), differences))
  }
  const save = async (values: Values, from: Organisation) => {
    setBusy(true)
    try {
      const changes = await changesIn(values, from)
      if (changes?.errors) tell(changes.errors)
      if (!changes?.data) return
      if (!(await mayShorten(from, values))) return
      const { version } = from
      const saved = await call('PATCH /organisation', { body: changes.data, version })
      queryClient.setQueryData(organisationQuery.queryKey, saved)
      adoptTimeZone(saved.timeZone)
      setBase(saved)
      setNewer(null)
      form.setValues(valuesOf(saved))
      form.clearErrors()
      doneToast(settingsWordsNow().bar.done)
    } catch (error) {
      const current = savedMeanwhile<Organisation>(error)
      if (current) setNewer(current)
      else if (error instanceof Problem && error.fields.length > 0) tell(fieldErrorsIn(error))
      else problemToast(error)
    } finally {
      setBusy(false)
    }
  }
  const tell = (errors: Record<string, string>) => {
    // An error of a field is shown at the field, so the form replaces the comparison.
    setNewer(null)
    form.setErrors(errors)
    if (!leadAway(Object.keys(errors))) toFirstError()
  }
  return {
    form,
    element,
    base,
    newer,
    changed,
    isBusy,
    save: () => save(form.values, base),
    /** Continues from the version on file with the chosen values. */
    saveMerged: async (values: Values) => {
      if (!newer) return
      setBase(newer)
      form.setValues(values)
      await save(values, newer)
    },
    backToForm: () => setNewer(null),
    /** Adopts what was saved beside the form: the date, the logo. */
    adopt: (next: Organisation) => goOnFrom(next, form.values, base),
    undo: () => {
      form.setValues(valuesOf(base))
      form.clearErrors()
    },
  }
}
export type EditedSettings = ReturnType<typeof useSettings>

const mayShorten = async (from: Organisation, values: Values) =>
  (await mayShortenTrash(from.trashDays, values.trashDays)) && mayKeepShorter(from, values)

/**
 * Saves something beside the form, against the version on the page. What was saved is adopted, and so is what somebody
 * else saved before: then the same can be tried again.
 */
export function useSaving(onSaved: (organisation: Organisation) => void) {
  const { run, isBusy } = useAction('organisation')
  const save = async (
    work: () => Promise<Organisation>,
    done: string,
    onFields?: (errors: Record<string, string>) => void,
  ) => {
    const saved = await run(() => work().catch(adopt), done, onFields)
    if (saved) onSaved(saved)
    return saved
  }
  const adopt = (error: unknown): never => {
    const current = savedMeanwhile<Organisation>(error)
    if (current) onSaved(current)
    throw error
  }
  return { save, isBusy }
}

/** What is to be sent, checked like the server does. */
const changesIn = (values: Values, from: Organisation) =>
  checked(
    async () => (await import('./schemas.ts')).settingsChangesSchema,
    draftOf(values, differingFields(valuesOf(from), values)),
  )
