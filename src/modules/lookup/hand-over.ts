import { accountNames } from '#modules/accounts'
import { appendAudit, listEvents } from '#modules/audit'
import { getRecord } from '#modules/records'
import type { Instant } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import { byCandidate, selectCurrentCode } from './lookup.store.ts'
import { refuseUnless } from './refusals.ts'
import type { CodeHandover } from './schema.ts'

/**
 * Notes that staff handed the present code to the candidate in person. This counts for the code that the caller names
 * and no later one; if it is noted twice, the first time stays. It is a statement by staff: the candidate reads it, and
 * what to do if it is not true.
 *
 * @throws Refusal `access_code.not_in_force` when another code works, none, or one that the candidate made
 */
export async function noteHandedOver(
  ctx: WriteContext,
  recordId: string,
  { issuedAt }: CodeHandover,
): Promise<void> {
  await getRecord(ctx, recordId)
  const code = await selectCurrentCode(ctx.tx, recordId)
  refuseUnless(
    code !== undefined && code.issuedAt === issuedAt && code.issuedBy !== byCandidate,
    'access_code.not_in_force',
  )
  if (await eventOf(ctx, recordId, code.id)) return
  const details = { accessCodeId: code.id }
  await appendAudit(ctx, 'access_code.handed_over', `record:${recordId}`, details)
}

/** Returns when staff noted that the present code was handed over in person, and who; null: nobody noted it. */
export async function handedOver(
  ctx: ReadContext,
  recordId: string,
): Promise<{ at: Instant; by: string | null } | null> {
  const code = await selectCurrentCode(ctx.tx, recordId)
  const event = code && (await eventOf(ctx, recordId, code.id))
  if (!event) return null
  const names = await accountNames(ctx.tx, event.actorId === null ? [] : [event.actorId])
  return { at: event.at, by: (event.actorId && names.get(event.actorId)) || null }
}

async function eventOf(ctx: ReadContext, recordId: string, accessCodeId: string) {
  const filter = {
    subject: `record:${recordId}`,
    actions: ['access_code.handed_over' as const],
    limit: 1,
  }
  const [event] = await listEvents(ctx, filter)
  return event?.details.accessCodeId === accessCodeId ? event : null
}
