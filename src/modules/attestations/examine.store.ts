import type { Reader } from '#platform/database'
import { attestationLimits } from './limits.ts'

/** Which of these attestations have a row. */
export async function selectExisting(tx: Reader, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx.selectFrom('attestations').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Those outside of every list, or of a paper that belongs to another record than they do. */
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

/** Every offer to a wallet that is kept, the oldest first, with whose its paper is. */
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
