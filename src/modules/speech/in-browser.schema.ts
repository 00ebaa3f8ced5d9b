import { z } from 'zod'
import type { PublicKind } from './by-language.schema.ts'
import type * as judging from './judge.schema.ts'
import type { publicText as whole } from './said.schema.ts'

let lists: typeof judging | null = null

/** Fetches the lists of words with the first text that a form judges; until they are here, the server alone refuses. */
function wanted(): typeof judging | null {
  if (lists === null)
    void import('./judge.schema.ts').then(
      (loaded) => {
        lists = loaded
      },
      () => undefined,
    )
  return lists
}

export const judge = (kind: PublicKind, text: string): string | null =>
  wanted()?.judge(kind, text) ?? null

export const numberProblem = (text: string): string | null => wanted()?.numberProblem(text) ?? null

const sentence = z.object({ key: z.string(), gaps: z.record(z.string(), z.unknown()) })

/** In forms the sentences are checked by the server alone, so that no form brings the catalogue along. */
export const publicText: typeof whole = (_, own) =>
  z.union([
    own,
    z.object({ sentences: z.array(sentence).min(1), own: z.literal('').or(own).default('') }),
  ]) as never
