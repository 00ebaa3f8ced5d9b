import { actorId, type WriteContext } from '#platform/context'
import type { Transaction } from '#platform/database'
import { type Head, insertEvent, readHead } from './audit.store.ts'
import { type AuditAction, linkOf } from './audit-event.ts'

/** The head as this transaction has moved it, so that a group of events reads it once. */
const heads = new WeakMap<Transaction, Head>()

/**
 * Writes an event in the transaction of the change that it tells of, chained to the one before.
 * `details` hold ids, kinds and names of fields, never a candidate's data and never a secret.
 */
export async function appendAudit(
  ctx: WriteContext,
  action: AuditAction,
  subject: string | null,
  details: Record<string, unknown> = {},
): Promise<void> {
  const head = heads.get(ctx.tx) ?? (await readHead(ctx.tx))
  const event = {
    sequence: head.sequence + 1,
    at: ctx.clock.now(),
    actorKind: ctx.actor.kind,
    actorId: actorId(ctx.actor),
    action,
    subject,
    details: JSON.stringify({ ...details, ...ctx.cause }),
  }
  const mac = linkOf(ctx.secrets, head.mac, event)
  // The head moves before the insert is awaited: two appends of one transaction that are awaited
  // together must not take the same place.
  heads.set(ctx.tx, { sequence: event.sequence, mac })
  await insertEvent(ctx.tx, { ...event, mac })
}
