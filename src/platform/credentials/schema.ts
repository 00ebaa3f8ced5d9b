import { z } from 'zod'

/** The form that our proofs have; one with anything more is none of ours. */
export const proofSchema = z.strictObject({
  type: z.literal('DataIntegrityProof'),
  created: z.string().max(40),
  verificationMethod: z.string().max(500),
  cryptosuite: z.literal('eddsa-rdfc-2022'),
  proofPurpose: z.literal('assertionMethod'),
  proofValue: z.string().max(100),
})
export type Proof = z.output<typeof proofSchema>
