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
