import { appendAudit } from '#modules/audit'
import { listRecords } from '#modules/records'
import { fieldNames } from '#modules/records/fields/schema'
import type { RecordList } from '#modules/records/schema'
import type { ActionContext } from '#platform/context'
import type { Row } from './export.store.ts'
import { csvOf } from './row-files.ts'

const columns = [
  'reference',
  ...fieldNames,
  'state',
  'stage',
  'hiddenAt',
  'createdAt',
  'updatedAt',
  'approvedAt',
] as const

/**
 * The records that a list shows with these filters, in its order, as CSV that is read while it is
 * sent. Writes `export.records` into the audit log before the first byte.
 */
export async function exportRecords(
  ctx: ActionContext,
  filters: Omit<RecordList, 'page' | 'pageSize'>,
): Promise<AsyncGenerator<Uint8Array>> {
  const named = Object.keys(filters).filter((name) => name !== 'trash' && name !== 'sort')
  await ctx.write((write) => appendAudit(write, 'export.records', null, { filteredBy: named }))
  return csvOf(columns, rowsOf(ctx, filters))
}

async function* rowsOf(
  ctx: ActionContext,
  filters: Omit<RecordList, 'page' | 'pageSize'>,
): AsyncGenerator<Row[]> {
  for (let page = 1; ; page++) {
    const { records } = await ctx.read((read) =>
      listRecords(read, { ...filters, page, pageSize: 100 }),
    )
    if (records.length === 0) return
    yield records.map((record) =>
      Object.fromEntries(columns.map((column) => [column, record[column]])),
    )
  }
}
