import { type Verdict, verdictsOn } from '#modules/honesty/schema'
import { type NewNotice, newNoticeSchema } from './schema.ts'

/** By their words, because the same notices are read with every home page, and judging takes longer. */
const judged = new Map<string, Verdict[]>()
const mostKept = 500

/**
 * What the words of a notice on file claim: they may be older than the check, or than its latest
 * rules. Whoever finds something shows the notice to staff only.
 */
export function unfitWords({ title, text }: NewNotice): Verdict[] {
  const words = `${title}\n${text}`
  const known = judged.get(words)
  if (known) return known
  const verdicts = verdictsOn(newNoticeSchema, { title, text })
  if (judged.size >= mostKept) judged.delete(judged.keys().next().value as string)
  judged.set(words, verdicts)
  return verdicts
}
