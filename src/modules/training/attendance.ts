import { appendAudit } from '#modules/audit'
import type { Instant } from '#platform/clock'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import { type ClassRow, type SessionRow, selectSessions } from './classes.store.ts'
import { classOfTeacher } from './describing.ts'
import { putAttendance, selectAttendance, selectMembers } from './enrolments.store.ts'
import { refuseUnless } from './refusals.ts'

interface Attendance {
  classId: string
  sessionId: string
  present: readonly string[]
}

/**
 * Notes who was at a session; the latest note counts. What was noted of somebody who has left the class since stays. For
 * admins and the teacher of the class. Refuses with `class.not_found`, `class.no_such_session`, `class.wrong_state` for a
 * draft or a cancelled class, `class.not_enrolled`.
 */
export async function markAttendance(
  ctx: WriteContext,
  { classId, sessionId, present }: Attendance,
): Promise<void> {
  const found = await classOfTeacher(ctx, classId)
  refuseUnless(found.state !== 'cancelled' && found.state !== 'draft', 'class.wrong_state')
  const sessions = await selectSessions(ctx.tx, [classId])
  refuseUnless(
    sessions.some(({ id }) => id === sessionId),
    'class.no_such_session',
  )
  const members = await selectMembers(ctx.tx, classId)
  const enrolled = new Set(
    members.filter(({ state }) => state === 'enrolled').map(({ accountId }) => accountId),
  )
  const noted = (await selectAttendance(ctx.tx, [classId])).filter(
    (one) => one.sessionId === sessionId && !enrolled.has(one.accountId),
  )
  const left = new Set(noted.map(({ accountId }) => accountId))
  const there = [...new Set(present)].filter((accountId) => !left.has(accountId))
  refuseUnless(
    there.every((accountId) => enrolled.has(accountId)),
    'class.not_enrolled',
  )
  const markedBy = actorId(ctx.actor) ?? 'system'
  const markedAt = ctx.clock.now()
  const rows = there.map((accountId) => ({ sessionId, accountId, markedBy, markedAt }))
  await putAttendance(ctx.tx, { sessionId, of: [...enrolled] }, rows)
  await appendAudit(ctx, 'class.attendance_marked', `class:${classId}`, {
    sessionId,
    present: there.length,
  })
}

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
