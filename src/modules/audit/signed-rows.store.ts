import type { Reader } from '#platform/database'
import type { SignedTable } from './signed-rows.ts'

/** A row about a candidate, with the reference of the record. */
export type SignedRow = Record<string, unknown> & {
  id: string
  recordId: string
  reference: string
}

/** Selects rows in the order of their ids, a batch at a time, for the doctor. */
export async function selectSignedAfter(
  tx: Reader,
  table: SignedTable,
  after: string,
  limit: number,
): Promise<SignedRow[]> {
  // Each of these tables has these columns; the types of one of them do for all.
  return tx
    .selectFrom(`${table as 'consents'} as t`)
    .innerJoin('records as r', 'r.id', 't.recordId')
    .selectAll('t')
    .select('r.reference')
    .where('t.id', '>', after)
    .orderBy('t.id')
    .limit(limit)
    .execute()
}
