import { useEffect, useEffectEvent, useState } from 'react'
import { type Answer, call, isBroken } from '#api/client'
import type { DocumentKind } from '#modules/documents/schema'
import { askedFields } from '#modules/records/fields.schema'
import type { newRecordSchema, recordChangesSchema } from '#modules/records/schema'
import { freshen } from '../query-client.ts'
import { useSession } from '../session.ts'
import { errorsIn, useSchema } from '../ui/checked.ts'
import { problemToast } from '../ui/toasts.tsx'
import { useForm } from '../ui/use-form.ts'
import { type Attempt, type Draft, keptDocuments } from './draft-store.ts'
import type { FormDocument } from './form-documents.ts'
import { emptyValues, fieldErrorsOf, type RecordValues } from './record-values.ts'
import { useDraft } from './use-draft.tsx'
import { useFormDocuments } from './use-form-documents.ts'

type Added = Answer<'POST /records'>

const loadSchema = async () => (await import('../schemas.ts')).newRecordSchema

interface UseAddRecord {
  kinds: readonly DocumentKind[]
  defaultNationality: string
  /** The form that a draft belongs to. */
  draftName: string
}

/**
 * Adds a record: the details first, then each file by itself. When files fail, the record is saved and they
 * can be corrected; nothing that was typed or chosen is lost, even if the tab is.
 */
export function useAddRecord({ kinds, defaultNationality, draftName }: UseAddRecord) {
  const [added, setAdded] = useState<Added | null>(null)
  const [finished, setFinished] = useState<Added | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const documents = useFormDocuments(kinds)
  const form = useRecordForm(emptyValues(defaultNationality), loadSchema)
  useFocusOnRefusal(form, isBusy)
  const isComplete = documents.chosen.every(({ status }) => status === 'uploaded')
  const isUnsaved = form.isDirty() || documents.chosen.length > 0
  const draft = useDraft({
    accountId: useSession().id,
    form: draftName,
    content: { ...filledIn(form), papers: keptDocuments(documents.chosen), added, attempt },
    isWorthKeeping: isUnsaved,
    onContinue: (kept) => {
      fillAsKept(form, kept)
      documents.restore(kept.papers)
      setAdded(kept.added)
      setAttempt(kept.attempt)
      form.getInputNode('passportNumber')?.focus()
    },
  })

  const finish = async () => {
    setBusy(true)
    await draft.forget()
    setBusy(false)
    setFinished(added)
    setAdded(null)
    documents.clear()
    form.reset()
    void freshen('records')
  }
  useEffect(() => {
    if (added && !isBusy && isComplete) void finish()
  }, [added, isBusy, isComplete])

  /** The same details after a lost answer are the same action, even in another tab. */
  const add = async (values: RecordValues): Promise<Added> => {
    const body = (await loadSchema()).parse(values)
    const content = JSON.stringify(body)
    const current =
      attempt?.content === content ? attempt : { key: crypto.randomUUID() as string, content }
    setAttempt(current)
    await draft.keepNow(current)
    try {
      const record = await call('POST /records', { body, key: current.key })
      setAttempt(null)
      return record
    } catch (error) {
      if (!isBroken(error)) setAttempt(null)
      throw error
    }
  }
  const send = async (values: RecordValues) => {
    setBusy(true)
    setFinished(null)
    try {
      const record = added ?? (await add(values))
      setAdded(record)
      await documents.uploadWaiting(record.id)
    } catch (error) {
      showProblem(form, error)
    } finally {
      setBusy(false)
    }
  }
  const uploadNow = async (one: FormDocument) => added && documents.upload(added.id, [one])
  return {
    ...{ form, documents, draft, added, finished, isBusy, isUnsaved },
    ...{ send, finish, uploadNow },
  }
}
export type AddRecord = ReturnType<typeof useAddRecord>

/** Makes a form of a record's details, checked by the schema that the server checks with. */
export function useRecordForm(
  initialValues: RecordValues,
  load: () => Promise<typeof newRecordSchema | typeof recordChangesSchema>,
) {
  const { schema, onSend } = useSchema(load)
  const form = useForm<RecordValues>({
    initialValues,
    validate: (values) => errorsIn(schema().safeParse(values).error),
  })
  const onSubmit = (...handlers: Parameters<typeof form.onSubmit>) =>
    onSend(form.onSubmit(...handlers))
  /** The name as it was read from a photo, until a person has checked it: no check digit covers names. */
  const [uncheckedName, setUncheckedName] = useState<string | null>(null)
  const reset = () => {
    form.reset()
    setUncheckedName(null)
  }
  return { ...form, onSubmit, reset, uncheckedName, setUncheckedName }
}
/** The form as Mantine keeps it, with the name that is still to be checked. */
export type RecordForm = ReturnType<typeof useRecordForm>

type Filled = Pick<Draft, 'values' | 'uncheckedName'>

/** Returns what a draft keeps of a form. */
export function filledIn({ values, uncheckedName }: RecordForm): Filled {
  return { values, uncheckedName }
}

/** Fills a form from a draft. */
export function fillAsKept(form: RecordForm, { values, uncheckedName = null }: Filled): void {
  form.setValues(values)
  form.setUncheckedName(uncheckedName)
}

/** Shows what went wrong, at the fields that it concerns, else in a toast. */
export function showProblem(form: RecordForm, error: unknown): void {
  const errors = fieldErrorsOf(error)
  form.setErrors(errors)
  if (Object.keys(errors).length === 0) problemToast(error)
}

/** Focuses on the first field with an error after the server's refusal, once the fields are enabled again. */
export function useFocusOnRefusal(form: RecordForm, isBusy: boolean): void {
  const focus = useEffectEvent(() => focusFirstError(form, form.errors))
  useEffect(() => {
    if (!isBusy) focus()
  }, [isBusy])
}

/** Focuses on the first field with an error after a failed check, in the order of the form. */
export function focusFirstError(form: RecordForm, errors: Record<string, unknown>): void {
  const first = askedFields.find((field) => errors[field])
  if (first) form.getInputNode(first)?.focus()
  // Without an error at a field: on the first file with a problem.
  else document.querySelector<HTMLElement>('[data-slot][data-state="failed"]')?.focus()
}
