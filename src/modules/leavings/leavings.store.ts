import type { Tables } from '#migrations'
import type { Instant } from '#platform/clock'
import { countOf, type Reader, selectPage, type Transaction } from '#platform/database'
import type { PageAsked, PagePlace } from '#platform/pages'

export type LeavingRow = Tables['leavings']

/** Selects the leaving of a record that is in force: not taken back, whether or not staff have dealt with it. */
export async function selectLeaving(tx: Reader, recordId: string): Promise<LeavingRow | undefined> {
  return tx
    .selectFrom('leavings')
    .selectAll()
    .where('recordId', '=', recordId)
    .where('stayedAt', 'is', null)
    .executeTakeFirst()
}

/** Selects all of a record, the latest first. */
export async function selectLeavingsOf(tx: Reader, recordId: string): Promise<LeavingRow[]> {
  return tx
    .selectFrom('leavings')
    .selectAll()
    .where('recordId', '=', recordId)
    .orderBy('leftAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function selectLeavingById(tx: Reader, id: string): Promise<LeavingRow | undefined> {
  return tx.selectFrom('leavings').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertLeaving(tx: Transaction, row: LeavingRow): Promise<void> {
  await tx.insertInto('leavings').values(row).execute()
}

export async function updateLeaving(
  tx: Transaction,
  id: string,
  change: Partial<Pick<LeavingRow, 'stayedAt' | 'doneBy' | 'doneAt'>>,
): Promise<void> {
  await tx.updateTable('leavings').set(change).where('id', '=', id).execute()
}

/** Selects those that wait for staff, of records outside the trash. */
function waiting(tx: Reader) {
  return tx
    .selectFrom('leavings as l')
    .innerJoin('records as r', 'r.id', 'l.recordId')
    .where('r.deletedAt', 'is', null)
    .where('l.stayedAt', 'is', null)
    .where('l.doneAt', 'is', null)
}

interface WaitingRow {
  id: string
  recordId: string
  leftAt: Instant
  name: string
  reference: string
}

export async function selectWaiting(
  tx: Reader,
  asked: PageAsked,
): Promise<{ rows: WaitingRow[] } & PagePlace> {
  return selectPage(
    waiting(tx),
    (leavings) => leavings.select(['l.id', 'l.recordId', 'l.leftAt', 'r.name', 'r.reference']),
    { ...asked, sortedBy: ['l.leftAt', 'l.id'] },
  )
}

export function countWaiting(tx: Reader): Promise<number> {
  return countOf(waiting(tx))
}
