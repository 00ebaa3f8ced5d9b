import { useState } from 'react'
import { Problem } from '#api/client'
import { freshen, type Topic } from '../query-client.ts'
import { doneToast, problemToast } from './toast.ts'

/** Returns the server's problem at each field; empty when it is not about fields. */
export function fieldErrorsIn(error: unknown): Record<string, string> {
  if (!(error instanceof Problem)) return {}
  return Object.fromEntries(error.fields.map(({ path, message }) => [path, message]))
}

/** Returns what is saved, from the refusal of a change that began with an earlier version; null for any other error. */
export function savedMeanwhile<Saved>(error: unknown): Saved | null {
  if (!(error instanceof Problem) || error.code !== 'record.changed_meanwhile') return null
  return (error.body.current as Saved | undefined) ?? null
}

/**
 * Runs one change at a time: reports that it is done, or what was wrong, and refreshes its topics. Resolves
 * to the result of the change, or null; with `onFields`, problems of fields go to their fields.
 */
export function useAction(...topics: readonly Topic[]) {
  const [isBusy, setBusy] = useState(false)
  const run = async <T>(
    work: () => Promise<T>,
    done: string | ((result: T) => string) | null,
    onFields?: (errors: Record<string, string>) => void,
  ): Promise<T | null> => {
    setBusy(true)
    try {
      const result = await work()
      if (done !== null) doneToast(typeof done === 'string' ? done : done(result))
      return result
    } catch (error) {
      const errors = fieldErrorsIn(error)
      if (onFields && Object.keys(errors).length > 0) onFields(errors)
      else problemToast(error)
      return null
    } finally {
      await freshen(...topics)
      setBusy(false)
    }
  }
  return { run, isBusy }
}
