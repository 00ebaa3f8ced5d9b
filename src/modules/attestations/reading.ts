import { z } from 'zod'
import { describeComparedAnywhere } from '#modules/comparisons'
import type { Compared } from '#modules/comparisons/schema'
import type { DocumentKind } from '#modules/documents/schema'
import type { ReadContext } from '#platform/context'
import { isJwsSignedBy, type ReadSdJwt, readSdJwt } from '#platform/credentials'
import { parsedJson } from '#platform/text.schema'
import { selectAttestation } from './attestations.store.ts'
import { comparisonId, contextUrl, statementsOf, statusListUrl } from './held-copy.ts'
import { findProvingKey, hashOfSignature, readIssuer } from './issuer-proof.ts'
import { findKey, isAsSigned, issuerOf, type SigningKey } from './keys.ts'
import {
  type Attestation,
  type AttestationHolder,
  type AttestationVerdict,
  attestationSchema,
  type disclosedMembers,
  disclosureSchema,
  type HeldCopy,
  sdJwtClaimsSchema,
} from './schema.ts'
import { heldCopyOf, readHolder, sdJwtType, statusTokenUrl, typeUrl } from './sd-jwt.ts'

const headerSchema = z.strictObject({
  alg: z.literal('EdDSA'),
  typ: z.literal(sdJwtType),
  kid: z.string(),
})

/** Returns what a text in the second form says, if it is as it was signed here. */
async function readSignedSdJwt(
  ctx: ReadContext,
  sdJwt: ReadSdJwt,
  publicUrl: string,
): Promise<ReadAttestation> {
  const { jws, disclosures } = sdJwt
  const { iss } = z.object({ iss: z.string() }).safeParse(jws.payload).data ?? {}
  const issuer = issuerOf(publicUrl)
  if (iss === undefined) return { read: 'unreadable' }
  if (iss !== publicUrl || issuer === null) {
    const host = hostOfUrl(iss)
    return host === null ? { read: 'unreadable' } : { read: 'foreign', host }
  }
  const header = headerSchema.safeParse(jws.header).data
  const claims = sdJwtClaimsSchema.safeParse(jws.payload).data
  if (!header || !claims) return { read: 'altered' }
  const key = await findKey(ctx, header.kid)
  if (!key || !isJwsSignedBy(jws, key.multikey)) return { read: 'altered' }
  const list = listOf(claims.status.status_list.uri, publicUrl)
  const disclosed = readDisclosed(disclosures, claims._sd)
  const holder = readHolder(sdJwt, claims.cnf?.jwk, ctx.clock.now())
  if (list === null || claims.vct !== typeUrl(publicUrl) || disclosed === null || holder === null)
    return { read: 'altered' }
  const says = heldCopyOf(claims, disclosed, { issuer, publicUrl, list })
  return { read: 'signed', says, key, signature: jws.signature, holder }
}

/** Reads the disclosures: each has to be signed, and none may be repeated. */
function readDisclosed(
  disclosures: ReadSdJwt['disclosures'],
  digests: readonly string[],
): Partial<Record<(typeof disclosedMembers)[number], string>> | null {
  const disclosed: Partial<Record<(typeof disclosedMembers)[number], string>> = {}
  for (const { digest, read } of disclosures) {
    const [, member, value] = disclosureSchema.safeParse(read).data ?? []
    if (member === undefined || !digests.includes(digest)) return null
    if (disclosed[member] !== undefined) return null
    disclosed[member] = value
  }
  return disclosed
}

function listOf(uri: string, publicUrl: string): number | null {
  const [, list = ''] = /\/status\/([1-9]\d{0,5})\/token$/.exec(uri) ?? []
  return uri === statusTokenUrl(publicUrl, Number(list)) ? Number(list) : null
}

function hostOfUrl(url: string): string | null {
  return url.startsWith('https://') && URL.canParse(url) ? new URL(url).host || null : null
}

/** An attestation that was made here; for internal use, and never part of an answer. */
export interface MadeAttestation {
  id: string
  /** The key that signed it. */
  multikey: string
  recordId: string | null
  documentId: string | null
  /** Null once the document was removed for good. */
  kind: DocumentKind | null
}

/**
 * Checks signature and state of an attestation that somebody has, by the text of its file in either form. Its content
 * is returned only when it is what was signed here. An attestation of another issuer is not judged, and its keys are
 * not fetched.
 */
export async function checkAttestation(
  ctx: ReadContext,
  text: string,
  publicUrl: string,
): Promise<AttestationVerdict> {
  return (await compareAttestation(ctx, text, publicUrl)).verdict
}

