import { sql } from 'kysely'
import type { Tables } from '#migrations'
import { idsWithMerged, keptId } from '#modules/merges'
import { insertOnce, type Reader, selectPage, type Transaction } from '#platform/database'
import type { PageAsked } from '#platform/pages'
import { sealRow } from './sealed.store.ts'

export type WaitingRow = Tables['waitingChanges']

const insert = insertOnce('waitingChanges')

/** Inserts a change; what it says of a person is sealed. */
export async function insertWaiting(tx: Transaction, row: WaitingRow): Promise<void> {
  await insert(tx, await sealRow(tx, 'waitingChanges', row))
}

/** Writes a row that was decided about. */
export async function updateWaiting(tx: Transaction, row: WaitingRow): Promise<void> {
  const { id, ...change } = await sealRow(tx, 'waitingChanges', row)
  await tx.updateTable('waitingChanges').set(change).where('id', '=', id).execute()
}

/** Selects the changes of a record that wait, in their turn. */
export async function selectWaiting(tx: Reader, recordId: string): Promise<WaitingRow[]> {
  return tx
    .selectFrom('waitingChanges')
    .selectAll()
    .where('recordId', 'in', idsWithMerged(recordId))
    .where('state', '=', 'waiting')
    .orderBy('madeAt')
    .orderBy('id')
    .execute()
}

export async function selectWaitingIds(tx: Reader, recordId: string): Promise<string[]> {
  return (await selectWaiting(tx, recordId)).map(({ id }) => id)
}

const waiting = (tx: Reader) =>
  tx
    .selectFrom('waitingChanges')
    .innerJoin('records', (join) =>
      join.on('records.id', '=', keptId(sql.ref('waitingChanges.recordId'))),
    )
    .where('waitingChanges.state', '=', 'waiting')
    .where('records.deletedAt', 'is', null)

type Found = ReturnType<typeof waiting>
const described = (found: Found) =>
  found
    .selectAll('waitingChanges')
    .select(['records.name', 'records.reference', 'records.version as recordVersion'])

/** Selects a page of the changes that wait on records outside the trash, the one that waits longest first. */
export async function selectAllWaiting(tx: Reader, asked: PageAsked) {
  const sortedBy = ['waitingChanges.madeAt', 'waitingChanges.id']
  return selectPage(waiting(tx), described, { ...asked, sortedBy })
}

export async function countAllWaiting(tx: Reader): Promise<number> {
  const { count } = await waiting(tx)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Removes the changes that bring, remove or date scans that are purged. */
export async function deleteWaitingOf(
  tx: Transaction,
  documentIds: readonly string[],
): Promise<void> {
  if (documentIds.length === 0) return
  await tx.deleteFrom('waitingChanges').where('documentId', 'in', documentIds).execute()
}
