import type { Tables } from '#migrations'
import type { Reader, Transaction } from '#platform/database'

export async function insertValues(tx: Transaction, row: Tables['recordValues']): Promise<void> {
  await tx.insertInto('recordValues').values(row).execute()
}

export async function selectValues(tx: Reader, ids: readonly string[]) {
  if (ids.length === 0) return []
  return tx.selectFrom('recordValues').selectAll().where('id', 'in', ids).execute()
}
