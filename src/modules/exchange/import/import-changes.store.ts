import { z } from 'zod'
import type { Tables } from '#migrations'
import { type DocumentKind, documentKindSchema, type PrintedDates } from '#modules/documents/schema'
import type { FieldName } from '#modules/records/fields.schema'
import type { Reader, Transaction } from '#platform/database'

const value = z.string().nullable()
const dates = z.object({ issuedOn: value, validUntil: value })
const changeSchema = z.object({
  fields: z.record(z.string(), z.object({ from: value, to: value })),
  /** The change of hiding; null when it stayed the same. */
  hiding: z.enum(['hide', 'unhide']).nullable(),
  dates: z.partialRecord(documentKindSchema, z.object({ from: dates, to: dates })),
})

/** What a row changed in a record that was on file. */
export interface RowChange {
  row: number
  recordId: string
  fields: { [Field in FieldName]?: { from: string | null; to: string | null } }
  hiding: 'hide' | 'unhide' | null
  /** The dates printed on its documents. */
  dates: { [Kind in DocumentKind]?: { from: PrintedDates; to: PrintedDates } | undefined }
}

type ChangeRow = Tables['importChanges']

function changeIn({ row, recordId, change }: ChangeRow): RowChange {
  return { row, recordId, ...changeSchema.parse(JSON.parse(change)) }
}

export async function insertChange(
  tx: Transaction,
  importId: string,
  { row, recordId, ...change }: RowChange,
): Promise<void> {
  await tx
    .insertInto('importChanges')
    .values({ importId, row, recordId, change: JSON.stringify(change) })
    .execute()
}

/** Adds to what a row changed; the row may have changed no detail. */
export async function addDates(
  tx: Transaction,
  importId: string,
  { row, recordId, dates }: Pick<RowChange, 'row' | 'recordId' | 'dates'>,
): Promise<void> {
  const found = await tx
    .selectFrom('importChanges')
    .selectAll()
    .where('importId', '=', importId)
    .where('row', '=', row)
    .executeTakeFirst()
  const { fields, hiding } = found ? changeIn(found) : { fields: {}, hiding: null }
  await deleteChange(tx, importId, row)
  await insertChange(tx, importId, { row, recordId, fields, hiding, dates })
}

/** Selects changes of an import, the last row first: what two rows changed is restored in two steps. */
export async function selectChanges(
  tx: Reader,
  importId: string,
  limit: number,
): Promise<RowChange[]> {
  const rows = await tx
    .selectFrom('importChanges')
    .selectAll()
    .where('importId', '=', importId)
    .orderBy('row', 'desc')
    .limit(limit)
    .execute()
  return rows.map(changeIn)
}

export async function deleteChange(tx: Transaction, importId: string, row: number): Promise<void> {
  await tx
    .deleteFrom('importChanges')
    .where('importId', '=', importId)
    .where('row', '=', row)
    .execute()
}

export async function deleteChanges(tx: Transaction, importId: string): Promise<void> {
  await tx.deleteFrom('importChanges').where('importId', '=', importId).execute()
}
