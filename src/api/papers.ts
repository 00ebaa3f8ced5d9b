import { z } from 'zod'
import { checkFingerprint } from '#modules/papers'
import { fingerprintSchema, paperVerdictSchema } from '#modules/papers/schema'
import { endpoint } from './endpoint.ts'

const fingerprintEndpoint = endpoint({
  method: 'GET',
  path: '/fingerprints/{sha256}',
  summary: 'Whether a file with this SHA-256 is one that the organisation holds',
  may: 'public',
  transaction: 'none',
  params: z.object({ sha256: fingerprintSchema }),
  output: paperVerdictSchema,
  run: async (ctx, { params }, { address }) => {
    await ctx.limits.takeByAddress('verify', address)
    return ctx.read((read) => checkFingerprint(read, params.sha256))
  },
})

export const paperEndpoints = [fingerprintEndpoint] as const
