import { appendAudit } from '#modules/audit'
import { endingAmong, listedEnding } from '#modules/documents'
import { type Ending, kindLabel } from '#modules/documents/schema'
import type { ActionContext } from '#platform/context'
import type { StaffLanguage } from '#platform/languages.schema'
import { csvOf } from './archive-parts.ts'
import type { Row } from './export.store.ts'

const columns = ['validUntil', 'issuedOn', 'paper', 'name', 'reference', 'telephone'] as const

/** Documents that are read at a time. */
const together = 200

/**
 * Exports the documents whose printed end date is within some days, as CSV: each once, also when the list changes
 * while it is sent. Writes `export.ending_papers` into the
 * audit log before the first byte. The kind of document is in the reader's language; the columns are not, as in every
 * CSV.
 */
export async function exportEnding(
  ctx: ActionContext,
  { language, ...asked }: Ending & { language: StaffLanguage },
): Promise<AsyncGenerator<Uint8Array>> {
  await ctx.write((write) => appendAudit(write, 'export.ending_papers', null, asked))
  return csvOf(columns, rowsOf(ctx, asked, language))
}

async function* rowsOf(
  ctx: ActionContext,
  asked: Ending,
  language: StaffLanguage,
): AsyncGenerator<Row[]> {
  const whole = await ctx.read((read) => listedEnding(read, asked))
  for (let from = 0; from < whole.ids.length; from += together) {
    const ids = whole.ids.slice(from, from + together)
    const documents = await ctx.read((read) => endingAmong(read, { ...whole, ids }))
    yield documents.map((each) => ({ ...each, paper: kindLabel(each.kind, language) }))
  }
}
