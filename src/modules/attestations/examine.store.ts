import type { Reader } from '#platform/database'
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
