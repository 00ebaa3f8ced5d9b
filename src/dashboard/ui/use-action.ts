import { useState } from 'react'
import { Problem } from '#api/client'
import { freshen, type Topic } from '../query-client.ts'
import { doneToast, problemToast } from './toast.ts'

/** Returns the server's problem at each field; empty when it is not about fields. */
function fieldErrorsIn(error: unknown): Record<string, string> {
  if (!(error instanceof Problem)) return {}
  return Object.fromEntries(error.fields.map(({ path, message }) => [path, message]))
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
