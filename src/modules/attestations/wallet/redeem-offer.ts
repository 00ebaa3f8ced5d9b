import { appendAudit } from '#modules/audit'
import { isWithin } from '#platform/clock'
import type { WriteContext } from '#platform/context'
import { newToken, sameText } from '#platform/crypto'
import { attestationLimits } from '../limits.ts'
import { hashesOf } from './make-offer.ts'
import { countPin, markEnded, markRedeemed, selectOffer } from './offers.store.ts'

const { walletOffer, walletPinTries } = attestationLimits

/**
 * Exchanges code and PIN of an open offer, once, for the token that fetches its attestation. Null for an unknown code,
 * an ended one, and a wrong PIN alike. The last allowed wrong PIN ends the offer. The caller has to commit the
 * transaction in either case.
 */
export async function redeemOffer(
  ctx: WriteContext,
  { code, pin }: { code: string; pin: string },
): Promise<string | null> {
  const now = ctx.clock.now()
  const offer = await selectOffer(ctx.tx, 'codeHash', hashesOf(ctx, 'code', code))
  if (!offer || offer.ended === 1 || !isWithin(walletOffer, offer.madeAt, now)) return null
  if (!(await countPin(ctx.tx, offer.id, walletPinTries))) return null
  if (!hashesOf(ctx, `pin ${offer.id}`, pin).some((hash) => sameText(hash, offer.pinHash))) {
    if (offer.tries + 1 < walletPinTries) return null
    await markEnded(ctx.tx, offer.id, now)
    const details = { offerId: offer.id, tries: walletPinTries }
    await appendAudit(ctx, 'attestation.offer_guessed', `record:${offer.recordId}`, details)
    return null
  }
  const token = newToken()
  const [tokenHash] = hashesOf(ctx, 'token', token)
  await markRedeemed(ctx.tx, offer.id, { redeemedAt: now, tokenHash })
  return token
}
