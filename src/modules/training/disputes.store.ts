import type { Tables } from '#migrations'
import type { Reader, Transaction } from '#platform/database'

export type DisputeRow = Tables['disputes']

export async function insertDispute(tx: Transaction, row: DisputeRow): Promise<void> {
  await tx.insertInto('disputes').values(row).execute()
}

export async function selectDispute(tx: Reader, id: string): Promise<DisputeRow | undefined> {
  return tx.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Selects the disputes of these entries, oldest first. */
export async function selectDisputesOf(
  tx: Reader,
  entryIds: readonly string[],
): Promise<DisputeRow[]> {
  if (entryIds.length === 0) return []
  return tx
    .selectFrom('disputes')
    .selectAll()
    .where('entryId', 'in', entryIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export async function selectOpenDispute(
  tx: Reader,
  entryId: string,
): Promise<DisputeRow | undefined> {
  return tx
    .selectFrom('disputes')
    .selectAll()
    .where('entryId', '=', entryId)
    .where('answeredAt', 'is', null)
    .executeTakeFirst()
}

export async function countOpen(tx: Reader): Promise<number> {
  const { count } = await tx
    .selectFrom('disputes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('answeredAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function updateDispute(
  tx: Transaction,
  id: string,
  change: Pick<DisputeRow, 'answer' | 'answeredBy' | 'answeredAt'>,
): Promise<void> {
  await tx.updateTable('disputes').set(change).where('id', '=', id).execute()
}
