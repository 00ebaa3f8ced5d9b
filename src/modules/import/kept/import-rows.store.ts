import { z } from 'zod'
import type { Tables } from '#migrations'
import { type DocumentKind, documentKindSchema, type PrintedDates } from '#modules/documents/schema'
import { keyHolderOf } from '#modules/records'
import type { FieldName } from '#modules/records/fields.schema'
import { type Note, notesSchema } from '#modules/tables/notes/reading.schema'
import type { Instant } from '#platform/clock'
import { countOf, type Reader, sealed, type Transaction } from '#platform/database'

/** The result of one row. */
export interface RowMark {
  row: number
  outcome: 'created' | 'updated' | 'unchanged' | 'failed'
  recordId: string | null
  /** The record's version when the import was done with it; null once somebody else has changed it. */
  recordVersion: number | null
  /** The ledger entry that a row of payments made. */
  entryId?: string | null
  problems: Note[]
  alike?: AlikeMark['alike'] | null
}

/** Whom a row may duplicate, by ids of records and numbers of rows. */
export interface AlikeMark {
  row: number
  alike: { records: string[]; rows: number[] }
}

type MarkRow = Tables['importRows']

function markIn({ importId: _, undoneAt: __, problems, alike, ...mark }: MarkRow): RowMark {
  const read = { problems: JSON.parse(problems ?? '[]'), alike: JSON.parse(alike ?? 'null') }
  return { ...mark, problems: notesSchema.parse(read.problems), alike: read.alike }
}

const rowsOf = (tx: Reader, importId: string) =>
  tx.selectFrom('importRows').selectAll().where('importId', '=', importId)

const changing = (tx: Transaction, importId: string) =>
  tx.updateTable('importRows').where('importId', '=', importId)

async function marksOf(query: { execute(): Promise<MarkRow[]> }): Promise<RowMark[]> {
  return (await query.execute()).map(markIn)
}

export async function selectMark(
  tx: Reader,
  importId: string,
  row: number,
): Promise<RowMark | undefined> {
  return (await marksOf(rowsOf(tx, importId).where('row', '=', row)))[0]
}

/** Selects the first row of this import that made or changed a record; undefined when none did. */
export async function selectRowOfRecord(
  tx: Reader,
  importId: string,
  recordId: string,
): Promise<number | undefined> {
  const rows = rowsOf(tx, importId).where('recordId', '=', recordId)
  return (await rows.orderBy('row').limit(1).executeTakeFirst())?.row
}

/** Tells whether this import made a record. */
export async function isMadeBy(tx: Reader, importId: string, recordId: string): Promise<boolean> {
  const made = rowsOf(tx, importId).where('recordId', '=', recordId)
  return (await made.where('outcome', '=', 'created').executeTakeFirst()) !== undefined
}

/** Notes for a row what its undo left; a payment that is left no longer belongs to the import. */
export async function noteLeft(
  tx: Transaction,
  importId: string,
  row: number,
  problems: readonly Note[],
): Promise<void> {
  const left = { problems: JSON.stringify(problems), entryId: null }
  await changing(tx, importId).set(left).where('row', '=', row).execute()
}

export async function putMark(tx: Transaction, importId: string, mark: RowMark): Promise<void> {
  const { row, outcome, recordId, recordVersion, entryId = null } = mark
  const isRight = mark.problems.length === 0
  const problems = isRight ? null : JSON.stringify(mark.problems)
  const kept = { outcome, recordId, recordVersion, entryId, problems }
  await tx
    .insertInto('importRows')
    .values({ importId, row, ...kept, alike: null, undoneAt: null })
    .onConflict((conflict) => conflict.columns(['importId', 'row']).doUpdateSet(kept))
    .execute()
}

/** Notes whom a row that would make a record may duplicate; its problems stay. */
export async function putAlike(
  tx: Transaction,
  importId: string,
  { row, alike: found }: AlikeMark,
): Promise<void> {
  const alike = JSON.stringify(found)
  const none = { recordId: null, recordVersion: null, entryId: null }
  const fresh = { ...none, problems: null, undoneAt: null }
  await tx
    .insertInto('importRows')
    .values({ importId, row, outcome: 'created', ...fresh, alike })
    .onConflict((conflict) => conflict.columns(['importId', 'row']).doUpdateSet({ alike }))
    .execute()
}

/**
 * Raises the version by which the undo recognises a record that this import made, if nobody else changed it before a
 * later row did. Null: somebody else has.
 */
export async function moveVersion(
  tx: Transaction,
  importId: string,
  { recordId, from, to }: { recordId: string; from: number; to: number | null },
): Promise<void> {
  await changing(tx, importId)
    .set({ recordVersion: to })
    .where('recordId', '=', recordId)
    .where('outcome', '=', 'created')
    .where('recordVersion', '=', from)
    .execute()
}

