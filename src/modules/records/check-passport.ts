import { appendAudit } from '#modules/audit'
import { type ActionContext, type Actor, actorId } from '#platform/context'
import { recordRates } from './limits.ts'
import { selectByPassport, selectRecord } from './records.store.ts'
import type { PassportAnswer, PassportCheck } from './schema.ts'

/**
 * Tells whether a passport number is already on file, while it is being typed. An admin and the record's author get a
 * link to the record; another moderator learns only that the number is on file, as they would by adding it. That still
 * reveals something about somebody else's candidate, so it is in the audit log and rate-limited; students and strangers
 * cannot ask.
 */
export async function checkPassport(
  ctx: ActionContext,
  { passportNumber, except }: PassportCheck,
): Promise<PassportAnswer> {
  await ctx.limits.take(recordRates.passportCheck, actorId(ctx.actor) ?? '')
  const holder = await ctx.read(({ tx }) => selectByPassport(tx, passportNumber))
  if (!holder || holder.id === except) return { onFile: false, record: null }
  if (!mayKnowWhich(ctx.actor, holder)) {
    await ctx.writeGrouped((write) =>
      appendAudit(write, 'record.passport_checked', `record:${holder.id}`),
    )
    return { onFile: true, record: null }
  }
  const record = await ctx.read(({ tx }) => selectRecord(tx, holder.id))
  return { onFile: true, record: record ?? null }
}

/** Tells whether somebody may learn which record has a passport number. */
export function mayKnowWhich(actor: Actor, holder: { createdBy: string }): boolean {
  if (actor.kind === 'system') return true
  if (actor.kind === 'anonymous' || actor.role === 'student') return false
  return actor.role === 'admin' || actor.id === holder.createdBy
}
