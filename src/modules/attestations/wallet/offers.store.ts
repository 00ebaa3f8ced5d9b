import { sql } from 'kysely'
import type { Tables } from '#migrations'
import type { DocumentKind } from '#modules/documents/schema'
import { idsWithMerged, keptId } from '#modules/merges'
import type { Instant } from '#platform/clock'
import { hasChanged, insertOnce, type Reader, type Transaction } from '#platform/database'
import { hasEnded, type Joined } from '../attestations.store.ts'

type OfferRow = Tables['walletOffers']

export const insertOffer = insertOnce('walletOffers')

/** An offer with its document, and whether it is over: an attestation made with it would be, or its access code is. */
export type FoundOffer = OfferRow & { kind: DocumentKind; ended: number }

/** Selects the offer with a code, or with the token for which its code was exchanged. */
export async function selectOffer(
  tx: Reader,
  by: 'codeHash' | 'tokenHash',
  hashes: readonly string[],
): Promise<FoundOffer | undefined> {
  const found = await tx
    .selectFrom('walletOffers as a')
    .innerJoin('documents as d', 'd.id', 'a.documentId')
    .innerJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('a.recordId'))))
    .leftJoin('accessCodes as c', 'c.id', 'a.accessCodeId')
    .selectAll('a')
    .select('d.kind')
    // Has all the columns by which an attestation ends, so the same rows end it.
    .select((eb) =>
      eb
        .case()
        .when(eb.or([hasEnded(eb as unknown as Joined), eb('c.revokedAt', 'is not', null)]))
        .then(1)
        .else(0)
        .end()
        .as('ended'),
    )
    .where(`a.${by}`, 'in', hashes)
    .executeTakeFirst()
  return found && { ...found, kind: found.kind as DocumentKind, ended: Number(found.ended) }
}

/** Counts a PIN try for an open offer; returns whether it was within the allowed number. */
export async function countPin(tx: Transaction, id: string, most: number): Promise<boolean> {
  return hasChanged(
    tx
      .updateTable('walletOffers')
      .set((eb) => ({ tries: eb('tries', '+', 1) }))
      .where('id', '=', id)
      .where('redeemedAt', 'is', null)
      .where('endedAt', 'is', null)
      .where('tries', '<', most),
  )
}

export async function markRedeemed(
  tx: Transaction,
  id: string,
  { redeemedAt, tokenHash }: { redeemedAt: Instant; tokenHash: string },
): Promise<void> {
  await tx
    .updateTable('walletOffers')
    .set({ redeemedAt, tokenHash })
    .where('id', '=', id)
    .where('redeemedAt', 'is', null)
    .execute()
}

/** Ends an offer; returns whether it was open until now. */
export async function markEnded(tx: Transaction, id: string, endedAt: Instant): Promise<boolean> {
  return hasChanged(
    tx
      .updateTable('walletOffers')
      .set({ endedAt })
      .where('id', '=', id)
      .where('endedAt', 'is', null),
  )
}

/** Ends every open offer of a record. */
export async function endOffersOf(
  tx: Transaction,
  recordId: string,
  endedAt: Instant,
): Promise<void> {
  await tx
    .updateTable('walletOffers')
    .set({ endedAt })
    .where('recordId', 'in', idsWithMerged(recordId))
    .where('endedAt', 'is', null)
    .execute()
}

/** Notes that a text was signed; returns whether it was the first time. */
export async function insertNonce(tx: Transaction, row: Tables['usedNonces']): Promise<boolean> {
  return hasChanged(
    tx
      .insertInto('usedNonces')
      .values(row)
      .onConflict((on) => on.doNothing()),
  )
}

export async function deleteBefore(tx: Transaction, instant: Instant): Promise<void> {
  await tx.deleteFrom('walletOffers').where('madeAt', '<', instant).execute()
  await tx.deleteFrom('usedNonces').where('usedAt', '<', instant).execute()
}
