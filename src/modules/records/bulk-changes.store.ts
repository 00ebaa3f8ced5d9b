import type { Tables } from '#migrations'
import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'

export async function insertBulkChange(tx: Transaction, row: Tables['bulkChanges']): Promise<void> {
  await tx.insertInto('bulkChanges').values(row).execute()
}

/** Selects a change that this person made and has not undone. */
export async function selectBulkChange(tx: Reader, id: string, changedBy: string) {
  return tx
    .selectFrom('bulkChanges')
    .selectAll()
    .where('id', '=', id)
    .where('changedBy', '=', changedBy)
    .executeTakeFirst()
}

export async function deleteBulkChange(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('bulkChanges').where('id', '=', id).execute()
}

export async function deleteBulkChangesBefore(tx: Transaction, instant: Instant): Promise<void> {
  await tx.deleteFrom('bulkChanges').where('changedAt', '<', instant).execute()
}
