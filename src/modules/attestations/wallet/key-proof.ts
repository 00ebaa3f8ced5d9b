import { z } from 'zod'
import { holderAlgorithms, isSignedByHolder, readJws } from '#platform/credentials'
import { type HolderKey, holderKeySchema } from '#platform/credentials/schema'

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
export function readKeyProof(
  jwt: string,
  publicUrl: string,
): { key: HolderKey; nonce: string } | null {
  const jws = readJws(jwt)
  const header = headerSchema.safeParse(jws?.header).data
  const payload = payloadSchema.safeParse(jws?.payload).data
  if (!jws || !header || payload?.aud !== publicUrl) return null
  return isSignedByHolder(jws, header.jwk) ? { key: header.jwk, nonce: payload.nonce } : null
}
