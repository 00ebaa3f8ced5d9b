import { z } from 'zod'
import { accountNames } from '#modules/accounts'
import { exportEvents, listEvents, verifyChain } from '#modules/audit'
import {
  auditExportSchema,
  auditListSchema,
  chainVerdictSchema,
  sequenceSchema,
} from '#modules/audit/schema'
import { logFinding, proveEvent, verifyLog } from '#modules/transparency'
import { logVerdictSchema } from '#modules/transparency/schema'
import { auditFile } from './audit-file.ts'
import { endpoint } from './endpoint.ts'

export const auditEndpoints = [
  endpoint({
    method: 'GET',
    path: '/audit-events',
    summary:
      'The audit log, newest first; filtered by what, by whom and when; `before` gives the next page',
    permission: 'audit:read',
    transaction: 'read',
    query: auditListSchema,
    output: z.object({
      events: z.array(
        z.object({
          id: z.string(),
          /** Its place in the log; null until it is sealed, which takes less than a second. */
          sequence: z.number().int().nullable(),
          at: z.string(),
          actorKind: z.string(),
          actorId: z.string().nullable(),
          /** Null for a visitor. */
          actorName: z.string().nullable(),
          action: z.string(),
          subject: z.string().nullable(),
          details: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
    run: async (ctx, { query }) => {
      const events = await listEvents(ctx, query)
      const names = await accountNames(ctx.tx, idsOf(events))
      const actorName = (id: string | null) => (id === null ? null : (names.get(id) ?? null))
      return {
        events: events.map((event) => ({ ...event, actorName: actorName(event.actorId) })),
      }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/audit-events/verify',
    summary:
      'Examine each event, and compare the newest sealed one with the head that is kept outside the table',
    permission: 'audit:read',
    transaction: 'none',
    output: chainVerdictSchema,
    run: (ctx) => verifyChain(ctx),
  }),
  endpoint({
    method: 'POST',
    path: '/transparency-log/verify',
    summary: 'Recompute each leaf from the events and compare them with the tiles and checkpoints',
    permission: 'audit:read',
    transaction: 'none',
    output: logVerdictSchema,
    run: async (ctx) => {
      const found = await verifyLog(ctx)
      const { leaves, unsealed } = found.verdict === 'whole' ? found : { leaves: 0, unsealed: 0 }
      return { verdict: found.verdict, leaves, unsealed, finding: logFinding(found) }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/audit-events/{sequence}/proof',
    summary:
      'Proof that an event is in the transparency log (c2sp.org/tlog-proof); `extra` is the event',
    permission: 'audit:read',
    transaction: 'read',
    params: z.object({ sequence: sequenceSchema }),
    refuses: ['log.not_sealed'],
    output: { response: ['text/plain'] },
    run: async (ctx, { params }) =>
      new Response(await proveEvent(ctx, params.sequence), {
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      }),
  }),
  endpoint({
    method: 'GET',
    path: '/audit-events/export',
    summary: 'The audit log as a file, oldest first: CSV, or JSON lines',
    permission: 'audit:read',
    recentSignIn: { scope: 'exports' },
    transaction: 'none',
    query: auditExportSchema,
    output: { response: ['text/csv', 'application/jsonl'] },
    run: async (ctx, { query: { format, ...filter } }) => {
      const batches = await exportEvents(ctx, { filter, format })
      const namesOf = (ids: string[]) => ctx.read(({ tx }) => accountNames(tx, ids))
      return auditFile({ batches, format, namesOf, day: ctx.clock.now().slice(0, 10) })
    },
  }),
] as const

function idsOf(events: readonly { actorId: string | null }[]): string[] {
  return [...new Set(events.flatMap(({ actorId }) => actorId ?? []))]
}
