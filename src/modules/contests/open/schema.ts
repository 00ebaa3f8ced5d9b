import { z } from 'zod'

/** What a candidate calls wrong now, as everybody who sees the detail or document is told. */
export const openContestSchema = z.object({
  about: z.enum(['detail', 'paper']),
  /** The name of a detail, or the kind of a document. */
  target: z.string(),
  since: z.string(),
})
export type OpenContest = z.output<typeof openContestSchema>

/** Returns since when a detail or a document is called wrong; null when it is not. */
export function contestedSince(
  contested: readonly OpenContest[],
  about: OpenContest['about'],
  target: string,
): string | null {
  return contested.find((one) => one.about === about && one.target === target)?.since ?? null
}
