import { accountNames } from '#modules/accounts'
import { fitText } from '#modules/speech'
import { wallTimeOf } from '#platform/clock/schema'
import type { ReadContext } from '#platform/context'
import { selectAttendance } from './attendance.store.ts'
import { type ClassRow, selectSessions } from './classes.store.ts'
import { selectMembers } from './enrolments.store.ts'

/** Describes classes with what everybody may know of them: teacher by name, sessions, place. */
export async function describeClasses(ctx: ReadContext, rows: readonly ClassRow[]) {
  const sessions = await selectSessions(
    ctx.tx,
    rows.map(({ id }) => id),
  )
  const teachers = rows.flatMap(({ teacherId }) => (teacherId === null ? [] : [teacherId]))
  const names = await accountNames(ctx.tx, teachers)
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
        id,
        startsAt,
        endsAt,
        startsOnWall: wallTimeOf(startsAt, row.timeZone),
        endsOnWall: wallTimeOf(endsAt, row.timeZone),
      })),
  }))
}

/** Returns who is on a class's list, by name and in order, and who was at which session. */
export async function describeMembers(ctx: ReadContext, classId: string) {
  const rows = await selectMembers(ctx.tx, classId)
  const names = await accountNames(
    ctx.tx,
    rows.map(({ accountId }) => accountId),
  )
  const attendance: Record<string, string[]> = {}
  for (const { sessionId, accountId } of await selectAttendance(ctx.tx, [classId])) {
    attendance[sessionId] ??= []
    attendance[sessionId].push(accountId)
  }
  const waiting = rows.filter(({ state }) => state === 'selected')
  const members = rows.map((row) => ({
    accountId: row.accountId,
    // The name is printed on slips.
    name: fitText('person', names.get(row.accountId) ?? ''),
    state: row.state as 'selected' | 'enrolled',
    waitingPlace: row.state === 'selected' ? waiting.indexOf(row) + 1 : null,
    selectedAt: row.selectedAt,
    enrolledAt: row.enrolledAt,
    attended: Object.values(attendance).filter((ids) => ids.includes(row.accountId)).length,
  }))
  return { members, attendance }
}
