import { hash } from 'node:crypto'
import type { ActionContext, ReadContext } from '#platform/context'
import { isProven, jwkOf, prove, rdfType, type Statement, xsdDate } from '#platform/credentials'
import type { Proof } from '#platform/credentials/schema'
import type { Language } from '#platform/languages.schema'
import {
  findKey,
  findSigner,
  getSigner,
  hostOf,
  issuerOf,
  listKeys,
  methodOf,
  type SigningKey,
} from './keys.ts'
import { refuseUnless } from './refusals.ts'
import type { HeldCopy, HeldCopyComparison } from './schema.ts'

// The terms that attestations and receipts share, as a JSON-LD context and as statements. Each context gives them its
// own address, so neither changes when the other does.

export const credentialsContext = 'https://www.w3.org/ns/credentials/v2'

/** The vocabulary of W3C credentials. */
export const vc = 'https://www.w3.org/2018/credentials#'
const schemaOrg = 'https://schema.org/'

/** Returns the name of a term in one of our contexts. */
type Name = (word: string) => string

/** What each node has besides its own terms. */
export const nodeTerms = { '@protected': true, id: '@id', type: '@type' }

export function agencyTerms(term: Name) {
  return {
    PrivateAgency: {
      '@id': term('PrivateAgency'),
      '@context': { ...nodeTerms, licence: term('licence'), regulator: term('regulator') },
    },
  }
}

export function comparisonTerms(term: Name) {
  return {
    HeldCopyComparison: {
      '@id': term('HeldCopyComparison'),
      '@context': {
        ...nodeTerms,
        authority: term('authority'),
        outcome: term('outcome'),
        firstAskedOn: { '@id': term('firstAskedOn'), '@type': xsdDate },
        lastAskedOn: { '@id': term('lastAskedOn'), '@type': xsdDate },
        oldAfter: { '@id': term('oldAfter'), '@type': xsdDate },
        statement: term('statement'),
      },
    },
  }
}

interface NamedAgency {
  issuer: string
  name: string
  licence: string
  regulator: string
  /** Whether the reviewed table lacks the regulator, or this form of number. */
  byOwnAccount: boolean
}

/** Returns the signer as a credential names it: a regulator that nobody reviewed is named with who says so (§1a). */
export function describeAgency({
  issuer: id,
  byOwnAccount,
  ...said
}: NamedAgency): HeldCopy['issuer'] {
  const regulator = byOwnAccount ? `${said.regulator}, by its own account` : said.regulator
  return { id, type: 'PrivateAgency', name: said.name, licence: said.licence, regulator }
}

export function statementsOfAgency(issuer: HeldCopy['issuer'], own: Name): Statement[] {
  return [
    [issuer.id, rdfType, { name: own('PrivateAgency') }],
    [issuer.id, `${schemaOrg}name`, { text: issuer.name }],
    [issuer.id, own('licence'), { text: issuer.licence }],
    [issuer.id, own('regulator'), { text: issuer.regulator }],
  ]
}

export function statementsOfComparison(
  { id, authority, outcome, statement, ...days }: HeldCopyComparison,
  own: Name,
): Statement[] {
  const said: Statement[] = [
    [id, rdfType, { name: own('HeldCopyComparison') }],
    [id, own('authority'), { text: authority }],
    [id, own('outcome'), { text: outcome }],
    [id, own('statement'), { text: statement }],
  ]
  for (const word of ['firstAskedOn', 'lastAskedOn', 'oldAfter'] as const) {
    const text = days[word]
    if (text !== undefined) said.push([id, own(word), { text, type: xsdDate }])
  }
  return said
}

/** Returns the issuer's name. Refuses with `attestation.no_address` where nobody could fetch its keys. */
export function getIssuer(publicUrl: string): string {
  const issuer = issuerOf(publicUrl)
  refuseUnless(issuer, 'attestation.no_address')
  return issuer
}

/**
 * Makes a proof, now, of what one of our modules says. The content comes from our own rows, never from the caller.
 * Refuses with `attestation.key_unavailable`.
 */
export async function proveAsIssuer(
  ctx: ActionContext,
  issuer: string,
  said: readonly Statement[],
): Promise<Proof> {
  const known = await ctx.read((read) => findSigner(read, issuer))
  const signer = known ?? (await ctx.write((write) => getSigner(write, issuer)))
  return prove(said, signer, ctx.clock.now())
}

