import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { appendAudit } from '#modules/audit'
import { readSettings } from '#modules/organisation'
import { selectCurrentCodeId } from '#modules/shares'
import { fitText } from '#modules/speech'
import { hour, isWithin, later } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import { holderAlgorithms, isSignedByHolder, readJws } from '#platform/credentials'
import { type HolderKey, holderKeySchema } from '#platform/credentials/schema'
import { newToken, sameText } from '#platform/crypto'
import { Refusal } from '#platform/errors'
import type { NamesIn } from '../issuer-proof.ts'
import { type AttestedHolder, getAttested, issueSdJwt } from '../issuing.ts'
import { issuerOf } from '../keys.ts'
import type { NewAttestation, WalletOffer } from '../schema.ts'
import { attestationLimits } from '../schema.ts'
import { describeClaims, sdJwtType, typeUrl } from '../sd-jwt.ts'
import {
  countPin,
  deleteBefore,
  endOffersOf,
  type FoundOffer,
  insertNonce,
  insertOffer,
  markEnded,
  markRedeemed,
  selectOffer,
} from './offers.store.ts'

// What a wallet reads before it accepts anything, by OpenID4VCI 1.0
// (https://openid.net/specs/openid-4-verifiable-credential-issuance-1_0.html).

/** The paths for wallets, below the public address. */
export const walletPaths = {
  token: '/wallet/token',
  nonce: '/wallet/nonce',
  credential: '/wallet/credential',
} as const

/** The one credential on offer. */
export const heldCopyId = 'held-copy'

export const codeGrant = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'

/** Returns an offer by value, so that nothing from which the code could be read has to be stored. */
function offerUri(publicUrl: string, code: string): string {
  const offer = {
    credential_issuer: publicUrl,
    credential_configuration_ids: [heldCopyId],
    grants: { [codeGrant]: { 'pre-authorized_code': code, tx_code: { length: 6 } } },
  }
  return `openid-credential-offer://?credential_offer=${encodeURIComponent(JSON.stringify(offer))}`
}

/** Describes the server that exchanges codes; null where the site has no https. */
export function describeAuthorization(publicUrl: string) {
  if (issuerOf(publicUrl) === null) return null
  return {
    issuer: publicUrl,
    token_endpoint: publicUrl + walletPaths.token,
    token_endpoint_auth_methods_supported: ['none'],
    response_types_supported: [],
    grant_types_supported: [codeGrant],
    'pre-authorized_grant_anonymous_access_supported': true,
  }
}

/**
 * Describes what is on offer and how, with the names under which a wallet shows it: a copy that a private company has,
 * never the document itself (H1, H4), in the languages of the site. Null where the site has no https.
 */
export async function describeWalletIssuer(ctx: ReadContext, publicUrl: string, namesIn: NamesIn) {
  if (issuerOf(publicUrl) === null) return null
  const { legalName, languages } = await readSettings(ctx.tx)
  const agency = fitText('registered-name', legalName)
  return {
    credential_issuer: publicUrl,
    credential_endpoint: publicUrl + walletPaths.credential,
    nonce_endpoint: publicUrl + walletPaths.nonce,
    display: languages.map((locale) => ({ locale, name: namesIn(locale).issuer(agency) })),
    credential_configurations_supported: {
      [heldCopyId]: {
        format: sdJwtType,
        vct: typeUrl(publicUrl),
        scope: heldCopyId,
        cryptographic_binding_methods_supported: ['jwk'],
        credential_signing_alg_values_supported: ['EdDSA'],
        proof_types_supported: {
          jwt: { proof_signing_alg_values_supported: holderAlgorithms },
        },
        credential_metadata: {
          display: languages.map((locale) => {
            const { heldBy, description } = namesIn(locale)
            return { locale, name: heldBy(agency), description }
          }),
          claims: describeClaims(namesIn, languages).map(({ path, display }) => ({
            path,
            display,
          })),
        },
      },
    },
  }
}

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
function hashesOf(
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

/**
 * A single key, neither named by reference nor with its private half. What a header calls critical must be understood
 * (RFC 7515, section 4.1.11), and we understand none of it.
 */
const headerSchema = z.object({
  typ: z.literal('openid4vci-proof+jwt'),
  alg: z.enum(holderAlgorithms),
  jwk: z.looseObject({ d: z.undefined().optional() }).pipe(holderKeySchema),
  kid: z.undefined().optional(),
  x5c: z.undefined().optional(),
  crit: z.undefined().optional(),
})

const payloadSchema = z.object({ aud: z.string(), iat: z.number(), nonce: z.string() })

/**
 * Returns the key that a wallet proves to have, for this issuer, and the nonce that it signed (OpenID4VCI 1.0, appendix
 * F.1). Null where nothing is proven. The time in it does not count: phones' clocks are wrong, and the nonce has our
 * own time.
 */
function readKeyProof(jwt: string, publicUrl: string): { key: HolderKey; nonce: string } | null {
  const jws = readJws(jwt)
  const header = headerSchema.safeParse(jws?.header).data
  const payload = payloadSchema.safeParse(jws?.payload).data
  if (!jws || !header || payload?.aud !== publicUrl) return null
  return isSignedByHolder(jws, header.jwk) ? { key: header.jwk, nonce: payload.nonce } : null
}

/**
 * Makes a text for a wallet to sign, which states its own expiry. Nothing is written before one comes back, so
 * requesting many fills no table.
 */
export function newNonce(ctx: Pick<ReadContext, 'clock' | 'secrets'>): string {
  const said = `${Date.parse(ctx.clock.now()).toString(36)}.${newToken()}`
  return `${said}.${hashesOf(ctx, 'nonce', said)[0]}`
}

/** Tells whether a text is one of ours, from the last minutes, that nobody has used; it is then used up. */
export async function useNonce(ctx: WriteContext, nonce: string): Promise<boolean> {
  const now = ctx.clock.now()
  const [time = '', random = '', mac = '', ...more] = nonce.split('.')
  const isOurs = ctx.secrets.isHmac('wallet', `nonce ${time}.${random}`, mac)
  if (more.length > 0 || !isOurs) return false
  const madeAt = new Date(Number.parseInt(time, 36)).toISOString()
  if (!isWithin(attestationLimits.walletNonce, madeAt, now)) return false
  // Under each secret, so that it is used up for a process that does not know the present one.
  for (const nonceHash of hashesOf(ctx, 'used', nonce))
    if (!(await insertNonce(ctx.tx, { nonceHash, usedAt: now }))) return false
  return true
}

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
