import { getAccount } from '#modules/accounts'
import { appendAudit } from '#modules/audit'
import { tellPerson } from '#modules/messages'
import { instantAt } from '#platform/clock/schema'
import { actorId, type WriteContext } from '#platform/context'
import { nullIfNotFound } from '#platform/errors'
import { filled } from '#platform/problems.schema'
import { type AskedState, mayBecome, type NewClass } from './classes.schema.ts'
import {
  type ClassRow,
  insertClass,
  putSessions,
  type SessionRow,
  selectClass,
  selectSessions,
  updateClass,
} from './classes.store.ts'
import { daysCome } from './describing.ts'
import { giveFeeBack } from './enrolling.ts'
import {
  countMembers,
  selectAttendance,
  selectMembers,
  updateEnrolment,
} from './enrolments.store.ts'
import {
  changeLine,
  fillSeatsFor,
  takeBackUntrue,
  tellPersonThere,
  tellStudent,
} from './fill-seats.ts'
import { classProblems } from './problems.schema.ts'
import { refuseUnless } from './refusals.ts'

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
    await takeBackUntrue(ctx, accountId)
    await tellStudent(ctx, { accountId, classId, kind: 'class-cancelled' })
    const kind = isCredited ? 'class-credited' : 'class-cancelled'
    await tellPersonThere(ctx, { accountId, classId, kind })
    if (isCredited) await fillSeatsFor(ctx, accountId, null)
  }
  return members.length
}

/** Creates a class, a draft that only admins see. Refuses with `class.not_staff`. */
export async function createClass(ctx: WriteContext, input: NewClass): Promise<ClassRow> {
  await refuseUnlessStaff(ctx, input.teacherId)
  const now = ctx.clock.now()
  const row: ClassRow = {
    ...columnsOf(input),
    id: ctx.ids.uuid(),
    state: 'draft',
    createdBy: actorId(ctx.actor) ?? 'system',
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
  await insertClass(ctx.tx, row)
  await putSessions(ctx.tx, row.id, sessionsOf(ctx, row.id, input, []))
  await appendAudit(ctx, 'class.created', `class:${row.id}`)
  return row
}

/**
 * Changes a class that is not over; additional seats are given out immediately. The fee stays as it was when the class
 * was opened, because people have paid it. Refuses with `class.not_found`, `class.changed_meanwhile`,
 * `class.wrong_state`, `class.fee_stays`, `class.too_few_seats`, `class.session_attended`, `class.needs_sessions`,
 * `class.not_staff`.
 */
export async function changeClass(
  ctx: WriteContext,
  { classId, version, input }: { classId: string; version: number; input: NewClass },
): Promise<void> {
  const before = await selectClass(ctx.tx, classId)
  refuseUnless(before, 'class.not_found')
  refuseUnless(before.version === version, 'class.changed_meanwhile')
  const isOver = before.state === 'finished' || before.state === 'cancelled'
  refuseUnless(!isOver, 'class.wrong_state')
  await refuseUnlessStaff(ctx, input.teacherId)
  if (before.state !== 'draft') await refuseUnlessKept(ctx, before, input)
  const known = await selectSessions(ctx.tx, [classId])
  const sessions = sessionsOf(ctx, classId, input, known)
  await refuseLosingAttendance(ctx, classId, sessions)
  const columns = columnsOf(input)
  const fields = Object.keys(columns).filter(
    (name) => columns[name as keyof typeof columns] !== before[name as keyof ClassRow],
  )
  const updatedAt = ctx.clock.now()
  await changeLine(ctx, classId, () =>
    updateClass(ctx.tx, classId, { ...columns, updatedAt, version: version + 1 }),
  )
  await putSessions(ctx.tx, classId, sessions)
  await appendAudit(ctx, 'class.changed', `class:${classId}`, { fields })
  if (isElsewhere(fields) || isAtAnotherTime(known, sessions)) await tellOfChange(ctx, classId)
}

/** Refuses changes of what people have relied on since the class was opened. */
async function refuseUnlessKept(ctx: WriteContext, before: ClassRow, input: NewClass) {
  const isSameFee = before.fee === input.fee && before.currency === input.currency
  refuseUnless(isSameFee, 'class.fee_stays', at('fee', classProblems.feeStays))
  const { enrolled = 0 } = (await countMembers(ctx.tx, [before.id])).get(before.id) ?? {}
  refuseUnless(
    input.seats >= enrolled,
    'class.too_few_seats',
    at('seats', filled(classProblems.fewSeats, { people: enrolled })),
  )
  refuseUnless(
    input.sessions.length > 0,
    'class.needs_sessions',
    at('sessions', classProblems.noSessions),
  )
}

/** Refuses that what somebody attended is taken out, or is still to come. */
async function refuseLosingAttendance(
  ctx: WriteContext,
  classId: string,
  sessions: readonly SessionRow[],
): Promise<void> {
  const hasCome = await daysCome(ctx)
  const after = new Map(sessions.map((session) => [session.id, session]))
  const attended = await selectAttendance(ctx.tx, [classId])
  refuseUnless(
    attended.every((one) => {
      const kept = after.get(one.sessionId)
      return kept && (hasCome(kept) || !hasCome(one))
    }),
    'class.session_attended',
  )
}

function at(path: string, message: string) {
  return { fields: [{ path, message }] }
}

function columnsOf(input: NewClass) {
  const { title, teacherId, teacherName, place, link, timeZone, seats, fee, currency } = input
  return { title, teacherId, teacherName, place, link, timeZone, seats, fee, currency }
}

/** Returns rows of the sessions as typed; an id counts only if it belongs to this class. */
function sessionsOf(
  ctx: WriteContext,
  classId: string,
  { sessions, timeZone }: NewClass,
  known: readonly SessionRow[],
): SessionRow[] {
  const ids = new Set(known.map(({ id }) => id))
  return sessions.map(({ id, startsAt, endsAt }) => ({
    // Each known id only once: two sessions cannot be the same one.
    id: id !== undefined && ids.delete(id) ? id : ctx.ids.uuid(),
    classId,
    // The schema has refused times that do not exist.
    startsAt: instantAt(startsAt, timeZone) as string,
    endsAt: instantAt(endsAt, timeZone) as string,
  }))
}

async function refuseUnlessStaff(ctx: WriteContext, teacherId: string | null): Promise<void> {
  if (teacherId === null) return
  const account = await getAccount(ctx, { accountId: teacherId }).catch(nullIfNotFound)
  refuseUnless(
    account && account.role !== 'student',
    'class.not_staff',
    at('teacherId', classProblems.notStaff),
  )
}

/** Tells whether a change of these fields changes the place. */
function isElsewhere(fields: readonly string[]): boolean {
  return fields.includes('place') || fields.includes('link')
}

/** Tells whether people have to come at another time: a session is new, removed, or has another beginning or end. */
function isAtAnotherTime(before: readonly SessionRow[], after: readonly SessionRow[]): boolean {
  const times = (sessions: readonly SessionRow[]) =>
    sessions.map(({ startsAt, endsAt }) => `${startsAt} ${endsAt}`).toSorted()
  return times(before).join() !== times(after).join()
}

/** Tells everybody who has a seat that time or place of a class has changed. */
async function tellOfChange(ctx: WriteContext, classId: string): Promise<void> {
  for (const { accountId, state } of await selectMembers(ctx.tx, classId))
    if (state === 'enrolled') await tellPerson(ctx, { accountId, classId, kind: 'class' })
}
