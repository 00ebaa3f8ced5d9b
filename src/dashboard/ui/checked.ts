import { type FormEvent, useRef } from 'react'
import type { z } from 'zod'
import { lostPartToast } from './toast.ts'

/** The body to send, or what is wrong at which field. */
export type Checked<Body> =
  | { data: Body; errors: null }
  | { data: null; errors: Record<string, string> }

/**
 * Checks what was typed with the schema that the server checks with, which loads only now: the body to send, or
 * the first error at each path. Null: it could not load, and a toast says so; what was typed stays.
 */
export async function checked<Body>(
  load: () => Promise<z.ZodType<Body>>,
  typed: unknown,
): Promise<Checked<Body> | null> {
  const schema = await load().catch(lostPartToast)
  if (!schema) return null
  const { data, error } = schema.safeParse(typed)
  return error ? { data: null, errors: errorsIn(error) } : { data, errors: null }
}

/** Returns the first error at each path. */
export function errorsIn(error: z.ZodError | undefined): Record<string, string> {
  const named = error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
  return Object.fromEntries(named.reverse())
}

/** What a form is checked with: loads when the form is first sent, and then sends it. */
export function useSchema<Schema>(load: () => Promise<Schema>) {
  const loaded = useRef<Schema>(null)
  const isLoading = useRef(false)
  return {
    /** Only once the form is being sent. */
    schema: () => loaded.current as Schema,
    /** A second press while it loads does nothing. */
    onSend:
      (send: (event: FormEvent<HTMLFormElement>) => void) =>
      async (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (isLoading.current) return
        isLoading.current = true
        loaded.current ??= (await load().catch(lostPartToast)) ?? null
        isLoading.current = false
        if (loaded.current) send(event)
      },
  }
}
