import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'
import { uuidAt } from '#platform/ids'
import type { AttestationRow } from './attestations.store.ts'
import { attestationLimits } from './limits.ts'

/** Selects those of these attestations that have a row. */
export async function selectExisting(tx: Reader, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx.selectFrom('attestations').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Selects attestations that are outside every list, or about a document of another record than their own. */
export async function selectMisplaced(tx: Reader): Promise<string[]> {
  const rows = await tx
    .selectFrom('attestations as a')
    .leftJoin('documents as d', 'd.id', 'a.documentId')
    .select('a.id')
    .where((eb) =>
      eb.or([
        eb('a.list', '<', 1),
        eb('a.place', '<', 0),
        eb('a.place', '>=', attestationLimits.attestationsPerList),
        eb('d.recordId', '<>', eb.ref('a.recordId')),
      ]),
    )
    .orderBy('a.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Selects every stored offer to a wallet, the oldest first, with the record of its document. */
export async function selectOffers(tx: Reader) {
  return tx
    .selectFrom('walletOffers as o')
    .leftJoin('documents as d', 'd.id', 'o.documentId')
    .select(['o.id', 'o.recordId', 'o.madeAt', 'o.redeemedAt', 'o.tokenHash'])
    .select('d.recordId as paperOf')
    .orderBy('o.madeAt')
    .orderBy('o.id')
    .execute()
}

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
