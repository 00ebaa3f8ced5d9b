import type { Tables } from '#migrations'
import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'

export type ReceiptRow = Tables['checkReceipts']

export async function insertReceipt(tx: Transaction, row: ReceiptRow): Promise<void> {
  await tx.insertInto('checkReceipts').values(row).execute()
}

export async function selectReceipt(tx: Reader, number: string): Promise<ReceiptRow | undefined> {
  return tx.selectFrom('checkReceipts').selectAll().where('number', '=', number).executeTakeFirst()
}

/** Selects receipts by id, after one: for going through all of them. */
export async function selectReceiptsAfter(
  tx: Reader,
  id: string,
  limit: number,
): Promise<ReceiptRow[]> {
  return tx
    .selectFrom('checkReceipts')
    .selectAll()
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Selects the state of documents and their records, with when the last scan of the kind was removed. */
export async function selectDocumentsNow(tx: Reader, documentIds: readonly string[]) {
  if (documentIds.length === 0) return []
  return tx
    .selectFrom('documents as d')
    .innerJoin('records as r', 'r.id', 'd.recordId')
    .select([
      'd.id',
      'd.supersededAt',
      'd.removedAt',
      'd.withheldAt',
      'r.state',
      'r.hiddenAt',
      'r.deletedAt',
      'r.unpublishedAt',
    ])
    .select(({ selectFrom }) => [
      selectFrom('documents as c')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('c.recordId', '=', 'd.recordId')
        .whereRef('c.kind', '=', 'd.kind')
        .where('c.supersededAt', 'is', null)
        .where('c.removedAt', 'is', null)
        .where('c.withheldAt', 'is', null)
        .as('current'),
      selectFrom('documents as c')
        .select(({ fn }) => fn.max(fn.coalesce('c.removedAt', 'c.withheldAt')).as('at'))
        .whereRef('c.recordId', '=', 'd.recordId')
        .whereRef('c.kind', '=', 'd.kind')
        .as('kindRemovedAt'),
    ])
    .where('d.id', 'in', documentIds)
    .execute()
}
export type DocumentNow = Awaited<ReturnType<typeof selectDocumentsNow>>[number]

export async function deleteReceiptsBefore(tx: Transaction, before: Instant): Promise<void> {
  await tx.deleteFrom('checkReceipts').where('createdAt', '<', before).execute()
}