/** Returns the same with the attestation that it is; null where we made none with that text. */
export async function compareAttestation(
  ctx: ReadContext,
  text: string,
  publicUrl: string,
): Promise<{ verdict: AttestationVerdict; made: MadeAttestation | null }> {
  const sdJwt = readSdJwt(text)
  const found = sdJwt
    ? await readSignedSdJwt(ctx, sdJwt, publicUrl)
    : await readDataIntegrity(ctx, text, publicUrl)
  if (found.read === 'foreign') return ofOthers({ verdict: 'foreign', host: found.host })
  if (found.read !== 'signed') return ofOthers({ verdict: found.read })
  const { says, key, holder } = found
  const kept = await selectAttestation(ctx.tx, says.id.replace('urn:uuid:', ''))
  const isThatOne =
    kept !== undefined &&
    (kept.signatureHash === null || kept.signatureHash === hashOfSignature(found.signature)) &&
    isAsSigned(kept, says)
  const made = isThatOne ? kept : undefined
  // A holder of the key can write any date, so the date stored here counts.
  const since = made?.madeAt ?? ctx.clock.now()
  const isRevoked = key.revokedAt !== null && since >= key.revokedAt
  const signature = isRevoked ? 'revoked' : 'holds'
  const state = stateOf(ctx, made)
  const compared = made && state === 'in-force' ? await comparedNow(ctx, made) : []
  const verdict = { verdict: 'ours', signature, state, says, holder, compared } as const
  return { verdict, made: made ? madeOf(made, key.multikey) : null }
}

function ofOthers(verdict: AttestationVerdict) {
  return { verdict, made: null }
}

function madeOf({ id, recordId, documentId, kind }: NonNullable<Made>, multikey: string) {
  return { id, multikey, recordId, documentId, kind: kind as DocumentKind | null }
}

type Made = Awaited<ReturnType<typeof selectAttestation>>

/** Returns what is known about the document now: the signed answer may be old, or somebody has asked again. */
async function comparedNow(ctx: ReadContext, made: NonNullable<Made>): Promise<Compared[]> {
  const { documentId: id, recordId } = made
  if (recordId === null || id === null) return []
  const kind = made.kind as DocumentKind
  return describeComparedAnywhere(ctx, made, { id, recordId, kind })
}

function stateOf({ clock }: ReadContext, made: Made): 'in-force' | 'expired' | 'ended' | 'unknown' {
  if (!made) return 'unknown'
  if (Number(made.ended) === 1) return 'ended'
  return made.validUntil <= clock.now() ? 'expired' : 'in-force'
}

/** What a text is, before its state is looked up. */
type ReadAttestation =
  | { read: 'unreadable' }
  | { read: 'foreign'; host: string }
  | { read: 'altered' }
  | {
      read: 'signed'
      says: HeldCopy
      key: SigningKey
      signature: string
      holder: AttestationHolder
    }

/** Returns what the JSON of an attestation says, if it is as it was signed here. */
async function readDataIntegrity(
  ctx: ReadContext,
  text: string,
  publicUrl: string,
): Promise<ReadAttestation> {
  const json = parsedJson(text)
  const claimed = readIssuer(json, publicUrl)
  if (claimed.read !== 'ours') return claimed
  const attestation = attestationSchema.safeParse(json).data
  if (!attestation || !isOfOurForm(attestation, publicUrl)) return { read: 'altered' }
  const { proof, ...says } = attestation
  const key = await findProvingKey(ctx, claimed.issuer, statementsOf(says), proof)
  if (!key) return { read: 'altered' }
  return { read: 'signed', says, key, signature: proof.proofValue, holder: { proof: 'none' } }
}

/** Tells whether the signed names are the ones that we would have written. */
function isOfOurForm(attestation: Attestation, publicUrl: string): boolean {
  const { credentialStatus: entry, credentialSubject: copy } = attestation
  const [, list = ''] = /\/status\/([1-9]\d{0,5})$/.exec(entry.statusListCredential) ?? []
  const url = statusListUrl(publicUrl, Number(list))
  const digest = Buffer.from(copy.sha256, 'hex').toString('base64url')
  return (
    attestation['@context'][1] === contextUrl(publicUrl) &&
    entry.statusListCredential === url &&
    entry.id === `${url}#${entry.statusListIndex}` &&
    copy.id === `ni:///sha-256;${digest}` &&
    (copy.comparisons ?? []).every(({ id }, index) => id === comparisonId(attestation.id, index))
  )
}
