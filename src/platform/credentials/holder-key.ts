import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { z } from 'zod'
import type { ReadJws } from './jws.ts'
import type { HolderKey } from './schema.ts'

// Keys of wallets: their private halves never reach this code.

/** The algorithm of such a key, as the header of a JWS names it (RFC 7518, RFC 8037). */
export const holderAlgorithms = ['ES256', 'EdDSA'] as const

const signedSchema = z.object({ alg: z.enum(holderAlgorithms) })

/** Tells whether a JWS is signed by a holder's key, with the algorithm that belongs to the key. */
export function isSignedByHolder(jws: ReadJws, key: HolderKey): boolean {
  const { alg } = signedSchema.safeParse(jws.header).data ?? {}
  if (alg !== (key.kty === 'EC' ? 'ES256' : 'EdDSA')) return false
  const publicKey = publicKeyOf(key)
  const signature = Buffer.from(jws.signature, 'base64url')
  const isExact = signature.length === 64 && signature.toString('base64url') === jws.signature
  if (publicKey === null || !isExact) return false
  const hash = key.kty === 'EC' ? 'sha256' : null
  return verify(
    hash,
    Buffer.from(jws.signed),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    signature,
  )
}

/** Returns null for numbers that are not a point of the curve. */
function publicKeyOf(key: HolderKey): KeyObject | null {
  try {
    return createPublicKey({ key, format: 'jwk' })
  } catch {
    return null
  }
}
