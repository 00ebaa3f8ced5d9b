import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { type Verdict, verdictsOn } from './schema.ts'

/** By the hash of the judged values: the same words are read again and again, and judging takes longer. */
const known = new WeakMap<z.ZodType, Map<string, Verdict[]>>()
const mostKnown = 10_000

/**
 * Returns what texts on file claim, by the schema of their form: they may be older than the check, or than its latest
 * rules.
 */
export function verdictsOnFile(schema: z.ZodType, values: object): Verdict[] {
  const ofSchema = known.get(schema) ?? new Map<string, Verdict[]>()
  known.set(schema, ofSchema)
  const key = createHash('sha256').update(JSON.stringify(values)).digest('base64')
  const before = ofSchema.get(key)
  if (before) return before
  if (ofSchema.size >= mostKnown) ofSchema.clear()
  const verdicts = verdictsOn(schema, values)
  ofSchema.set(key, verdicts)
  return verdicts
}
