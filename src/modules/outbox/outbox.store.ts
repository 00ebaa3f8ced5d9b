import type { Tables } from '#migrations'
import type { Reader, Transaction } from '#platform/database'
import type { Message, MessageKind } from './schema.ts'

type Row = Tables['messages']

export async function insertMessage(tx: Transaction, row: Row): Promise<void> {
  await tx.insertInto('messages').values(row).execute()
}

/** Notes that a candidate was told of something; false when it is noted already. */
export async function noteTold(tx: Transaction, row: Tables['toldOnce']): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('toldOnce')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) === 1
}

/** A message of one of these kinds that was not tried yet. */
export async function selectUntried(
  tx: Reader,
  recordId: string,
  kinds: readonly MessageKind[],
): Promise<Pick<Row, 'id' | 'kind'> | undefined> {
  return tx
    .selectFrom('messages')
    .select(['id', 'kind'])
    .where('recordId', '=', recordId)
    .where('state', '=', 'waiting')
    .where('tries', '=', 0)
    .where('kind', 'in', kinds)
    .executeTakeFirst()
}

export async function updateKind(tx: Transaction, id: string, kind: MessageKind): Promise<void> {
  await tx.updateTable('messages').set({ kind }).where('id', '=', id).execute()
}

/** The messages of a record, the latest first. */
export async function selectMessages(tx: Reader, recordId: string): Promise<Message[]> {
  return tx
    .selectFrom('messages')
    .select(['id', 'kind', 'state', 'way', 'createdAt', 'tries', 'triedAt', 'endedAt'])
    .where('recordId', '=', recordId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/**
 * After a backup was put back: what waited when it was made may have been sent since, and is not sent
 * again by itself.
 */
export async function doubtUnsent(tx: Transaction, endedAt: string): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ state: 'perhaps', endedAt, epoch: null })
    .where('state', 'in', ['waiting', 'sending'])
    .execute()
}
