import { fitText, publicTextOf } from '#modules/speech'
import type { Verdict } from '#modules/speech/schema'
import type { Instant } from '#platform/clock'
import type { ActionContext, ReadContext } from '#platform/context'
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
  attendanceSoFar,
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
  type MessageRow,
  selectEnrolmentsOf,
  selectMessages,
} from './enrolments.store.ts'
import { selectTotals } from './ledger.store.ts'
import { countsIn, freeSeatsIn, type Turn, turnAt } from './line.ts'
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
  return described.map((one) => {
    const { enrolled, selected } = counts.get(one.id) ?? { enrolled: 0, selected: 0 }
    return {
      ...one,
      unfit: unfitOfClass(one),
      enrolled,
      ...countsIn({ ...one, enrolled, selected }),
    }
  })
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
  const { members, attendance } = await describeMembers(ctx, row)
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
    classes.push({ ...one, isCovered: await isCovered(ctx, accountId, one) })
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
  const attendance = await attendanceSoFar(ctx, ids)
  const counts = await countMembers(ctx.tx, ids)
  const classes: OwnClass[] = []
  for (const { classId, state, place, selectedAt, enrolledAt, endedAt } of enrolments) {
    const found = described.find(({ id }) => id === classId)
    if (!found) continue
    const waits = state === 'selected'
    const { enrolled = 0 } = counts.get(classId) ?? {}
    const turn: Turn = waits
      ? turnAt((await countBefore(ctx.tx, classId, place)) + 1, freeSeatsIn(found, enrolled))
      : { isHeld: false, waitingPlace: null }
    const attended = attendance
      .filter((one) => one.classId === classId && one.accountId === accountId)
      .map(({ sessionId }) => sessionId)
    classes.push({
      ...found,
      enrolment: {
        state,
        ...turn,
        isCovered: waits ? await isCovered(ctx, accountId, found) : state === 'enrolled',
        selectedAt,
        enrolledAt,
        endedAt,
      },
      attended,
      hasBegun: attended.length > 0 || isBegun(found, found.sessions, ctx.clock.now()),
    })
  }
  const messages = (await selectMessages(ctx.tx, accountId)).flatMap((message) => {
    const of = classes.find(({ id }) => id === message.classId)
    const classTitle = fitText('title', message.classTitle)
    if (of === undefined || !stillHolds(message, of)) return []
    return [{ ...message, classTitle }]
  })
  return { classes, messages }
}

/** Whether what a message says is so now, by the newest enrolment: who has left a class has no seat in it any more. */
function stillHolds(
  { kind, createdAt }: Pick<MessageRow, 'kind' | 'createdAt'>,
  { enrolment: { state, selectedAt } }: OwnClass,
): boolean {
  const holds = {
    enrolled: 'enrolled',
    'class-cancelled': 'cancelled',
    'taken-off': 'left',
  } as const
  return state === holds[kind] && createdAt >= selectedAt
}

/** Returns the person's newest enrolment in a class. Refuses with `class.not_found`. */
export async function getOwnClass(ctx: ReadContext, classId: string): Promise<OwnClass> {
  const { classes } = await listOwnClasses(ctx)
  const found = classes.find(({ id }) => id === classId)
  refuseUnless(found, 'class.not_found')
  return found
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

/** Tells whether it has begun for somebody: also where they are marked as present before the hour of its beginning. */
export async function hasBegunFor(
  ctx: Pick<ReadContext, 'tx' | 'clock'>,
  of: ClassRow,
  accountId: string,
): Promise<boolean> {
  if (await hasBegun(ctx, of)) return true
  const present = await attendanceSoFar(ctx, [of.id])
  return present.some((one) => one.accountId === accountId)
}
