import type { Tables } from '#migrations'
import type { Instant } from '#platform/clock'
import { countOf, type Reader, selectPage, type Transaction } from '#platform/database'
import type { PageAsked, PagePlace } from '#platform/pages'
import type { Range } from './kept.store.ts'
import type { What } from './schema.ts'

export type ListedRow = Tables['dueRemovals']

export async function selectListed(tx: Reader, { from, to }: Range): Promise<ListedRow[]> {
  return tx
    .selectFrom('dueRemovals')
    .selectAll()
    .where('recordId', '>=', from)
    .where('recordId', '<=', to)
    .execute()
}

/** Replaces the listed rows for the records of a range. */
export async function replaceListed(
  tx: Transaction,
  { from, to }: Range,
  rows: readonly ListedRow[],
): Promise<void> {
  await tx
    .deleteFrom('dueRemovals')
    .where('recordId', '>=', from)
    .where('recordId', '<=', to)
    .execute()
  if (rows.length > 0) await tx.insertInto('dueRemovals').values(rows).execute()
}

/** Removes from the list what was not seen at this time. */
export async function deleteUnseen(tx: Transaction, seenAt: Instant): Promise<void> {
  await tx.deleteFrom('dueRemovals').where('seenAt', '<>', seenAt).execute()
}

export async function deleteListed(
  tx: Transaction,
  { recordId, what }: { recordId: string; what: What },
): Promise<void> {
  const listed = tx.deleteFrom('dueRemovals').where('recordId', '=', recordId)
  await listed.where('what', '=', what).execute()
}

/** Selects one page, the longest due first, of records outside the trash. */
export async function selectDue(
  tx: Reader,
  { what, ...asked }: PageAsked & { what: What | undefined },
): Promise<{ rows: ListedRow[] } & PagePlace> {
  const sortedBy = ['d.dueSince', 'd.recordId', 'd.what']
  return selectPage(listed(tx, what), (due) => due.selectAll('d'), { ...asked, sortedBy })
}

export function countListed(tx: Reader, what: What | undefined): Promise<number> {
  return countOf(listed(tx, what))
}

/** Selects the list with a cross join, because with an inner one SQLite would begin with all records. */
function listed(tx: Reader, what: What | undefined) {
  const query = tx
    .selectFrom('dueRemovals as d')
    .crossJoin('records as r')
    .whereRef('r.id', '=', 'd.recordId')
    .where('r.deletedAt', 'is', null)
  return what === undefined ? query : query.where('d.what', '=', what)
}

/** Selects what was listed for automatic removal no later than this; the longest first. */
export async function selectNoticed(
  tx: Reader,
  noticedBefore: Instant,
): Promise<Pick<ListedRow, 'recordId' | 'what' | 'dueSince' | 'noticedAt' | 'seenAt'>[]> {
  return tx
    .selectFrom('dueRemovals')
    .select(['recordId', 'what', 'dueSince', 'noticedAt', 'seenAt'])
    .where('noticedAt', '<=', noticedBefore)
    .orderBy('noticedAt')
    .orderBy('recordId')
    .orderBy('what')
    .execute()
}

/** Selects those of these records and documents that have a row; those of a record count as documents too. */
export async function selectStillThere(
  tx: Reader,
  { records, documents }: { records: readonly string[]; documents: readonly string[] },
) {
  // An empty `in` is not valid SQL on every engine.
  const ofRecords = ['', ...records]
  const rows = await tx.selectFrom('records').select('id').where('id', 'in', ofRecords).execute()
  const scans = await tx
    .selectFrom('documents')
    .select('id')
    .where((eb) => eb.or([eb('id', 'in', ['', ...documents]), eb('recordId', 'in', ofRecords)]))
    .orderBy('id')
    .execute()
  return [
    ...rows.map(({ id }) => ({ what: 'record' as const, id })),
    ...scans.map(({ id }) => ({ what: 'document' as const, id })),
  ]
}
