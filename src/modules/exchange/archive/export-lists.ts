import { appendAudit } from '#modules/audit'
import { endingAmong, listedEnding, printedDatesOf } from '#modules/documents'
import { type Ending, kindLabel } from '#modules/documents/schema'
import { listedNumbers, listedRecords } from '#modules/records'
import { fieldNames } from '#modules/records/fields.schema'
import type { RecordList } from '#modules/records/schema'
import type { ActionContext, ReadContext } from '#platform/context'
import { csvLine, csvStart } from '#platform/csv'
import type { StaffLanguage } from '#platform/languages.schema'
import { dateColumns, dateTargetNames } from '../columns.schema.ts'
import { besideTargets } from '../columns-beside.schema.ts'
import { besideCells, besideOf } from '../rows/beside.ts'
import type { Row } from './archive.store.ts'

const encoder = new TextEncoder()

/**
 * Writes rows as CSV (RFC 4180) for people: with a byte order mark, so that spreadsheets recognise UTF-8, and an
 * apostrophe before a cell that a spreadsheet would take for a formula.
 */
export async function* csvOf(
  columns: readonly string[],
  batches: AsyncIterable<Row[]>,
): AsyncGenerator<Uint8Array> {
  yield encoder.encode(csvStart + csvLine(columns))
  for await (const rows of batches)
    yield encoder.encode(rows.map((row) => csvLine(columns.map((each) => row[each]))).join(''))
}

/** Writes rows as a JSON array, one row per line, exactly as they are stored: this is what can be restored. */
export async function* jsonOf(batches: AsyncIterable<Row[]>): AsyncGenerator<Uint8Array> {
  let before = '[\n'
  for await (const rows of batches) {
    yield encoder.encode(before + rows.map((row) => JSON.stringify(row)).join(',\n'))
    before = ',\n'
  }
  yield encoder.encode(before === '[\n' ? '[]\n' : '\n]\n')
}

const endingColumns = ['validUntil', 'issuedOn', 'paper', 'name', 'reference', 'telephone'] as const

/** Documents that are read at a time. */
const endingsTogether = 200

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
  return csvOf(endingColumns, endingRows(ctx, asked, language))
}

async function* endingRows(
  ctx: ActionContext,
  asked: Ending,
  language: StaffLanguage,
): AsyncGenerator<Row[]> {
  const whole = await ctx.read((read) => listedEnding(read, asked))
  for (let from = 0; from < whole.ids.length; from += endingsTogether) {
    const ids = whole.ids.slice(from, from + endingsTogether)
    const documents = await ctx.read((read) => endingAmong(read, { ...whole, ids }))
    yield documents.map((each) => ({ ...each, paper: kindLabel(each.kind, language) }))
  }
}

const ofRecord = [
  'reference',
  ...fieldNames,
  'state',
  'stage',
  'hiddenAt',
  'createdAt',
  'updatedAt',
  'approvedAt',
] as const
const columns = [...ofRecord, ...besideTargets, ...dateTargetNames]

/** Records that are read at a time. */
const together = 100

type Filters = Omit<RecordList, 'page' | 'pageSize'>

/**
 * Exports the records that a list shows with these filters, in its order, with what their contracts say, which
 * documents are in hand and the dates printed on documents, as CSV that is read while it is sent. A record that is
 * added meanwhile is not in it; each of the others is there once, unless it went to the trash. Writes `export.records`
 * into the audit log before the first byte.
 */
export async function exportRecords(
  ctx: ActionContext,
  filters: Filters,
): Promise<AsyncGenerator<Uint8Array>> {
  const named = Object.keys(filters).filter((name) => name !== 'trash' && name !== 'sort')
  await ctx.write((write) => appendAudit(write, 'export.records', null, { filteredBy: named }))
  return csvOf(columns, rowsOf(ctx, filters))
}

const nothing = { terms: null, originals: [] }

async function* rowsOf(ctx: ActionContext, filters: Filters): AsyncGenerator<Row[]> {
  const all = await ctx.read((read) => listedNumbers(read, filters))
  for (let from = 0; from < all.length; from += together) {
    const numbers = all.slice(from, from + together)
    yield await ctx.read((read) => rowsWith(read, { numbers, trash: filters.trash }))
  }
}

async function rowsWith(
  ctx: ReadContext,
  listed: Parameters<typeof listedRecords>[1],
): Promise<Row[]> {
  const records = await listedRecords(ctx, listed)
  const ids = records.map(({ id }) => id)
  const beside = await besideOf(ctx, ids)
  const printed = await printedDatesOf(ctx, ids)
  return records.map((record) => ({
    ...Object.fromEntries(ofRecord.map((column) => [column, record[column]])),
    ...besideCells(beside.get(record.id) ?? nothing),
    ...Object.fromEntries(
      dateColumns.map(({ target, kind, date }) => [
        target,
        printed.find((one) => one.recordId === record.id && one.kind === kind)?.[date] ?? null,
      ]),
    ),
  }))
}
