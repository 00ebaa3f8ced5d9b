import { verdictsOnFile } from '#modules/speech'
import { sentencesFor } from '#modules/speech/compose.schema'
import type { Verdict } from '#modules/speech/schema'
import type { ActionContext, ReadContext } from '#platform/context'
import { selectNotices, selectNoticesAfter } from './notices.store.ts'
import { type NewNotice, noticeFieldsSchema } from './schema.ts'

/**
 * Returns what the words of a notice on file claim, and which of its sentences the catalogue does not have. With
 * either, only staff see the notice.
 */
export function unfitWords(notice: Words): Verdict[] {
  const { title, text, translations, sentences } = notice
  const unknown = sentences.length > 0 ? (known.safeParse(sentences).error?.issues ?? []) : []
  return [
    ...verdictsOnFile(noticeFieldsSchema, { title, text, translations }),
    ...unknown.map(({ path, message }) => ({ path: ['sentences', ...path].join('.'), message })),
  ]
}
type Words = Pick<NewNotice, 'title' | 'text' | 'translations' | 'sentences'>
const known = sentencesFor('notice', 0)

/** Counts the notices that are not withdrawn but hidden from the public because of their text. */
export async function countUnfitNotices({ tx }: ReadContext): Promise<number> {
  const rows = await selectNotices(tx, { publicAt: null })
  return rows.filter((row) => row.withdrawnAt === null && unfitWords(row).length > 0).length
}

const step = 100

/** Yields each claim in the notices on file, and what `unsaid` finds in them, for the doctor. */
export async function* unfitNotices(
  ctx: ActionContext,
  unsaid: (notice: Words) => Verdict[],
): AsyncIterable<Verdict & { subject: string }> {
  for (let after = ''; ; ) {
    const rows = await ctx.read(({ tx }) => selectNoticesAfter(tx, after, step))
    for (const row of rows)
      for (const verdict of [...unfitWords(row), ...unsaid(row)])
        yield { ...verdict, subject: row.id }
    if (rows.length < step) return
    after = rows.at(-1)?.id ?? after
  }
}
