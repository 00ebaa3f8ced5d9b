import { z } from 'zod'
import { documentKindSchema } from '#modules/documents/schema'
import { type FieldProblem, Refusal } from '#platform/errors'
import type { Words } from '../words.ts'

const refusedSchema = z.object({
  kind: documentKindSchema,
  shareable: z.enum(['employer', 'employer-or-authority', 'never']).optional(),
})

/** Returns which document was refused and why, in the reader's language; null for another refusal. */
export function refusedDocument(error: unknown, { share, kinds }: Words): FieldProblem[] | null {
  const values = error instanceof Refusal ? error.reason?.values : undefined
  const { data } = refusedSchema.safeParse(values)
  if (!data) return null
  const document = kinds[data.kind]
  const sentences = { ...share.refusedFor, never: share.never, missing: share.notOnFile }
  return [{ path: 'kinds', message: sentences[data.shareable ?? 'missing'](document) }]
}
