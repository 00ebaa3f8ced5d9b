import { z } from 'zod'

/** What the candidate calls wrong now, as everybody who sees the detail or document is told. */
export const markSchema = z.object({
  about: z.enum(['detail', 'paper']),
  /** The name of a detail, or the kind of a document. */
  target: z.string(),
  since: z.string(),
})
export type Mark = z.output<typeof markSchema>

/** Returns since when a detail or a document is called wrong; null when it is not. */
export function calledWrongSince(
  marks: readonly Mark[],
  about: Mark['about'],
  target: string,
): string | null {
  return marks.find((one) => one.about === about && one.target === target)?.since ?? null
}
