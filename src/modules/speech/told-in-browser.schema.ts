import { z } from 'zod'
import type { told as whole } from './said.schema.ts'

const sentence = z.object({ key: z.string(), gaps: z.record(z.string(), z.unknown()) })

/** In forms the sentences are checked by the server alone, so that no form brings the catalogue along. */
export const told: typeof whole = (_, own) =>
  z.union([
    own,
    z.object({ sentences: z.array(sentence).min(1), own: z.literal('').or(own).default('') }),
  ]) as never
