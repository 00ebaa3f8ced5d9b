import { z } from 'zod'
import { type Instant, later, minute } from '#platform/clock'
import {
  type CredentialSigner,
  discloseMember,
  hideDigests,
  isSignedByHolder,
  type ReadSdJwt,
  readJws,
  signJws,
  writeSdJwt,
} from '#platform/credentials'
import type { HolderKey } from '#platform/credentials/schema'
import { type Language, languages } from '#platform/languages.schema'
import { comparisonId, contextUrl, statusListUrl } from './held-copy.ts'
import { type ClaimName, credentialsContext, type NamesIn } from './issuer-proof.ts'
import {
  type AttestationHolder,
  disclosedMembers,
  type HeldCopy,
  keyBindingSchema,
  type SdJwtClaims,
} from './schema.ts'

type Claim = [path: string[], name: ClaimName]

/** Always shown: without one of these, a holder would show something else than what was signed. */
const shown: readonly Claim[] = [
  [['agency', 'name'], 'agency'],
  [['agency', 'licence'], 'licence'],
  [['agency', 'regulator'], 'regulator'],
  [['kind'], 'kind'],
  [['statement'], 'statement'],
  [['heldSince'], 'heldSince'],
  [['sha256'], 'sha256'],
]

const keptBack: readonly Claim[] = [
  [['candidateName'], 'candidateName'],
  [['recordReference'], 'recordReference'],
]

/**
 * Describes an attestation in its second form for wallets, which take the names from here
 * (https://datatracker.ietf.org/doc/draft-ietf-oauth-sd-jwt-vc/, "Type Metadata"). It says that a copy of the document
 * is held, and nothing else about it (H4).
 */
export function describeType(publicUrl: string, namesIn: NamesIn) {
  const { byAgency: name, description } = namesIn('en')
  return {
    vct: typeUrl(publicUrl),
    name,
    description,
    display: languages.map((locale) => {
      const { byAgency, description: said } = namesIn(locale)
      return { locale, name: byAgency, description: said }
    }),
    claims: describeClaims(namesIn, languages),
  }
}

/** Returns the name of each claim in some languages, and whether its holder may withhold it. */
export function describeClaims(namesIn: NamesIn, locales: readonly Language[]) {
  const describe = ([path, name]: Claim) => ({
    path,
    display: locales.map((locale) => ({ locale, label: namesIn(locale).claims[name] })),
  })
  return [
    ...shown.map((claim) => ({ ...describe(claim), sd: 'never', mandatory: true })),
    { ...describe([['comparisons'], 'comparisons']), sd: 'never' },
    ...keptBack.map((claim) => ({ ...describe(claim), sd: 'always' })),
  ]
}

// The second form of an attestation: an SD-JWT VC (https://datatracker.ietf.org/doc/draft-ietf-oauth-sd-jwt-vc/) with
// the terms of the first.

/** The type in its header, so that no other signed text is taken for it. */
export const sdJwtType = 'dc+sd-jwt'

/** Returns the address where this type of text is described. */
export function typeUrl(publicUrl: string): string {
  return `${publicUrl}/types/held-copy/v1`
}

/** Returns the address of a status list in the form that belongs to this one. */
export function statusTokenUrl(publicUrl: string, list: number): string {
  return `${statusListUrl(publicUrl, list)}/token`
}

export function secondsOf(instant: Instant): number {
  return Math.floor(Date.parse(instant) / 1000)
}

/** Returns the signer with the key's own name: an issuer's key set has no longer ones. */
export function jwsSignerOf({ verificationMethod, seed }: CredentialSigner) {
  return { kid: verificationMethod.split('#')[1] ?? '', seed }
}

/**
 * Signs an attestation in this form, and adds a disclosure for each thing that it says about a person. If it contains a
 * wallet's key, the person who shows it can prove to have that wallet.
 */
