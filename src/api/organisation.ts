import { z } from 'zod'
import { listEvents } from '#modules/audit'
import { changeSettings, readSettings } from '#modules/organisation'
import { organisationSchema, settingsChangesSchema } from '#modules/organisation/schema'
import { endpoint } from './endpoint.ts'

const readEndpoint = endpoint({
  method: 'GET',
  path: '/organisation',
  summary: 'The organisation and its settings',
  may: 'records:own',
  transaction: 'read',
  output: organisationSchema,
  run: (ctx) => readSettings(ctx.tx),
})

const changeEndpoint = endpoint({
  method: 'PATCH',
  path: '/organisation',
  summary: 'Change settings',
  may: 'organisation:manage',
  transaction: 'write',
  body: settingsChangesSchema,
  wantsVersion: true,
  output: organisationSchema,
  run: (ctx, { body, version }) => changeSettings(ctx, { version, changes: body }),
})

const auditEndpoint = endpoint({
  method: 'GET',
  path: '/audit-events',
  summary: 'The audit log, newest first',
  may: 'audit:read',
  transaction: 'read',
  query: z.object({
    subject: z.string().max(100).optional(),
    before: z.coerce.number().int().min(1).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  output: z.object({
    events: z.array(
      z.object({
        sequence: z.number().int(),
        at: z.string(),
        actorKind: z.string(),
        actorId: z.string().nullable(),
        action: z.string(),
        subject: z.string().nullable(),
        details: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
  run: async (ctx, { query }) => ({ events: await listEvents(ctx, query) }),
})

export const organisationEndpoints = [readEndpoint, changeEndpoint, auditEndpoint] as const
