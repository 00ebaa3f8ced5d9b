import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call, Problem } from '#api/client'
import type { SettingsChanges } from '#modules/organisation/schema'
import { organisationQuery } from '../organisation.ts'
import { doneToast, problemToast } from '../ui/toast.ts'

export type Organisation = Answer<'GET /organisation'>

/** Saves settings against the version on the screen; answers the errors by field, null when saved. */
export function useSaveSettings(version: number) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const save = async (changes: SettingsChanges, done: string) => {
    setBusy(true)
    try {
      const saved = await call('PATCH /organisation', { body: changes, version })
      queries.setQueryData(organisationQuery.queryKey, saved)
      doneToast(done)
      return null
    } catch (error) {
      const errors = errorsIn(error)
      if (Object.keys(errors).length === 0) problemToast(error)
      return errors
    } finally {
      setBusy(false)
    }
  }
  return { save, isBusy }
}

function errorsIn(error: unknown): Record<string, string> {
  if (!(error instanceof Problem)) return {}
  const fields = Object.fromEntries(error.fields.map(({ path, message }) => [path, message]))
  // H3 names the field; where it does not, the name is what it is about.
  if (error.code === 'organisation.claims_authority' && error.fields.length === 0)
    return { displayName: error.message }
  return fields
}
