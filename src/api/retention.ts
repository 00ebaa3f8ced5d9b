import { z } from 'zod'
import { settingsSchema } from '#modules/organisation/schema'
import { countDue, listDue, removeDue } from '#modules/privacy'
import {
  dueCountSchema,
  dueListSchema,
  dueQuerySchema,
  type Outcome,
  removalsSchema,
  removedSchema,
} from '#modules/privacy/retention.schema'
import { cursorAsked } from '#platform/pages/schema'
import { endpoint } from './endpoint.ts'

const listEndpoint = endpoint({
  method: 'GET',
  path: '/due-removals',
  summary: 'What has been kept for as long as the settings say, the longest due first',
  permission: 'records:all',
  transaction: 'read',
  query: dueQuerySchema.extend(cursorAsked),
  output: dueListSchema,
  run: (ctx, { query }) => listDue(ctx, query),
})

const { keepAfterDepartureDays, keepSensitiveMonths, keepContractMonths, keepUsualMonths } =
  settingsSchema.shape
/** The periods as an address writes them. */
const periodsSchema = z.object({
  keepAfterDepartureDays: z.coerce.number().pipe(keepAfterDepartureDays.unwrap()),
  keepSensitiveMonths: z.coerce.number().pipe(keepSensitiveMonths.unwrap()),
  keepContractMonths: z.coerce.number().pipe(keepContractMonths.unwrap()),
  keepUsualMonths: z.coerce.number().pipe(keepUsualMonths.unwrap()),
})

const countEndpoint = endpoint({
  method: 'GET',
  path: '/due-removals/count',
  summary:
    'How much would be due now if documents and records were kept for this long; nothing is changed',
  permission: 'organisation:manage',
  transaction: 'none',
  query: periodsSchema,
  output: dueCountSchema,
  run: (ctx, { query }) => countDue(ctx, query),
})

const removeEndpoint = endpoint({
  method: 'POST',
  path: '/due-removals/remove',
  summary:
    'Remove for good what is due; what is held back or no longer due stays, and the answer says so',
  permission: 'records:all',
  recentSignIn: { scope: 'purge' },
  transaction: 'none',
  body: removalsSchema,
  output: removedSchema,
  run: async (ctx, { body: { removals } }) => {
    const outcomes: Outcome[] = []
    for (const removal of removals) outcomes.push(await removeDue(ctx, removal))
    return { outcomes }
  },
})

export const retentionEndpoints = [listEndpoint, countEndpoint, removeEndpoint] as const
