import type { Tables } from '#migrations'
import type { Reader, Transaction } from '#platform/database'

type AttendanceRow = Tables['attendance']

/** Selects who was at the sessions of these classes. */
export async function selectAttendance(tx: Reader, classIds: readonly string[]) {
  if (classIds.length === 0) return []
  return tx
    .selectFrom('attendance')
    .innerJoin('classSessions', 'classSessions.id', 'attendance.sessionId')
    .select(['classId', 'sessionId', 'accountId'])
    .where('classId', 'in', classIds)
    .orderBy('accountId')
    .execute()
}

/** Replaces the list of who was at a session. */
export async function putAttendance(
  tx: Transaction,
  sessionId: string,
  rows: readonly AttendanceRow[],
): Promise<void> {
  await tx.deleteFrom('attendance').where('sessionId', '=', sessionId).execute()
  for (const row of rows) await tx.insertInto('attendance').values(row).execute()
}
