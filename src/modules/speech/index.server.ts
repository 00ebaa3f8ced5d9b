import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { keeping } from './fold.schema.ts'
import { judge } from './judge.schema.ts'
import type { PublicKind } from './problems.schema.ts'
import { type Verdict, verdictsOn } from './schema.ts'

export { faultOf, judge, unnamed } from './judge.schema.ts'
export { isOfLegalName } from './names.schema.ts'

/** Shown in place of a text on file that may not be shown. */
const leftOut = '–'

/** Returns a text on file as people may see it: unchanged, or a dash where it makes a forbidden claim. */
export function fitText<Text extends string | null>(kind: PublicKind, text: Text): Text | '–' {
  return text === null || isFit(`${kind} ${text}`) ? text : leftOut
}

/** Lists read the same names and titles again and again. */
const isFit = keeping((judged) => {
  const [kind = '', ...text] = judged.split(' ')
  return judge(kind as PublicKind, text.join(' ')) === null
}, 2000)

/** By the hash of the judged values: the same words are read again and again, and judging takes longer. */
const knownValues = new WeakMap<z.ZodType, Map<string, Verdict[]>>()
const mostValues = 10_000

/** Returns what texts on file claim, by the schema of their form: somebody may have written them past the check. */
export function verdictsOnFile(schema: z.ZodType, values: object): Verdict[] {
  const ofSchema = knownValues.get(schema) ?? new Map<string, Verdict[]>()
  knownValues.set(schema, ofSchema)
  const key = createHash('sha256').update(JSON.stringify(values)).digest('base64')
  const before = ofSchema.get(key)
  if (before) return before
  if (ofSchema.size >= mostValues) ofSchema.clear()
  const verdicts = verdictsOn(schema, values)
  ofSchema.set(key, verdicts)
  return verdicts
}
