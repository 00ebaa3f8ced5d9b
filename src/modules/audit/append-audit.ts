import { actorId, type WriteContext } from '#platform/context'
import { insertEvent } from './audit.store.ts'
import { type AuditAction, macOf } from './audit-event.ts'
import { newEventId } from './event-id.ts'

/**
 * Writes an event in the transaction of the change that it tells of. It has no place among the others
 * yet: that is given when it is sealed, after the commit (`modules/transparency`).
 * `details` hold ids, kinds and names of fields, never a candidate's data and never a secret.
 */
export async function appendAudit(
  ctx: WriteContext,
  action: AuditAction,
  subject: string | null,
  details: Record<string, unknown> = {},
): Promise<void> {
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
  await insertEvent(ctx.tx, { ...event, mac: macOf(ctx.secrets, event) })
}
