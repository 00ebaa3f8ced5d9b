import { appendAudit } from '#modules/audit'
import type { WriteContext } from '#platform/context'
import { type AskedState, mayBecome } from './classes.schema.ts'
import { type ClassRow, selectClass, selectSessions, updateClass } from './classes.store.ts'
import { giveFeeBack } from './enrol.ts'
import { selectMembers, updateEnrolment } from './enrolments.store.ts'
import { refuseUnless } from './refusals.ts'
import { tellMember } from './tell-of-change.ts'
import { emailOf, tellStudent } from './tell-student.ts'

const actions = {
  open: 'class.opened',
  running: 'class.begun',
  finished: 'class.finished',
  cancelled: 'class.cancelled',
} as const satisfies Record<AskedState, string>

interface Move {
  classId: string
  to: AskedState
}

/**
 * Opens, begins, finishes or cancels a class. What was paid for a cancelled class becomes credit, and everybody on its
 * list is told, in the dashboard and by a message, of a credit only who has one; returns how many. Refuses with `class.not_found`,
 * `class.wrong_state`, `class.needs_sessions`.
 */
export async function moveClass(
  ctx: WriteContext,
  { classId, to }: Move,
): Promise<{ told: number }> {
  const found = await selectClass(ctx.tx, classId)
  refuseUnless(found, 'class.not_found')
  refuseUnless(mayBecome(found.state, to), 'class.wrong_state')
  if (to === 'open')
    refuseUnless((await selectSessions(ctx.tx, [classId])).length > 0, 'class.needs_sessions')
  const now = ctx.clock.now()
  await updateClass(ctx.tx, classId, { state: to, updatedAt: now, version: found.version + 1 })
  await appendAudit(ctx, actions[to], `class:${classId}`)
  return { told: to === 'cancelled' ? await cancelEnrolments(ctx, found) : 0 }
}

async function cancelEnrolments(ctx: WriteContext, { id: classId }: ClassRow): Promise<number> {
  const members = await selectMembers(ctx.tx, classId)
  for (const { id, accountId, state } of members) {
    await updateEnrolment(ctx.tx, id, { state: 'cancelled', endedAt: ctx.clock.now() })
    const isCredited =
      state === 'enrolled' &&
      (await giveFeeBack(ctx, classId, accountId, 'The class was cancelled'))
    await tellStudent(ctx, { accountId, classId, kind: 'class-cancelled' })
    // A deleted account is told nothing.
    if ((await emailOf(ctx, accountId)) !== null)
      await tellMember(ctx, accountId, isCredited ? 'class-credited' : 'class-cancelled')
  }
  return members.length
}
