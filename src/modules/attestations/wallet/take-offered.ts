import { isWithin } from '#platform/clock'
import type { WriteContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { issueSdJwt } from '../issue-attestation.ts'
import { attestationLimits } from '../limits.ts'
import { readKeyProof } from './key-proof.ts'
import { hashesOf } from './make-offer.ts'
import { useNonce } from './nonce.ts'
import { type FoundOffer, markEnded, selectOffer } from './offers.store.ts'

/** Finds what a wallet's token fetches now, if anything. */
export async function findOffered(ctx: WriteContext, token: string): Promise<FoundOffer | null> {
  const offer = await selectOffer(ctx.tx, 'tokenHash', hashesOf(ctx, 'token', token))
  const isOpen = offer && offer.endedAt === null && offer.redeemedAt !== null
  if (!isOpen) return null
  return isWithin(attestationLimits.walletToken, offer.redeemedAt ?? '', ctx.clock.now())
    ? offer
    : null
}

type Taken =
  | { outcome: 'taken'; attestation: string }
  | { outcome: 'denied' | 'invalid-proof' | 'invalid-nonce' }

/**
 * Gives a wallet the attestation of its offer, bound to the key that it proves to have; the offer is then used up.
 * `denied` where the document can no longer be attested.
 */
export async function takeOffered(
  ctx: WriteContext,
  offer: FoundOffer,
  jwt: string,
  publicUrl: string,
): Promise<Taken> {
  if (offer.ended === 1) return { outcome: 'denied' }
  const proof = readKeyProof(jwt, publicUrl)
  if (proof === null) return { outcome: 'invalid-proof' }
  if (!(await useNonce(ctx, proof.nonce))) return { outcome: 'invalid-nonce' }
  if (!(await markEnded(ctx.tx, offer.id, ctx.clock.now()))) return { outcome: 'denied' }
  const { recordId, kind } = offer
  const wanted = {
    kind,
    withName: Number(offer.withName) === 1,
    withReference: Number(offer.withReference) === 1,
  }
  const holder = { recordId, kinds: null }
  try {
    const attestation = await issueSdJwt(ctx, holder, wanted, publicUrl, proof.key)
    return { outcome: 'taken', attestation }
  } catch (error) {
    // A failing database has refused nothing: the offer stays open, and the wallet may ask again.
    if (error instanceof Refusal && error.kind !== 'unavailable') return { outcome: 'denied' }
    throw error
  }
}
