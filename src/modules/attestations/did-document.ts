import { hash } from 'node:crypto'
import type { ReadContext } from '#platform/context'
import { jwkOf } from '#platform/credentials'
import type { Language } from '#platform/languages.schema'
import { issuerOf, listKeys, methodOf, type SigningKey } from './keys.ts'

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
