import { z } from 'zod'
import type * as judging from './judge.schema.ts'
import type * as whole from './said.schema.ts'

// A browser has neither the lists of words nor the catalogue: forms ask the server while somebody types.

export const judge: typeof judging.judge = () => null

export const numberProblem: typeof judging.numberProblem = () => null

const sentence = z.object({ key: z.string(), gaps: z.record(z.string(), z.unknown()) })

export const publicText: typeof whole.publicText = (place, own) =>
  z.union([own, composedText(place, own)]) as never

export const composedText: typeof whole.composedText = (_, own, missing) =>
  z.object(
    { sentences: z.array(sentence).min(1), own: z.literal('').or(own).default('') },
    missing,
  ) as never
