import { z } from 'zod'
import { accountNames } from '#modules/accounts'
import { timeZoneOf } from '#modules/organisation'
import { fitText, publicTextOf, verdictsOnFile } from '#modules/speech'
import type { Verdict } from '#modules/speech/schema'
import { dayIn, wallTimeOf } from '#platform/clock/schema'
import type { ReadContext } from '#platform/context'
import { newClassSchema } from './classes.schema.ts'
import {
  type ClassRow,
  type SessionRow,
  selectClass,
  selectSessions,
  selectTaughtClasses,
} from './classes.store.ts'
import {
  countMembers,
  selectAttendance,
  selectEnrolmentsOf,
  selectMembers,
  selectWishesOfWaiting,
} from './enrolments.store.ts'
import { selectSums, selectSumsOfWaiting } from './ledger.store.ts'
import { availableFor, type PurposeSum } from './ledger.ts'
import { turnsIn } from './line.ts'
import type { StaffEntry } from './payments.schema.ts'
import { refuseUnless } from './refusals.ts'
import type { TaughtClass } from './schema.ts'

interface Words {
  title: string
  teacher: string
  place: string | null
  link: string | null
}

const { title, teacherName, place, link } = newClassSchema.shape
const wordsSchema = z.object({ title, teacherName, place, link })

/**
 * Returns what the texts of a class on file claim. The teacher's name is judged too, whether typed or from an account.
 */
export function unfitOfClass({ teacher, ...words }: Words): Verdict[] {
  return verdictsOnFile(wordsSchema, {
    ...words,
    title: publicTextOf(words.title),
    teacherName: teacher,
  })
}

/** Returns a class as students see it: without the texts that may not be shown. */
export function fitClass<Class extends Words>(found: Class): Class {
  return {
    ...found,
    title: fitText('title', found.title),
    teacher: fitText('person', found.teacher),
    place: fitText('place', found.place),
    link: fitText('link', found.link) === found.link ? found.link : null,
  }
}

/** Returns an entry of the ledger as it is shown and printed; the stored text stays unchanged. */
export function fitEntry(entry: StaffEntry): StaffEntry {
  return {
    ...entry,
    studentName: fitText('person', entry.studentName),
    classTitle: fitText('title', entry.classTitle),
    feeName: fitText('title', entry.feeName),
    reference: fitText('mark', entry.reference),
    reason: fitText('text', entry.reason),
    receivedBy: fitText('person', entry.receivedBy),
    enteredBy: fitText('person', entry.enteredBy),
  }
}

/**
 * Returns which sessions' day has come, by the clock of the agency: attendance is marked and counted from that day on, and
 * nobody has attended what is still to come.
 */
export async function daysCome({ tx, clock }: Pick<ReadContext, 'tx' | 'clock'>) {
  const timeZone = await timeZoneOf(tx)
  const today = dayIn(timeZone, clock.now())
  return ({ startsAt }: Pick<SessionRow, 'startsAt'>) => dayIn(timeZone, startsAt) <= today
}

/** Returns who was at the sessions of these classes whose day has come. */
export async function attendanceSoFar(
  ctx: Pick<ReadContext, 'tx' | 'clock'>,
  classIds: readonly string[],
) {
  const hasCome = await daysCome(ctx)
  return (await selectAttendance(ctx.tx, classIds)).filter(hasCome)
}

/** Describes classes with what everybody may know of them: teacher by name, sessions, place. */
export async function describeClasses(ctx: ReadContext, rows: readonly ClassRow[]) {
  const sessions = await selectSessions(
    ctx.tx,
    rows.map(({ id }) => id),
  )
  const teachers = rows.flatMap(({ teacherId }) => (teacherId === null ? [] : [teacherId]))
  const names = await accountNames(ctx.tx, teachers)
  const hasCome = await daysCome(ctx)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    teacher: row.teacherName ?? names.get(row.teacherId ?? '') ?? '',
    place: row.place,
    link: row.link,
    timeZone: row.timeZone,
    seats: row.seats,
    state: row.state,
    fee: row.fee,
    currency: row.currency,
    version: row.version,
    sessions: sessions
      .filter(({ classId }) => classId === row.id)
      .map(({ id, startsAt, endsAt }) => ({
        ...{ id, startsAt, endsAt, hasCome: hasCome({ startsAt }) },
        startsOnWall: wallTimeOf(startsAt, row.timeZone),
        endsOnWall: wallTimeOf(endsAt, row.timeZone),
      })),
  }))
}

