import { randomInt } from 'node:crypto'
import { appendAudit } from '#modules/audit'
import { selectCurrentCodeId } from '#modules/shares'
import { hour, later } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import { newToken } from '#platform/crypto'
import { type AttestedHolder, getAttested } from '../issue-attestation.ts'
import { attestationLimits } from '../limits.ts'
import type { NewAttestation, WalletOffer } from '../schema.ts'
import { offerUri } from './describe-issuer.ts'
import { deleteBefore, endOffersOf, insertOffer } from './offers.store.ts'

/**
 * Offers a wallet the attestation that the candidate requests: a code to scan and a separate PIN, so that a person who
 * photographs only the code has nothing. Both are shown only this once. An earlier offer for the same record ends; this
 * one ends with the access code that works now. Refuses as `issueAttestation` does.
 */
export async function offerToWallet(
  ctx: WriteContext,
  holder: AttestedHolder,
  wanted: NewAttestation,
  publicUrl: string,
): Promise<WalletOffer> {
  const { record, document } = await getAttested(ctx, holder, wanted, publicUrl)
  const madeAt = ctx.clock.now()
  const [id, code] = [ctx.ids.uuid(), newToken()]
  const pin = String(randomInt(1_000_000)).padStart(6, '0')
  await endOffersOf(ctx.tx, record.id, madeAt)
  await insertOffer(ctx.tx, {
    ...{ id, recordId: record.id, documentId: document.id, madeAt, tries: 0 },
    ...{ withName: wanted.withName ? 1 : 0, withReference: wanted.withReference ? 1 : 0 },
    ...{ codeHash: hashesOf(ctx, 'code', code)[0] },
    pinHash: hashesOf(ctx, `pin ${id}`, pin)[0],
    ...{ redeemedAt: null, tokenHash: null, endedAt: null },
    accessCodeId: (await selectCurrentCodeId(ctx.tx, record.id)) ?? null,
  })
  const details = { offerId: id, kind: wanted.kind, withName: wanted.withName }
  await appendAudit(ctx, 'attestation.offered', `record:${record.id}`, details)
  const endsAt = later(madeAt, attestationLimits.walletOffer)
  return { offer: offerUri(publicUrl, code), pin, endsAt }
}

/** Returns what may be stored of a code, a PIN or a token; first what is stored now. */
export function hashesOf(
  { secrets }: Pick<ReadContext, 'secrets'>,
  of: string,
  text: string,
): readonly [string, ...string[]] {
  return secrets.candidates('wallet', `${of} ${text}`)
}

/** Deletes ended offers, which have no further use; the events record them. */
export async function forgetWalletOffers(ctx: WriteContext): Promise<void> {
  await deleteBefore(ctx.tx, later(ctx.clock.now(), -hour))
}
