import { actorId, type WriteContext } from '#platform/context'
import { insertEvent, insertEventLast } from './audit.store.ts'
import { type AuditAction, macOf } from './audit-event.ts'
import { newEventId } from './event-id.ts'

type Event = [
  ctx: WriteContext,
  action: AuditAction,
  subject: string | null,
  details?: Record<string, unknown>,
]

/**
 * Writes an event in the transaction of its change. It has no place among the others yet: it gets one when it is
 * sealed, after the commit (`modules/transparency`). `details` contain ids, kinds and names of fields, never a
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
