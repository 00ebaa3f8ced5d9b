import type { Tables } from '#migrations'
import type { Reader, Transaction } from '#platform/database'

type Row = Tables['savedViews']

export async function selectViews(tx: Reader, accountId: string): Promise<Row[]> {
  return tx
    .selectFrom('savedViews')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export async function insertView(tx: Transaction, row: Row): Promise<void> {
  await tx.insertInto('savedViews').values(row).execute()
}

export async function updateView(
  tx: Transaction,
  id: string,
  change: Partial<Pick<Row, 'name' | 'filters' | 'columns'>>,
): Promise<void> {
  await tx.updateTable('savedViews').set(change).where('id', '=', id).execute()
}

export async function deleteViewRow(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('savedViews').where('id', '=', id).execute()
}