export async function deleteMarks(tx: Transaction, importId: string): Promise<void> {
  await tx.deleteFrom('importRows').where('importId', '=', importId).execute()
}

interface Noted {
  of: readonly ('problems' | 'alike')[]
  /** Those that did not come in, or those that did; all when left out. */
  isIn?: boolean | undefined
  after?: number
  limit: number
}

/** Selects rows after one, in order, that had problems, or may be duplicates. */
export function selectNoted(
  tx: Reader,
  importId: string,
  { of, isIn, after = -1, limit }: Noted,
): Promise<RowMark[]> {
  const noted = rowsOf(tx, importId)
    .where('row', '>', after)
    .where((eb) => eb.or(of.map((column) => eb(column, 'is not', null))))
  const some = isIn === undefined ? noted : noted.where('outcome', isIn ? '!=' : '=', 'failed')
  return marksOf(some.orderBy('row').limit(limit))
}

/** Counts the rows with problems; of an import, those that did not come in. */
export function countProblems(tx: Reader, importId: string, isUndone: boolean): Promise<number> {
  const noted = tx
    .selectFrom('importRows')
    .where('importId', '=', importId)
    .where('problems', 'is not', null)
  return countOf(isUndone ? noted : noted.where('outcome', '=', 'failed'))
}

/** Deletes the problems with the files, because names of files may contain passport numbers. */
export async function forgetProblems(tx: Transaction, importId: string): Promise<void> {
  await changing(tx, importId).set({ problems: null, alike: null }).execute()
}

/** Selects records that an import made and that were not taken back yet. */
export async function selectToUndo(
  tx: Reader,
  importId: string,
  limit: number,
): Promise<RowMark[]> {
  const made = notUndone(tx, importId, limit).where('outcome', '=', 'created')
  return marksOf(made.where('recordId', 'is not', null))
}

/** Selects rows whose payments still have to be reversed. */
export async function selectPaymentsToUndo(
  tx: Reader,
  importId: string,
  limit: number,
): Promise<RowMark[]> {
  const paid = notUndone(tx, importId, limit).where('entryId', 'is not', null)
  return marksOf(paid)
}

function notUndone(tx: Reader, importId: string, limit: number) {
  return rowsOf(tx, importId).where('undoneAt', 'is', null).orderBy('row').limit(limit)
}

export async function markUndone(
  tx: Transaction,
  importId: string,
  row: number,
  now: Instant,
): Promise<void> {
  await changing(tx, importId).set({ undoneAt: now }).where('row', '=', row).execute()
}

/** Selects those of these ledger entries that an import made which was taken back. */
export async function selectTakenBack(tx: Reader, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('importRows')
    .select('entryId')
    .where('entryId', 'in', ids)
    .where('undoneAt', 'is not', null)
    .execute()
  return new Set(rows.map(({ entryId }) => String(entryId)))
}

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

const changesOf = (tx: Reader, importId: string) =>
  tx.selectFrom('importChanges').selectAll().where('importId', '=', importId)

export async function insertChange(
  tx: Transaction,
  importId: string,
  { row, recordId, ...change }: RowChange,
): Promise<void> {
  const values = { importId, row, recordId, change: JSON.stringify(change) }
  await tx
    .insertInto('importChanges')
    .values(await sealed(tx, keyHolderOf(recordId), { row: values, columns: ['change'] }))
    .execute()
}

/** Adds to what a row changed; the row may have changed no detail. */
export async function addDates(
  tx: Transaction,
  importId: string,
  { row, recordId, dates }: Pick<RowChange, 'row' | 'recordId' | 'dates'>,
): Promise<void> {
  const found = await changesOf(tx, importId).where('row', '=', row).executeTakeFirst()
  const { fields, hiding } = found ? changeIn(found) : { fields: {}, hiding: null }
  await deleteChanges(tx, importId, row)
  await insertChange(tx, importId, { row, recordId, fields, hiding, dates })
}

/** Selects changes of an import, the last row first: what two rows changed is restored in two steps. */
export async function selectChanges(
  tx: Reader,
  importId: string,
  limit: number,
): Promise<RowChange[]> {
  const rows = await changesOf(tx, importId).orderBy('row', 'desc').limit(limit).execute()
  return rows.map(changeIn)
}

/** Deletes what a row changed, or what all rows did. */
export async function deleteChanges(
  tx: Transaction,
  importId: string,
  row?: number,
): Promise<void> {
  const all = tx.deleteFrom('importChanges').where('importId', '=', importId)
  await (row === undefined ? all : all.where('row', '=', row)).execute()
}
