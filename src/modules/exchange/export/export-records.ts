import { appendAudit } from '#modules/audit'
import { printedDatesOf } from '#modules/documents'
import { listedNumbers, listedRecords } from '#modules/records'
import { fieldNames } from '#modules/records/fields.schema'
import type { RecordList } from '#modules/records/schema'
import type { ActionContext, ReadContext } from '#platform/context'
import { besideCells, besideOf } from '../beside-record.ts'
import { besideTargets } from '../columns-beside.schema.ts'
import { dateColumns, dateTargetNames } from '../columns-dates.schema.ts'
import { csvOf } from './archive-parts.ts'
import type { Row } from './export.store.ts'

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
