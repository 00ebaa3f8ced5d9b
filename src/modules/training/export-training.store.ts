import type { Tables } from '#migrations'
import type { Reader } from '#platform/database'

/** The tables of this module, each in an order in which it can be put back. */
export const trainingTables = [
  'classes',
  'classSessions',
  'enrolments',
  'attendance',
  'ledgerEntries',
  'disputes',
  'trainingMessages',
] as const satisfies (keyof Tables)[]
export type TrainingTable = (typeof trainingTables)[number]

/** So many rows of a table after a key, in the order of it; an id, or both parts of attendance. */
export async function selectRowsAfter(
  tx: Reader,
  table: TrainingTable,
  { after, limit }: { after: readonly [string, string]; limit: number },
): Promise<Record<string, unknown>[]> {
  if (table === 'attendance')
    return tx
      .selectFrom('attendance')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb('sessionId', '>', after[0]),
          eb.and([eb('sessionId', '=', after[0]), eb('accountId', '>', after[1])]),
        ]),
      )
      .orderBy('sessionId')
      .orderBy('accountId')
      .limit(limit)
      .execute()
  return tx
    .selectFrom(table as 'classes')
    .selectAll()
    .where('id', '>', after[0])
    .orderBy('id')
    .limit(limit)
    .execute()
}
