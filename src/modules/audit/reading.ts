import { type ActionContext, actorId, type ReadContext, type WriteContext } from '#platform/context'
import {
  type EventFilter,
  insertEvent,
  insertEventLast,
  readFoundEvents,
  readNewestEvents,
  readNewestId,
} from './audit.store.ts'
import { type AuditAction, type ExportedEvent, macOf, newEventId } from './events.ts'
import type { AuditFilter } from './schema.ts'

type Event = [
  ctx: WriteContext,
  action: AuditAction,
  subject: string | null,
  details?: Record<string, unknown>,
]

/**
 * Writes an event in the transaction of its change. It has no place among the others yet: it gets one when it is
 * sealed, after the commit (`sealing.ts`). `details` contain ids, kinds and names of fields, never a
 * candidate's data and never a secret.
 */
export async function appendAudit(...event: Event): Promise<void> {
  await insertEvent(event[0].tx, newEvent(...event))
}

/** Writes the same on a busy path: on PostgreSQL the event travels with the commit. */
export function appendAuditLast(...event: Event): void {
  insertEventLast(event[0].tx, newEvent(...event))
}

/**
 * Actions for which originals, whole files, or keys to them leave. The event is written before the first byte, so a
 * verb that hands them out stops here when its route does not require a recent sign-in.
 */
const leaves: ReadonlySet<AuditAction> = new Set([
  'access_code.issued',
  'audit.exported',
  'document.original_downloaded',
  'export.ending_papers',
  'export.everything',
  'export.payments',
  'export.records',
  'record.copied',
])

function newEvent(...[ctx, action, subject, details = {}]: Event) {
  if (ctx.recentSignIn === 'not asked' && leaves.has(action))
    throw new Error(`${action} without a recent sign-in: its route has to say recentSignIn`)
  const at = ctx.clock.now()
  const event = {
    id: newEventId(ctx.clock, at),
    sequence: null,
    at,
    actorKind: ctx.actor.kind,
    actorId: actorId(ctx.actor),
    action,
    subject,
    details: JSON.stringify({ ...details, ...ctx.cause }),
  }
  return { ...event, mac: macOf(ctx.secrets, event) }
}

const batch = 1000

/**
 * Exports all events that match a filter, oldest first, in batches, so that a log of any length fits in memory. The
 * export itself is an event, committed before the first batch and not part of it.
 */
export async function exportEvents(
  ctx: ActionContext,
  { filter, format }: { filter: AuditFilter; format: string },
): Promise<AsyncGenerator<ExportedEvent[]>> {
  const last = await ctx.write(async (write) => {
    const through = await readNewestId(write.tx)
    const filters = Object.keys(filter).filter((name) => filter[name as keyof AuditFilter])
    await appendAudit(write, 'audit.exported', null, { format, filters, through })
    return through
  })
  return found(ctx, filter, last)
}

async function* found(ctx: ActionContext, filter: AuditFilter, last: string) {
  let after = ''
  for (;;) {
    const events = await ctx.read(({ tx }) =>
      readFoundEvents(tx, { filter, after, through: last, limit: batch }),
    )
    if (events.length > 0) yield events
    if (events.length < batch) return
    after = events.at(-1)?.id ?? last
  }
}

const pageSize = 500

/**
 * Yields every event that a filter finds, newest first, and reads a page at a time: in one reading, or of an action that
 * does more between, each page in one of its own.
 */
export async function* eachEvent(
  ctx: ReadContext | ActionContext,
  filter: Omit<EventFilter, 'before' | 'limit'>,
): AsyncGenerator<ListedEvent> {
  for (let before: string | undefined; ; ) {
    const page = { ...filter, before, limit: pageSize }
    const events = await ('tx' in ctx
      ? listEvents(ctx, page)
      : ctx.read((read) => listEvents(read, page)))
    yield* events
    if (events.length < pageSize) return
    before = events.at(-1)?.id
  }
}

/** Returns them all, newest first: for what has few, such as one record. */
export async function allEvents(
  ctx: ReadContext,
  filter: Parameters<typeof eachEvent>[1],
): Promise<ListedEvent[]> {
  const events: ListedEvent[] = []
  for await (const event of eachEvent(ctx, filter)) events.push(event)
  return events
}

/** One event as people read it. */
export interface ListedEvent {
  id: string
  /** Its place in the log; null until it is sealed. */
  sequence: number | null
  at: string
  actorKind: string
  actorId: string | null
  action: string
  subject: string | null
  details: Record<string, unknown>
}

/** Lists events newest first, of one subject or of all, `before` the id of one for the next page. */
export async function listEvents(ctx: ReadContext, filter: EventFilter): Promise<ListedEvent[]> {
  return (await readNewestEvents(ctx.tx, filter)).map(listed)
}

export function listed({ mac: _, ...event }: ExportedEvent): ListedEvent {
  return { ...event, details: JSON.parse(event.details) }
}

/** Tells whether the record of that subject (`record:…`) was purged. */
export async function isPurged(
  ctx: ReadContext | ActionContext,
  subject: string | null,
): Promise<boolean> {
  if (subject === null) return false
  const { done } = await eachEvent(ctx, { subject, actions: ['record.purged'] }).next()
  return !done
}

/** Tells whether the log says that a scan was purged, alone or with its record. */
export async function isDocumentPurged(
  ctx: ReadContext | ActionContext,
  { subject, id }: { subject: string; id: string },
): Promise<boolean> {
  if (await isPurged(ctx, subject)) return true
  const purges = eachEvent(ctx, { subject, actions: ['document.purged'] })
  for await (const { details } of purges)
    if (Array.isArray(details.documentIds) && details.documentIds.includes(id)) return true
  return false
}
