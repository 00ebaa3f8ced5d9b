import type { Instant } from '#platform/clock'
import type { ReadContext } from '#platform/context'
import { selectAttendance } from './attendance.store.ts'
import { type ClassRow, type SessionRow, selectSessions } from './classes.store.ts'

/** Tells whether a class has begun: an admin said so, or its first session has started. */
export function isBegun(
  { state }: Pick<ClassRow, 'state'>,
  sessions: readonly Pick<SessionRow, 'startsAt'>[],
  now: Instant,
): boolean {
  if (state === 'running' || state === 'finished') return true
  return sessions.some(({ startsAt }) => startsAt <= now)
}

/** Tells the same of a class whose sessions are not read yet. */
export async function hasBegun(
  { tx, clock }: Pick<ReadContext, 'tx' | 'clock'>,
  of: ClassRow,
): Promise<boolean> {
  return isBegun(of, await selectSessions(tx, [of.id]), clock.now())
}

/** Tells whether it has begun for somebody: also where they are marked as present before it should begin. */
export async function hasBegunFor(
  ctx: Pick<ReadContext, 'tx' | 'clock'>,
  of: ClassRow,
  accountId: string,
): Promise<boolean> {
  if (await hasBegun(ctx, of)) return true
  const present = await selectAttendance(ctx.tx, [of.id])
  return present.some((one) => one.accountId === accountId)
}
