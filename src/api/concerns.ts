import { z } from 'zod'
import { accountNames } from '#modules/accounts'
import { listEvents } from '#modules/audit'
import {
  changeConcern,
  getConcern,
  listConcerns,
  reportConcern,
  requestCode,
} from '#modules/concerns'
import { concernRates } from '#modules/concerns/limits'
import {
  concernChangeSchema,
  concernFilterSchema,
  concernPageSchema,
  concernSchema,
  newCodeRequestSchema,
  newConcernSchema,
} from '#modules/concerns/schema'
import { endpoint } from './endpoint.ts'

const reportEndpoint = endpoint({
  method: 'POST',
  path: '/concerns',
  summary: 'Report a concern to the organisation; the contact may be left out',
  permission: 'public',
  transaction: 'write',
  body: newConcernSchema,
  limit: concernRates.report,
  output: z.object({ id: z.string() }),
  status: 201,
  run: (ctx, { body }) => reportConcern(ctx, body),
})

const codeRequestEndpoint = endpoint({
  method: 'POST',
  path: '/access-code-requests',
  summary: 'Ask the organisation for a new access code; the answer says nothing of any record',
  permission: 'public',
  transaction: 'write',
  body: newCodeRequestSchema,
  limit: concernRates.codeRequest,
  output: z.object({ id: z.string() }),
  status: 201,
  run: (ctx, { body }) => requestCode(ctx, body),
})

const listEndpoint = endpoint({
  method: 'GET',
  path: '/concerns',
  summary: 'What the public reported, newest first, and how many wait for an answer',
  permission: 'concerns:manage',
  transaction: 'read',
  query: concernFilterSchema,
  output: concernPageSchema.extend({
    /** Names of the people in `changedBy`. */
    people: z.record(z.string(), z.string()),
  }),
  run: async (ctx, { query }) => {
    const list = await listConcerns(ctx, query)
    const ids = list.concerns.flatMap(({ changedBy }) => (changedBy === null ? [] : [changedBy]))
    return { ...list, people: Object.fromEntries(await accountNames(ctx.tx, ids)) }
  },
})

const readEndpoint = endpoint({
  method: 'GET',
  path: '/concerns/{id}',
  summary: 'One report, with what was done about it, newest first',
  permission: 'concerns:manage',
  transaction: 'read',
  params: z.object({ id: z.uuid() }),
  refuses: ['concern.not_found'],
  output: z.object({
    concern: concernSchema,
    steps: z.array(z.object({ at: z.string(), action: z.string(), by: z.string().nullable() })),
  }),
  run: async (ctx, { params }) => {
    const concern = await getConcern(ctx, params.id)
    const events = await listEvents(ctx, { subject: `concern:${params.id}`, limit: 100 })
    const ids = events.flatMap(({ actorId }) => (actorId === null ? [] : [actorId]))
    const names = await accountNames(ctx.tx, ids)
    const steps = events.map(({ at, action, actorId }) => ({
      at,
      action,
      by: actorId === null ? null : (names.get(actorId) ?? null),
    }))
    return { concern, steps }
  },
})

const changeEndpoint = endpoint({
  method: 'PATCH',
  path: '/concerns/{id}',
  summary: 'Answer a report with a note, close it or reopen it',
  permission: 'concerns:manage',
  transaction: 'write',
  params: z.object({ id: z.uuid() }),
  body: concernChangeSchema,
  refuses: ['concern.not_found', 'concern.wrong_state'],
  output: concernSchema,
  run: (ctx, { params, body }) => changeConcern(ctx, { concernId: params.id, change: body }),
})

export const concernEndpoints = [
  reportEndpoint,
  codeRequestEndpoint,
  listEndpoint,
  readEndpoint,
  changeEndpoint,
] as const
