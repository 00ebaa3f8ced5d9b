import type { ReadContext } from '#platform/context'
import { jwkOf } from '#platform/credentials'
import { issuerOf } from './issuer.ts'
import { listKeys, methodOf, type SigningKey } from './keys.ts'

/**
 * The issuer's DID document, with which anybody checks what was signed here. Former keys stay; one that
 * was taken back stands there with its date and asserts nothing any more, because whoever has it can
 * write any date. So does one that came back from a backup: whether it was taken back since is not known.
 * Null without a public address by https, and before there is a key.
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
 * The same keys for whoever checks the second form, where a key cannot carry a date: only those that
 * assert something stand there. Null as above.
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
