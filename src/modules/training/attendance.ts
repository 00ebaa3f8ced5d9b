import { appendAudit } from '#modules/audit'
import { actorId, type WriteContext } from '#platform/context'
import { selectSessions } from './classes.store.ts'
import { classOfTeacher, daysCome } from './describing.ts'
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
 * draft or a cancelled class, `class.not_enrolled`, and with `class.session_ahead` before the day of the session.
 */
export async function markAttendance(
  ctx: WriteContext,
  { classId, sessionId, present }: Attendance,
): Promise<void> {
  const found = await classOfTeacher(ctx, classId)
  refuseUnless(found.state !== 'cancelled' && found.state !== 'draft', 'class.wrong_state')
  const sessions = await selectSessions(ctx.tx, [classId])
  const session = sessions.find(({ id }) => id === sessionId)
  refuseUnless(session, 'class.no_such_session')
  refuseUnless((await daysCome(ctx))(session), 'class.session_ahead')
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
