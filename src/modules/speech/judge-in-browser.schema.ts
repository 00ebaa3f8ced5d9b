import type * as judging from './judge.schema.ts'
import type { PublicKind } from './problems.schema.ts'

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