export function signSdJwt(
  credential: HeldCopy,
  signer: CredentialSigner,
  publicUrl: string,
  key?: HolderKey,
): { text: string; signature: string } {
  const { credentialSubject: copy } = credential
  const disclosures = disclosedMembers.flatMap((member) => {
    const value = copy[member]
    return value === undefined ? [] : [discloseMember(member, value)]
  })
  const hidden = hideDigests(disclosures, disclosedMembers.length)
  const said = claimsOf(credential, publicUrl, hidden)
  const claims: SdJwtClaims = key ? { ...said, cnf: { jwk: key } } : said
  const jws = signJws(claims, sdJwtType, jwsSignerOf(signer))
  const [, , signature = ''] = jws.split('.')
  return { text: writeSdJwt(jws, disclosures), signature }
}

function claimsOf(credential: HeldCopy, publicUrl: string, hidden: string[]): SdJwtClaims {
  const { credentialSubject: copy, credentialStatus: entry, issuer } = credential
  const { sha256, kind, heldSince, statement, comparisons } = copy
  const list = Number(entry.statusListCredential.split('/').at(-1))
  const idx = Number(entry.statusListIndex)
  return {
    iss: publicUrl,
    jti: credential.id,
    iat: secondsOf(credential.validFrom),
    exp: secondsOf(credential.validUntil),
    vct: typeUrl(publicUrl),
    status: { status_list: { idx, uri: statusTokenUrl(publicUrl, list) } },
    agency: { name: issuer.name, licence: issuer.licence, regulator: issuer.regulator },
    ...{ sha256, kind, heldSince, statement },
    ...(comparisons && { comparisons: comparisons.map(({ id, type, ...said }) => said) }),
    _sd: hidden,
    _sd_alg: 'sha-256',
  }
}

/** Returns what a text in this form says, in the terms of the first one, with what the holder disclosed. */
export function heldCopyOf(
  claims: SdJwtClaims,
  disclosed: Pick<HeldCopy['credentialSubject'], (typeof disclosedMembers)[number]>,
  { issuer, publicUrl, list }: { issuer: string; publicUrl: string; list: number },
): HeldCopy {
  const { jti: id, sha256, kind, heldSince, statement, comparisons } = claims
  const { idx } = claims.status.status_list
  const status = statusListUrl(publicUrl, list)
  return {
    '@context': [credentialsContext, contextUrl(publicUrl)],
    id,
    type: ['VerifiableCredential', 'HeldCopyCredential'],
    issuer: { id: issuer, type: 'PrivateAgency', ...claims.agency },
    validFrom: instantOf(claims.iat),
    validUntil: instantOf(claims.exp),
    credentialStatus: {
      ...{ id: `${status}#${idx}`, type: 'BitstringStatusListEntry' },
      ...{ statusPurpose: 'revocation', statusListIndex: String(idx) },
      statusListCredential: status,
    },
    credentialSubject: {
      id: `ni:///sha-256;${Buffer.from(sha256, 'hex').toString('base64url')}`,
      ...{ type: 'HeldCopy', sha256, kind, heldSince, statement },
      ...(comparisons && {
        comparisons: comparisons.map((said, index) => ({
          ...{ id: comparisonId(id, index), type: 'HeldCopyComparison' as const },
          ...said,
        })),
      }),
      ...disclosed,
    },
  }
}

function instantOf(seconds: number): Instant {
  return new Date(seconds * 1000).toISOString()
}

/** By how much a wallet's clock may be ahead. */
const mostAhead = 5 * minute

const headerSchema = z.object({ typ: z.literal('kb+jwt') })

/**
 * Reads, at the end of an SD-JWT, who presents it (RFC 9901, 7.3). Null where the end is not a proof with the key that
 * the attestation names, or is a proof for another text.
 */
export function readHolder(
  { keyBinding, digest }: ReadSdJwt,
  key: HolderKey | undefined,
  now: Instant,
): AttestationHolder | null {
  if (key === undefined) return keyBinding === '' ? { proof: 'none' } : null
  if (keyBinding === '') return { proof: 'missing' }
  const jws = readJws(keyBinding)
  if (jws === null || !headerSchema.safeParse(jws.header).success) return null
  const says = keyBindingSchema.safeParse(jws.payload).data
  if (!says || says.sd_hash !== digest || !isSignedByHolder(jws, key)) return null
  if (says.iat > secondsOf(later(now, mostAhead))) return null
  const signedAt = new Date(says.iat * 1000).toISOString()
  return { proof: 'holds', signedAt, audience: says.aud, nonce: says.nonce }
}
