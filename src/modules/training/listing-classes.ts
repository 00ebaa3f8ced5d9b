import { appendAudit } from '#modules/audit'
import { fitText, publicTextOf } from '#modules/speech'
import type { Verdict } from '#modules/speech/schema'
import type { Instant } from '#platform/clock'
import { type ActionContext, actorId, type ReadContext, type WriteContext } from '#platform/context'
import { inBatches } from '#platform/database'
import type { ClassFilter } from './classes.schema.ts'
import {
  type ClassRow,
  type SessionRow,
  selectClass,
  selectClasses,
  selectClassesAfter,
  selectClassesByIds,
  selectClassesIn,
  selectSessions,
} from './classes.store.ts'
import {
  classOfTeacher,
  coverageOf,
  describeClasses,
  describeMembers,
  fitClass,
  isCovered,
  unfitOfClass,
} from './describing.ts'
import {
  countBefore,
  countMembers,
  putAttendance,
  selectAttendance,
  selectEnrolmentsOf,
  selectMembers,
  selectMessages,
} from './enrolments.store.ts'
import { selectTotals } from './ledger.store.ts'
import { ownAccountId } from './receipt.ts'
import { refuseUnless } from './refusals.ts'
import type { FullClass, OfferedClass, OwnClass } from './schema.ts'

/** Lists a page of classes for admins, newest first. */
export async function listClasses(ctx: ReadContext, filter: ClassFilter) {
  const { rows, ...place } = await selectClasses(ctx.tx, filter)
  return { classes: await withCounts(ctx, rows), ...place }
}

async function withCounts(ctx: ReadContext, rows: readonly ClassRow[]) {
  const counts = await countMembers(
    ctx.tx,
    rows.map(({ id }) => id),
  )
  const described = await describeClasses(ctx, rows)
  return described.map((one) => ({
    ...one,
    unfit: unfitOfClass(one),
    ...(counts.get(one.id) ?? { enrolled: 0, waiting: 0 }),
  }))
}

/** Counts the present and future classes with texts that students do not see. */
export async function countUnfitClasses(ctx: ReadContext): Promise<number> {
  const rows = await selectClassesIn(ctx.tx, ['draft', 'open', 'full', 'running'])
  const described = await describeClasses(ctx, rows)
  return described.filter((one) => unfitOfClass(one).length > 0).length
}

const step = 100

/** Yields each claim in the classes on file, for the doctor. */
export async function* unfitClasses(
  ctx: ActionContext,
): AsyncIterable<Verdict & { subject: string }> {
  const batches = inBatches(step, (...some) =>
    ctx.read(async (read) => describeClasses(read, await selectClassesAfter(read.tx, ...some))),
  )
  for await (const classes of batches)
    for (const one of classes)
      for (const verdict of unfitOfClass(one)) yield { ...verdict, subject: one.id }
}

/** Returns a class for admins: people, attendance, and the fees charged for it. Refuses with `class.not_found`. */
export async function getClass(ctx: ReadContext, classId: string): Promise<FullClass> {
  const row = await selectClass(ctx.tx, classId)
  refuseUnless(row, 'class.not_found')
  const [described] = await withCounts(ctx, [row])
  const { members, attendance } = await describeMembers(ctx, classId)
  const hasPaid = await coverageOf(ctx, row)
  const paying = members.map((member) => ({
    ...member,
    isCovered: member.state === 'enrolled' || hasPaid(member.accountId),
  }))
  const totals = await selectTotals(ctx.tx, { classId })
  const { teacherId, teacherName } = row
  const title = publicTextOf(row.title)
  return {
    ...(described as NonNullable<typeof described>),
    titleSentences: typeof title === 'string' ? [] : title.sentences,
    titleOwn: typeof title === 'string' ? title : title.own,
    teacherId,
    teacherName,
    members: paying,
    attendance,
    takings: totals
      .filter(({ countsAs, amount }) => countsAs === 'charge' && Number(amount) !== 0)
      .map(({ currency, amount }) => ({ currency, amount: -amount })),
  }
}

/** Lists what a student may select: open classes that have not begun, and full ones with their waiting list. */
export async function listCatalogue(ctx: ReadContext): Promise<{ classes: OfferedClass[] }> {
  const accountId = ownAccountId(ctx)
  const own = new Set(
    (await selectEnrolmentsOf(ctx.tx, accountId))
      .filter(({ state }) => state === 'selected' || state === 'enrolled')
      .map(({ classId }) => classId),
  )
  const rows = (await selectClassesIn(ctx.tx, ['open', 'full'])).filter(({ id }) => !own.has(id))
  const classes: OfferedClass[] = []
  for (const { enrolled, unfit, ...one } of await withCounts(ctx, rows)) {
    if (unfit.length > 0 || isBegun(one, one.sessions, ctx.clock.now())) continue
    classes.push({
      ...one,
      freeSeats: Math.max(0, one.seats - enrolled),
      isCovered: await isCovered(ctx, accountId, one),
    })
  }
  return { classes }
}

/** Lists everything that the signed-in person ever selected, newest first, and what they should know. */
export async function listOwnClasses(ctx: ReadContext) {
  const accountId = ownAccountId(ctx)
  const enrolments = await selectEnrolmentsOf(ctx.tx, accountId)
  const ids = [...new Set(enrolments.map(({ classId }) => classId))]
  const described = (await describeClasses(ctx, await selectClassesByIds(ctx.tx, ids))).map(
    fitClass,
  )
  const attendance = await selectAttendance(ctx.tx, ids)
  const classes: OwnClass[] = []
  for (const { classId, state, place, selectedAt, enrolledAt, endedAt } of enrolments) {
    const found = described.find(({ id }) => id === classId)
    if (!found) continue
    const waits = state === 'selected'
    const attended = attendance
      .filter((one) => one.classId === classId && one.accountId === accountId)
      .map(({ sessionId }) => sessionId)
    classes.push({
      ...found,
      enrolment: {
        state,
        waitingPlace: waits ? (await countBefore(ctx.tx, classId, place)) + 1 : null,
        isCovered: waits ? await isCovered(ctx, accountId, found) : state === 'enrolled',
        selectedAt,
        enrolledAt,
        endedAt,
      },
      attended,
      hasBegun: attended.length > 0 || isBegun(found, found.sessions, ctx.clock.now()),
    })
  }
  const messages = (await selectMessages(ctx.tx, accountId)).map((message) => ({
    ...message,
    classTitle: fitText('title', message.classTitle),
  }))
  return { classes, messages }
}

/** Returns the person's newest enrolment in a class. Refuses with `class.not_found`. */
export async function getOwnClass(ctx: ReadContext, classId: string): Promise<OwnClass> {
  const { classes } = await listOwnClasses(ctx)
  const found = classes.find(({ id }) => id === classId)
  refuseUnless(found, 'class.not_found')
  return found
}

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
function isBegun(
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
