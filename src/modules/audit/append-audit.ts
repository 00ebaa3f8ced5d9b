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
 * Writes an event in the transaction of the change that it tells of. It has no place among the others
 * yet: that is given when it is sealed, after the commit (`modules/transparency`).
 * `details` hold ids, kinds and names of fields, never a candidate's data and never a secret.
 */
export async function appendAudit(...event: Event): Promise<void> {
  await insertEvent(event[0].tx, newEvent(...event))
}

/** The same for what is on a busy path: on PostgreSQL the event travels with the commit. */
export function appendAuditLast(...event: Event): void {
  insertEventLast(event[0].tx, newEvent(...event))
}

function newEvent(...[ctx, action, subject, details = {}]: Event) {
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
