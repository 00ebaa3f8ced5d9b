import type { z } from 'zod'
import { lostPartToast } from './toast.ts'

type Checked<Body> = { data: Body; errors: null } | { data: null; errors: Record<string, string> }

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
  if (!error) return { data, errors: null }
  const named = error.issues.map(({ path, message }) => [path.join('.'), message])
  return { data: null, errors: Object.fromEntries(named.reverse()) }
}
