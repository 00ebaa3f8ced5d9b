import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'
import { uuidAt } from '#platform/ids'
import type { AttestationRow } from './attestations.store.ts'

/**
 * Selects attestations that were made after a moment, now or about now: the clock has been set back since. Ids sort by
 * the time at which they were made, so only the newest rows are read.
 */
export async function selectAhead(
  tx: Reader,
  latest: Instant,
): Promise<Pick<AttestationRow, 'id' | 'madeAt' | 'validUntil'>[]> {
  return tx
    .selectFrom('attestations')
    .select(['id', 'madeAt', 'validUntil'])
    .where('id', '>', uuidAt(Date.parse(latest), 1))
    .where('madeAt', '>', latest)
    .execute()
}

/** Stores the corrected times of such an attestation. */
export async function markSettled(
  tx: Transaction,
  { id, madeAt, validUntil }: Pick<AttestationRow, 'id' | 'madeAt' | 'validUntil'>,
): Promise<void> {
  await tx.updateTable('attestations').set({ madeAt, validUntil }).where('id', '=', id).execute()
}
