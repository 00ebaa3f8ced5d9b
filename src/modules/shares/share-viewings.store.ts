import type { Tables } from '#migrations'
import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'

export async function insertShareViewing(
  tx: Transaction,
  row: Tables['shareViewings'],
): Promise<void> {
  await tx.insertInto('shareViewings').values(row).execute()
}

/** Selects a viewing of a share with what decides whether it is still open. */
export async function selectShareViewing(tx: Reader, tokenHashes: readonly string[]) {
  return tx
    .selectFrom('shareViewings as v')
    .innerJoin('shares as s', 's.id', 'v.shareId')
    .innerJoin('accessCodes as c', 'c.id', 's.accessCodeId')
    .innerJoin('records as r', 'r.id', 's.recordId')
    .select([
      'v.id',
      'v.startedAt',
      'v.endsAt',
      'v.closedAt',
      'v.shareId',
      's.recordId',
      's.kinds',
      's.purpose',
      's.createdAt',
      's.expiresAt',
      's.revokedAt',
      'c.revokedAt as codeRevokedAt',
      'r.state',
      'r.hiddenAt',
      'r.deletedAt',
      'r.unpublishedAt',
    ])
    .where('v.tokenHash', 'in', tokenHashes)
    .executeTakeFirst()
}

export async function markShareViewingClosed(tx: Transaction, id: string, now: Instant) {
  await tx.updateTable('shareViewings').set({ closedAt: now }).where('id', '=', id).execute()
}
