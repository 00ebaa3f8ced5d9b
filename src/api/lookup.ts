import { describeRecord, openRecord } from '#modules/lookup'
import { lookupRates } from '#modules/lookup/limits'
import { lookupAnswerSchema, lookupSchema } from '#modules/lookup/schema'
import { endpoint } from './endpoint.ts'

const lookupEndpoint = endpoint({
  method: 'POST',
  path: '/lookups',
  summary: 'Open a record with a number and its access code, for 15 minutes',
  permission: 'public',
  transaction: 'none',
  body: lookupSchema,
  limit: lookupRates.lookup,
  countsTry: true,
  goesOnWhenFull: true,
  refuses: ['lookup.no_data_found'],
  output: lookupAnswerSchema,
  run: async (ctx, { body }, { attempt }) => {
    const opened = await openRecord(ctx, body, { attempt })
    const described = await ctx.readAtOnce((read) => describeRecord(read, opened))
    return { ...described, viewing: { token: opened.token, endsAt: opened.endsAt } }
  },
})

export const lookupEndpoints = [lookupEndpoint] as const
