import { z } from 'zod'
import { type Instant, later, minute } from '#platform/clock'
import { isSignedByHolder, type ReadSdJwt, readJws } from '#platform/credentials'
import type { HolderKey } from '#platform/credentials/schema'
import { type AttestationHolder, keyBindingSchema } from './schema.ts'
import { secondsOf } from './sd-jwt.ts'

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
