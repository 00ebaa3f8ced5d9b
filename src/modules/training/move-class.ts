import { appendAudit } from '#modules/audit'
import { fitText } from '#modules/honesty'
import type { ActionContext, WriteContext } from '#platform/context'
import type { Letter } from '#platform/mail'
import { type AskedState, mayBecome } from './classes/schema.ts'
import { type ClassRow, selectClass, selectSessions, updateClass } from './classes.store.ts'
import { giveFeeBack } from './enrol.ts'
import { selectMembers, updateEnrolment } from './enrolments.store.ts'
import { refuseUnless } from './refusals.ts'
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
  /** Writes the mail about a cancelled class. */
  letter: (title: string) => Letter
}

/**
 * Opens, begins, finishes or cancels a class. What was paid for a cancelled class becomes credit, and everybody on its
 * list is told: always in the dashboard, and by mail after the commit when a mail server is configured. Refuses with
 * `class.not_found`, `class.wrong_state`, `class.needs_sessions`.
 */
export async function moveClass(
  ctx: ActionContext,
  { classId, to, letter }: Move,
): Promise<{ told: number }> {
  const { title, tell, told } = await ctx.write((write) => move(write, classId, to))
  const { mail } = ctx
  if (mail) for (const email of tell) await mail.post(email, letter(title))
  return { told }
}

async function move(ctx: WriteContext, classId: string, to: AskedState) {
  const found = await selectClass(ctx.tx, classId)
  refuseUnless(found, 'class.not_found')
  refuseUnless(mayBecome(found.state, to), 'class.wrong_state')
  if (to === 'open')
    refuseUnless((await selectSessions(ctx.tx, [classId])).length > 0, 'class.needs_sessions')
  const now = ctx.clock.now()
  await updateClass(ctx.tx, classId, { state: to, updatedAt: now, version: found.version + 1 })
  await appendAudit(ctx, actions[to], `class:${classId}`)
  if (to !== 'cancelled') return { title: fitText('title', found.title), tell: [], told: 0 }
  return { title: fitText('title', found.title), ...(await cancelEnrolments(ctx, found)) }
}

async function cancelEnrolments(ctx: WriteContext, { id: classId }: ClassRow) {
  const members = await selectMembers(ctx.tx, classId)
  const tell: string[] = []
  for (const { id, accountId, state } of members) {
    await updateEnrolment(ctx.tx, id, { state: 'cancelled', endedAt: ctx.clock.now() })
    if (state === 'enrolled') await giveFeeBack(ctx, classId, accountId, 'The class was cancelled')
    await tellStudent(ctx, { accountId, classId, kind: 'class-cancelled' })
    const email = await emailOf(ctx, accountId)
    if (email !== null) tell.push(email)
  }
  return { tell, told: members.length }
}