/** Finds the key of ours that signed these statements with this proof; null when none did. */
export async function findProvingKey(
  ctx: ReadContext,
  issuer: string,
  said: readonly Statement[],
  proof: Proof,
): Promise<SigningKey | null> {
  const [, multikey = ''] = proof.verificationMethod.split('#')
  const isOurs = proof.verificationMethod === methodOf(issuer, multikey)
  const key = isOurs ? await findKey(ctx, multikey) : null
  return key && isProven(said, proof, key.multikey) ? key : null
}

/** The issuer that a credential claims, before anything in it is checked. */
type ClaimedIssuer =
  | { read: 'unreadable' }
  | { read: 'foreign'; host: string }
  | { read: 'ours'; issuer: string }

export function readIssuer(json: unknown, publicUrl: string): ClaimedIssuer {
  const claimed = claimedIssuer(json)
  if (claimed === null) return { read: 'unreadable' }
  if (claimed === issuerOf(publicUrl)) return { read: 'ours', issuer: claimed }
  const host = hostOf(claimed)
  return host === null ? { read: 'unreadable' } : { read: 'foreign', host }
}

function claimedIssuer(json: unknown): string | null {
  if (typeof json !== 'object' || json === null || !('issuer' in json)) return null
  const { issuer } = json
  if (typeof issuer === 'string') return issuer
  const hasId = typeof issuer === 'object' && issuer !== null && 'id' in issuer
  return hasId && typeof issuer.id === 'string' ? issuer.id : null
}

/**
 * Returns the issuer's DID document, with which anybody can check what was signed here. Former keys stay; a revoked one
 * is listed with its date and no longer asserts anything, because a person who has it can write any date. The same
 * holds for a key from a backup: it may have been revoked since. Null without a public https address, and before there
 * is a key.
 */
export async function describeIssuer(ctx: ReadContext, publicUrl: string) {
  const issuer = issuerOf(publicUrl)
  const keys = issuer === null ? [] : await listKeys(ctx)
  if (issuer === null || keys.length === 0) return null
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: issuer,
    verificationMethod: keys.map(({ multikey, revokedAt, restoredAt }) => ({
      id: methodOf(issuer, multikey),
      type: 'Multikey',
      controller: issuer,
      publicKeyMultibase: multikey,
      ...((revokedAt ?? restoredAt) !== null && { revoked: revokedAt ?? restoredAt }),
    })),
    assertionMethod: keys.filter(isTrusted).map(({ multikey }) => methodOf(issuer, multikey)),
  }
}

/**
 * Returns the same keys for checking the second form, where a key cannot carry a date: only keys that assert something
 * are listed. Null as above.
 */
export async function describeJwtIssuer(ctx: ReadContext, publicUrl: string) {
  const keys = issuerOf(publicUrl) === null ? [] : await listKeys(ctx)
  if (keys.length === 0) return null
  const jwks = keys.filter(isTrusted).map(({ multikey }) => jwkOf(multikey))
  return { issuer: publicUrl, jwks: { keys: jwks.filter((jwk) => jwk !== null) } }
}

function isTrusted({ revokedAt, restoredAt }: SigningKey): boolean {
  return revokedAt === null && restoredAt === null
}

/** Everything in an attestation that has a label. */
export type ClaimName =
  | ('agency' | 'licence' | 'regulator' | 'kind' | 'statement' | 'heldSince' | 'sha256')
  | ('comparisons' | 'candidateName' | 'recordReference')

/** What a wallet calls the attestation, in one language: a copy that a private company has (H1, H4). */
interface CopyNames {
  issuer(agency: string): string
  heldBy(agency: string): string
  byAgency: string
  description: string
  claims: Record<ClaimName, string>
}

/** Returns the same in the requested language. The texts are those of the public pages. */
export type NamesIn = (language: Language) => CopyNames

/**
 * Returns what is stored of a signature, as it is written in either form. A holder of the key can sign another text
 * under the name of an existing attestation; its signature is a different one.
 */
export function hashOfSignature(signature: string): string {
  return hash('sha256', signature)
}
