import { type Verdict, verdictsOn } from '#modules/honesty/schema'
import type { ActionContext } from '#platform/context'
import { selectNotices } from './notices.store.ts'
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

const step = 100

/** Each claim in the notices on file, for the doctor. */
export async function* unfitNotices(
  ctx: ActionContext,
): AsyncIterable<Verdict & { subject: string }> {
  for (let offset = 0; ; offset += step) {
    const page = { publicAt: null, offset, limit: step }
    const rows = await ctx.read(({ tx }) => selectNotices(tx, page))
    for (const row of rows)
      for (const verdict of unfitWords(row)) yield { ...verdict, subject: row.id }
    if (rows.length < step) return
  }
}
