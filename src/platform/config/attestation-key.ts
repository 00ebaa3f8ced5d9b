import { z } from 'zod'
import { readPrivateKey } from '#platform/credentials'

/** The key that signs attestations, for those who keep it away from the database. */
export const attestationKeySettings = {
  CANDOR_ATTESTATION_KEY: z
    .string()
    .refine((pem) => readPrivateKey(pem) !== null, {
      error:
        'CANDOR_ATTESTATION_KEY must be a private key of Ed25519 as PEM without a passphrase, e.g. from "openssl genpkey -algorithm ed25519".',
    })
    .transform(readPrivateKey)
    .optional(),
}
