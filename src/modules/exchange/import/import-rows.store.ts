import type { Tables } from '#migrations'
import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'
import { type Note, notesSchema } from '../reading.schema.ts'
import type { RowMark } from './imports.store.ts'

type MarkRow = Tables['importRows']

function markIn({ problems, ...row }: MarkRow): RowMark {
  const { outcome, recordId, recordVersion, entryId } = row
  const known = { row: row.row, outcome, recordId, recordVersion, entryId }
  return { ...known, problems: notesSchema.parse(JSON.parse(problems ?? '[]')) }
}

/** Whom a row may duplicate, by ids of records and numbers of rows. */
export interface AlikeMark {
  row: number
  alike: { records: string[]; rows: number[] }
}

export async function selectMark(
  tx: Reader,
  importId: string,
  row: number,
): Promise<RowMark | undefined> {
  const found = await tx
    .selectFrom('importRows')
    .selectAll()
    .where('importId', '=', importId)
    .where('row', '=', row)
    .executeTakeFirst()
  return found && markIn(found)
}

/** Selects the first row of this import that made or changed a record; undefined when none did. */
export async function selectRowOfRecord(
  tx: Reader,
  importId: string,
  recordId: string,
): Promise<number | undefined> {
  const found = await tx
    .selectFrom('importRows')
    .select('row')
    .where('importId', '=', importId)
    .where('recordId', '=', recordId)
    .orderBy('row')
    .limit(1)
    .executeTakeFirst()
  return found?.row
}

/** Tells whether this import made a record. */
export async function isMadeBy(tx: Reader, importId: string, recordId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('importRows')
    .select('row')
    .where('importId', '=', importId)
    .where('recordId', '=', recordId)
    .where('outcome', '=', 'created')
    .executeTakeFirst()
  return found !== undefined
}

/** Notes for a row what its undo left; a payment that is left no longer belongs to the import. */
export async function noteLeft(
  tx: Transaction,
  importId: string,
  row: number,
  problems: readonly Note[],
): Promise<void> {
  await tx
    .updateTable('importRows')
    .set({ problems: JSON.stringify(problems), entryId: null })
    .where('importId', '=', importId)
    .where('row', '=', row)
    .execute()
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

/** Selects possible duplicates among the rows after one, in order. */
export async function selectAlike(
  tx: Reader,
  importId: string,
  after: number,
  limit: number,
): Promise<AlikeMark[]> {
  const rows = await tx
    .selectFrom('importRows')
    .select(['row', 'alike'])
    .where('importId', '=', importId)
    .where('alike', 'is not', null)
    .where('row', '>', after)
    .orderBy('row')
    .limit(limit)
    .execute()
  return rows.map(({ row, alike }) => ({ row, alike: JSON.parse(alike as string) }))
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
  await tx
    .updateTable('importRows')
    .set({ recordVersion: to })
    .where('importId', '=', importId)
    .where('recordId', '=', recordId)
    .where('outcome', '=', 'created')
    .where('recordVersion', '=', from)
    .execute()
}

export async function deleteMarks(tx: Transaction, importId: string): Promise<void> {
  await tx.deleteFrom('importRows').where('importId', '=', importId).execute()
}

/** Selects rows after one that had problems, in order. */
export async function selectProblems(
  tx: Reader,
  importId: string,
  after: number,
  limit: number,
): Promise<RowMark[]> {
  const rows = await tx
    .selectFrom('importRows')
    .selectAll()
    .where('importId', '=', importId)
    .where('problems', 'is not', null)
    .where('row', '>', after)
    .orderBy('row')
    .limit(limit)
    .execute()
  return rows.map(markIn)
}

export async function countProblems(tx: Reader, importId: string): Promise<number> {
  const row = await tx
    .selectFrom('importRows')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('importId', '=', importId)
    .where('problems', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Deletes the problems with the files, because names of files may contain passport numbers. */
export async function forgetProblems(tx: Transaction, importId: string): Promise<void> {
  await tx
    .updateTable('importRows')
    .set({ problems: null, alike: null })
    .where('importId', '=', importId)
    .execute()
}

/** Selects records that an import made and that were not taken back yet. */
export async function selectToUndo(
  tx: Reader,
  importId: string,
  limit: number,
): Promise<RowMark[]> {
  const made = notUndone(tx, importId, limit).where('outcome', '=', 'created')
  return (await made.where('recordId', 'is not', null).execute()).map(markIn)
}

/** Selects rows whose payments still have to be reversed. */
export async function selectPaymentsToUndo(
  tx: Reader,
  importId: string,
  limit: number,
): Promise<RowMark[]> {
  const paid = notUndone(tx, importId, limit).where('entryId', 'is not', null)
  return (await paid.execute()).map(markIn)
}

function notUndone(tx: Reader, importId: string, limit: number) {
  return tx
    .selectFrom('importRows')
    .selectAll()
    .where('importId', '=', importId)
    .where('undoneAt', 'is', null)
    .orderBy('row')
    .limit(limit)
}

export async function markUndone(
  tx: Transaction,
  importId: string,
  row: number,
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('importRows')
    .set({ undoneAt: now })
    .where('importId', '=', importId)
    .where('row', '=', row)
    .execute()
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
