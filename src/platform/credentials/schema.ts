import { z } from 'zod'

/** The form of our proofs; one with any other member is not ours. */
export const proofSchema = z.strictObject({
  type: z.literal('DataIntegrityProof'),
  created: z.string().max(40),
  verificationMethod: z.string().max(500),
  cryptosuite: z.literal('eddsa-rdfc-2022'),
  proofPurpose: z.literal('assertionMethod'),
  proofValue: z.string().max(100),
})
export type Proof = z.output<typeof proofSchema>

const coordinate = z.string().regex(/^[\w-]{43}$/)

/**
 * A public key that somebody else holds, as a JSON Web Key (RFC 7517): of P-256 or Ed25519. Any other
 * member is dropped.
 */
export const holderKeySchema = z.discriminatedUnion('kty', [
  z.object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: coordinate,
    y: coordinate,
  }),
  z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: coordinate }),
])
export type HolderKey = z.output<typeof holderKeySchema>
