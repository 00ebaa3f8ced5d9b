import { z } from 'zod'
import { accountNames } from '#modules/accounts'
import {
  type ExportedEvent,
  exportEvents,
  listEvents,
  logFinding,
  proveEvent,
  verifyChain,
  verifyLog,
} from '#modules/audit'
import {
  auditExportSchema,
  auditListSchema,
  chainVerdictSchema,
  logVerdictSchema,
  sequenceSchema,
} from '#modules/audit/schema'
import { recordNames } from '#modules/records'
import { csvLine } from '#platform/csv'
import { csvType, download, encoded } from './answers.ts'
import { endpoint } from './endpoint.ts'

const columns = [
  'id',
  'sequence',
  'at',
  'actorKind',
  'actorId',
  'actorName',
  'action',
  'subject',
  'details',
  'mac',
] as const

type Row = Record<(typeof columns)[number], string | number | null>

async function* linesOf(
  batches: AsyncGenerator<ExportedEvent[]>,
  format: 'csv' | 'jsonl',
  namesOf: (ids: string[]) => Promise<Map<string, string>>,
): AsyncGenerator<string> {
  if (format === 'csv') yield csvLine(columns)
  for await (const events of batches) {
    const ids = [...new Set(events.flatMap(({ actorId }) => actorId ?? []))]
    const names = await namesOf(ids)
    const rows = events.map((event) => ({
      ...event,
      actorName: event.actorId === null ? null : (names.get(event.actorId) ?? null),
    }))
    yield rows.map(format === 'csv' ? rowOf : jsonOf).join('')
  }
}

const rowOf = (row: Row): string => csvLine(columns.map((name) => row[name]))

const jsonOf = ({ details, ...row }: Row): string =>
  `${JSON.stringify({ ...row, details: JSON.parse(String(details)) })}\n`

export const auditEndpoints = [
  endpoint('GET /audit-events', 'audit:read', {
    summary:
      'The audit log, newest first; filtered by what, by whom and when; `before` gives the next page',
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
          /** Of a candidate or a person that is still on file. */
          subjectName: z.string().nullable(),
          details: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
    run: async (ctx, { query }) => {
      const events = await listEvents(ctx, query)
      const accounts = aboutIn(events, 'account:')
      const people = await accountNames(ctx.tx, [
        ...new Set([...idsOf(events), ...accounts.values()]),
      ])
      const records = aboutIn(events, 'record:')
      const candidates = await recordNames(ctx.tx, [...new Set(records.values())])
      const nameOf = (names: ReadonlyMap<string, string>, id: string | null | undefined) =>
        (id && names.get(id)) || null
      return {
        events: events.map((event) => ({
          ...event,
          actorName: nameOf(people, event.actorId),
          subjectName:
            nameOf(candidates, records.get(event)) ?? nameOf(people, accounts.get(event)),
        })),
      }
    },
  }),
  endpoint('POST /audit-events/verify', 'audit:read', {
    summary:
      'Examine each event, and compare the newest sealed one with the head that is kept outside the table',
    transaction: 'none',
    output: chainVerdictSchema,
    run: (ctx) => verifyChain(ctx),
  }),
  endpoint('POST /transparency-log/verify', 'audit:read', {
    summary: 'Recompute each leaf from the events and compare them with the tiles and checkpoints',
    transaction: 'none',
    output: logVerdictSchema,
    run: async (ctx) => {
      const found = await verifyLog(ctx)
      const { leaves, unsealed } = found.verdict === 'whole' ? found : { leaves: 0, unsealed: 0 }
      return { verdict: found.verdict, leaves, unsealed, finding: logFinding(found) }
    },
  }),
  endpoint('GET /audit-events/{sequence}/proof', 'audit:read', {
    summary:
      'Proof that an event is in the transparency log (c2sp.org/tlog-proof); `extra` is the event',
    params: { sequence: sequenceSchema },
    refuses: ['log.not_sealed'],
    output: { response: ['text/plain'] },
    run: async (ctx, { params }) =>
      new Response(await proveEvent(ctx, params.sequence), {
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      }),
  }),
  endpoint('GET /audit-events/export', 'audit:read', {
    summary: 'The audit log as a file, oldest first: CSV, or JSON lines',
    recentSignIn: { scope: 'exports' },
    transaction: 'none',
    query: auditExportSchema,
    output: { response: ['text/csv', 'application/jsonl'] },
    run: async (ctx, { query: { format, ...filter } }) => {
      const batches = await exportEvents(ctx, { filter, format })
      const namesOf = (ids: string[]) => ctx.read(({ tx }) => accountNames(tx, ids))
      const name = `audit-log-${ctx.clock.now().slice(0, 10)}.${format}`
      const type = format === 'csv' ? csvType : 'application/jsonl; charset=utf-8'
      return download({ name, type }, encoded(linesOf(batches, format, namesOf)))
    },
  }),
] as const

/** The ids of what these events are about, where that is of this kind. */
function aboutIn<Event extends { subject: string | null }>(
  events: readonly Event[],
  kind: string,
): ReadonlyMap<Event, string> {
  const about = events.filter(({ subject }) => subject?.startsWith(kind))
  return new Map(about.map((event) => [event, (event.subject as string).slice(kind.length)]))
}

function idsOf(events: readonly { actorId: string | null }[]): string[] {
  return [...new Set(events.flatMap(({ actorId }) => actorId ?? []))]
}
