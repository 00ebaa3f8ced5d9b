import { findRecordOf } from '#modules/lookup'
import { tell, tellAccount } from '#modules/outbox'
import { selectRecord } from '#modules/records'
import type { WriteContext } from '#platform/context'
import type { SessionRow } from './classes.store.ts'
import { selectMembers } from './enrolments.store.ts'

/** Tells whether a change of these fields changes the place. */
export function isElsewhere(fields: readonly string[]): boolean {
  return fields.includes('place') || fields.includes('link')
}

/** Tells whether people have to come at another time: a session is new, removed, or has another beginning or end. */
export function isAtAnotherTime(
  before: readonly SessionRow[],
  after: readonly SessionRow[],
): boolean {
  const times = (sessions: readonly SessionRow[]) =>
    sessions.map(({ startsAt, endsAt }) => `${startsAt} ${endsAt}`).toSorted()
  return times(before).join() !== times(after).join()
}

/** Tells everybody who has a seat that time or place of a class has changed. */
export async function tellOfChange(ctx: WriteContext, classId: string): Promise<void> {
  for (const { accountId, state } of await selectMembers(ctx.tx, classId))
    if (state === 'enrolled') await tellMember(ctx, accountId, 'class')
}

/**
 * Tells a student by the outbox: the candidate of the file that their account is linked to, in their language and by
 * their choices; else the account, by mail.
 */
export async function tellMember(
  ctx: WriteContext,
  accountId: string,
  kind: 'class' | 'class-cancelled' | 'class-credited',
): Promise<void> {
  const recordId = await findRecordOf(ctx, accountId)
  const record = recordId === null ? undefined : await selectRecord(ctx.tx, recordId)
  if (record && (record.email || record.telephone)) await tell(ctx, { recordId: record.id, kind })
  else await tellAccount(ctx, { accountId, kind })
}
