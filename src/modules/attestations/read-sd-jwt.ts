import { z } from 'zod'
import type { ReadContext } from '#platform/context'
import { isJwsSignedBy, type ReadSdJwt } from '#platform/credentials'
import { issuerOf } from './issuer.ts'
import { findKey } from './keys.ts'
import type { ReadAttestation } from './read-data-integrity.ts'
import { readHolder } from './read-holder.ts'
import { type disclosedMembers, disclosureSchema, sdJwtClaimsSchema } from './schema.ts'
import { heldCopyOf, sdJwtType, statusTokenUrl, typeUrl } from './sd-jwt.ts'

const headerSchema = z.strictObject({
  alg: z.literal('EdDSA'),
  typ: z.literal(sdJwtType),
  kid: z.string(),
})

/** Returns what a text in the second form says, if it is as it was signed here. */
export async function readSignedSdJwt(
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
