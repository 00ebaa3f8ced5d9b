import { sql } from 'kysely'
import type { Tables } from '#migrations'
import type { Instant } from '#platform/clock'
import {
  countOf,
  hasChanged,
  insertOnce,
  type Reader,
  type Transaction,
  updatesById,
} from '#platform/database'

export type EnrolmentRow = Tables['enrolments']
export type MessageRow = Tables['trainingMessages']

const active = ['selected', 'enrolled'] as const

export const insertEnrolment = insertOnce('enrolments')

/** Selects the last place of a class's list: the next place is one more. */
export async function selectLastPlace(tx: Reader, classId: string): Promise<number> {
  const row = await tx
    .selectFrom('enrolments')
    .select(({ fn }) => fn.max('place').as('place'))
    .where('classId', '=', classId)
    .executeTakeFirst()
  return row?.place ?? 0
}

/** Selects somebody's current enrolment in a class: selected or with a seat. */
export async function selectActive(
  tx: Reader,
  classId: string,
  accountId: string,
): Promise<EnrolmentRow | undefined> {
  return tx
    .selectFrom('enrolments')
    .selectAll()
    .where('classId', '=', classId)
    .where('accountId', '=', accountId)
    .where('state', 'in', active)
    .executeTakeFirst()
}

/** Selects everybody who is on a class's list now, in order. */
export async function selectMembers(tx: Reader, classId: string): Promise<EnrolmentRow[]> {
  return tx
    .selectFrom('enrolments')
    .selectAll()
    .where('classId', '=', classId)
    .where('state', 'in', active)
    .orderBy('place')
    .execute()
}

/** Selects, within a query, the accounts that wait for a class. */
export function waitingFor(tx: Reader, classId: string) {
  return tx
    .selectFrom('enrolments')
    .select('accountId')
    .where('classId', '=', classId)
    .where('state', '=', 'selected')
}

/** Selects all classes for which the people who wait for this one wait, including this one. */
export async function selectWishesOfWaiting(tx: Reader, classId: string) {
  return tx
    .selectFrom('enrolments')
    .select(['accountId', 'classId'])
    .where('accountId', 'in', waitingFor(tx, classId))
    .where('state', '=', 'selected')
    .execute()
}

/** Selects everything that somebody ever selected, newest first. */
export async function selectEnrolmentsOf(tx: Reader, accountId: string): Promise<EnrolmentRow[]> {
  return tx
    .selectFrom('enrolments')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('selectedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Counts how many have a seat, and how many have selected it and have none, in each of these classes. */
export async function countMembers(
  tx: Reader,
  classIds: readonly string[],
): Promise<Map<string, { enrolled: number; selected: number }>> {
  const counts = new Map(classIds.map((id) => [id, { enrolled: 0, selected: 0 }]))
  if (classIds.length === 0) return counts
  const rows = await tx
    .selectFrom('enrolments')
    .select(({ fn }) => ['classId', 'state', fn.countAll<number>().as('count')])
    .where('classId', 'in', classIds)
    .where('state', 'in', active)
    .groupBy(['classId', 'state'])
    .execute()
  for (const { classId, state, count } of rows) {
    const found = counts.get(classId)
    if (found) found[state === 'enrolled' ? 'enrolled' : 'selected'] = Number(count)
  }
  return counts
}

/** Counts how many people are in the line of a class before this place. */
export function countBefore(tx: Reader, classId: string, place: number): Promise<number> {
  return countOf(
    tx
      .selectFrom('enrolments')
      .where('classId', '=', classId)
      .where('state', '=', 'selected')
      .where('place', '<', place),
  )
}

export const updateEnrolment = updatesById('enrolments')

export const insertMessage = insertOnce('trainingMessages')

/** Whether the cancelling that a message tells of reversed a charge of the student, in its transaction. */
const isCredited = sql<boolean | number>`exists (select 1 from "ledgerEntries" as "counter"
  inner join "ledgerEntries" as "charge" on "charge"."id" = "counter"."corrects"
  inner join "enrolments" on "enrolments"."accountId" = "charge"."accountId"
    and "enrolments"."classId" = "charge"."classId"
  where "charge"."accountId" = "trainingMessages"."accountId"
    and "charge"."classId" = "trainingMessages"."classId"
    and "charge"."kind" = 'charge' and "enrolments"."state" = 'cancelled'
    and "trainingMessages"."kind" = 'class-cancelled'
    and "counter"."createdAt" >= "enrolments"."endedAt"
    and "counter"."createdAt" <= "trainingMessages"."createdAt")`

/** Selects messages that were not dismissed, newest first. */
export async function selectMessages(
  tx: Reader,
  accountId: string,
): Promise<(MessageRow & { classTitle: string; isCredited: boolean })[]> {
  const rows = await tx
    .selectFrom('trainingMessages')
    .innerJoin('classes', 'classes.id', 'trainingMessages.classId')
    .selectAll('trainingMessages')
    .select(['classes.title as classTitle', isCredited.as('isCredited')])
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
    .orderBy('trainingMessages.createdAt', 'desc')
    .orderBy('trainingMessages.id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, isCredited: Boolean(row.isCredited) }))
}

/** Dismisses somebody's own message; false when there is no such message. */
export async function readMessage(
  tx: Transaction,
  { id, accountId, readAt }: { id: string; accountId: string; readAt: Instant },
): Promise<boolean> {
  return hasChanged(
    tx
      .updateTable('trainingMessages')
      .set({ readAt })
      .where('id', '=', id)
      .where('accountId', '=', accountId),
  )
}

type AttendanceRow = Tables['attendance']

/** Selects who was at the sessions of these classes. */
export async function selectAttendance(tx: Reader, classIds: readonly string[]) {
  if (classIds.length === 0) return []
  return tx
    .selectFrom('attendance')
    .innerJoin('classSessions', 'classSessions.id', 'attendance.sessionId')
    .select(['classId', 'sessionId', 'accountId', 'startsAt'])
    .where('classId', 'in', classIds)
    .orderBy('accountId')
    .execute()
}

/** Replaces who of these accounts was at a session. */
export async function putAttendance(
  tx: Transaction,
  { sessionId, of }: { sessionId: string; of: readonly string[] },
  rows: readonly AttendanceRow[],
): Promise<void> {
  if (of.length === 0) return
  await tx
    .deleteFrom('attendance')
    .where('sessionId', '=', sessionId)
    .where('accountId', 'in', of)
    .execute()
  for (const row of rows) await tx.insertInto('attendance').values(row).execute()
}