/** Returns who is on a class's list, by name and in order, and who was at which session. */
export async function describeMembers(ctx: ReadContext, of: ClassRow) {
  const classId = of.id
  const rows = await selectMembers(ctx.tx, classId)
  const names = await accountNames(
    ctx.tx,
    rows.map(({ accountId }) => accountId),
  )
  const attendance: Record<string, string[]> = {}
  for (const { sessionId, accountId } of await attendanceSoFar(ctx, [classId])) {
    attendance[sessionId] ??= []
    attendance[sessionId].push(accountId)
  }
  const turns = turnsIn(of, rows)
  const members = rows.map((row) => ({
    accountId: row.accountId,
    // The name is printed on slips.
    name: fitText('person', names.get(row.accountId) ?? ''),
    state: row.state as 'selected' | 'enrolled',
    ...(turns.get(row.accountId) ?? { isHeld: false, waitingPlace: null }),
    selectedAt: row.selectedAt,
    enrolledAt: row.enrolledAt,
    attended: Object.values(attendance).filter((ids) => ids.includes(row.accountId)).length,
  }))
  return { members, attendance }
}

/**
 * Returns a class for people who may see its members: an admin, or its teacher. For everybody else it does not exist,
 * as with records. Refuses with `class.not_found`.
 */
export async function classOfTeacher(ctx: ReadContext, classId: string): Promise<ClassRow> {
  const found = await selectClass(ctx.tx, classId)
  const { actor } = ctx
  const seesAll = actor.kind === 'system' || (actor.kind !== 'anonymous' && actor.role === 'admin')
  const teaches =
    actor.kind === 'account' &&
    actor.role === 'moderator' &&
    found?.teacherId === actor.id &&
    found.state !== 'draft'
  refuseUnless(found && (seesAll || teaches), 'class.not_found')
  return found
}

/** Lists the classes that the signed-in person teaches, the latest first. */
export async function listTaughtClasses(ctx: ReadContext) {
  const { actor } = ctx
  const rows = actor.kind === 'account' ? await selectTaughtClasses(ctx.tx, actor.id) : []
  const counts = await countMembers(
    ctx.tx,
    rows.map(({ id }) => id),
  )
  const classes = await describeClasses(ctx, rows)
  return {
    classes: classes.map((one) => ({ ...one, enrolled: counts.get(one.id)?.enrolled ?? 0 })),
  }
}

/** Finds a class with its people and attendance, and no money. Refuses with `class.not_found`. */
export async function findTaughtClass(ctx: ReadContext, classId: string): Promise<TaughtClass> {
  const row = await classOfTeacher(ctx, classId)
  const [described] = await describeClasses(ctx, [row])
  const { members, attendance } = await describeMembers(ctx, row)
  const enrolled = members.filter(({ state }) => state === 'enrolled')
  return {
    ...(described as NonNullable<typeof described>),
    members: enrolled,
    enrolled: enrolled.length,
    attendance,
  }
}

type Priced = Pick<ClassRow, 'id' | 'fee' | 'currency'>

/** Tells whether a student's payments cover the fee of a class; a free class is always covered. */
export async function isCovered(
  { tx }: Pick<ReadContext, 'tx'>,
  accountId: string,
  priced: Priced,
): Promise<boolean> {
  if (priced.fee === 0) return true
  const sums = await selectSums(tx, accountId, priced.currency)
  if (sums.length === 0) return false
  const own = await selectEnrolmentsOf(tx, accountId)
  return covers(
    priced,
    sums,
    own.filter(({ state }) => state === 'selected'),
  )
}

/** Tells the same for everybody who waits for a class, in one query however many there are. */
export async function coverageOf({ tx }: Pick<ReadContext, 'tx'>, priced: Priced) {
  const { id, fee, currency } = priced
  if (fee === 0) return () => true
  const sums = await selectSumsOfWaiting(tx, id, currency)
  const sumsOf = Map.groupBy(sums, ({ accountId }) => accountId)
  const wishesOf = Map.groupBy(await selectWishesOfWaiting(tx, id), ({ accountId }) => accountId)
  return (accountId: string): boolean =>
    covers(priced, sumsOf.get(accountId) ?? [], wishesOf.get(accountId) ?? [])
}

/** @param wishes the classes that the student has selected */
function covers(
  { id, fee }: Priced,
  sums: readonly PurposeSum[],
  wishes: readonly { classId: string }[],
): boolean {
  return availableFor(id, sums, new Set(wishes.map(({ classId }) => classId))) >= fee
}
