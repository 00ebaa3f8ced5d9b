import { appendAudit } from '#modules/audit'
import { printedDatesOf } from '#modules/documents'
import { listRecords } from '#modules/records'
import { fieldNames } from '#modules/records/fields/schema'
import type { RecordList } from '#modules/records/schema'
import type { ActionContext, ReadContext } from '#platform/context'
import { besideCells, besideOf } from '../beside-record.ts'
import { besideTargets } from '../columns/beside/schema.ts'
import { dateColumns, dateTargetNames } from '../columns/dates/schema.ts'
import type { Row } from './export.store.ts'
import { csvOf } from './row-files.ts'

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

/**
 * Exports the records that a list shows with these filters, in its order, with what their contracts say, which
 * documents are in hand and the dates printed on documents, as CSV that is read while it is sent. Writes
 * `export.records` into the audit log before the first byte.
 */
export async function exportRecords(
  ctx: ActionContext,
  filters: Omit<RecordList, 'page' | 'pageSize'>,
): Promise<AsyncGenerator<Uint8Array>> {
  const named = Object.keys(filters).filter((name) => name !== 'trash' && name !== 'sort')
  await ctx.write((write) => appendAudit(write, 'export.records', null, { filteredBy: named }))
  return csvOf(columns, rowsOf(ctx, filters))
}

const nothing = { terms: null, originals: [] }

async function* rowsOf(
  ctx: ActionContext,
  filters: Omit<RecordList, 'page' | 'pageSize'>,
): AsyncGenerator<Row[]> {
  for (let page = 1; ; page++) {
    const rows = await ctx.read((read) => rowsOfPage(read, { ...filters, page, pageSize: 100 }))
    if (rows.length === 0) return
    yield rows
  }
}

async function rowsOfPage(ctx: ReadContext, list: RecordList): Promise<Row[]> {
  const { records } = await listRecords(ctx, list)
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
