import { z } from 'zod'
import { checkFingerprint } from '#modules/verification'
import { verificationRates } from '#modules/verification/limits'
import { documentVerdictSchema, fingerprintSchema } from '#modules/verification/schema'
import { endpoint } from './endpoint.ts'

const fingerprintEndpoint = endpoint({
  method: 'GET',
  path: '/fingerprints/{sha256}',
  summary: 'Whether a file with this SHA-256 is one that the organisation holds',
  permission: 'public',
  transaction: 'read',
  params: z.object({ sha256: fingerprintSchema }),
  limit: verificationRates.verify,
  output: documentVerdictSchema,
  run: (ctx, { params }) => checkFingerprint(ctx, params.sha256),
})

export const verificationEndpoints = [fingerprintEndpoint] as const
