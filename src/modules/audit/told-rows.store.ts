import type { Reader } from '#platform/database'
import type { ToldTable } from './told-rows.ts'

/** A row about a candidate, with the reference of the record. */
export type ToldRow = Record<string, unknown> & {
  id: string
  recordId: string
  reference: string
}

/** Selects rows in the order of their ids, a batch at a time, for the doctor. */
export async function selectToldAfter(
  tx: Reader,
  table: ToldTable,
  after: string,
  limit: number,
  from: '>' | '>=' = '>',
): Promise<ToldRow[]> {
  // Each of these tables has these columns; the types of one of them do for all.
  return tx
    .selectFrom(`${table as 'consents'} as t`)
    .innerJoin('records as r', 'r.id', 't.recordId')
    .selectAll('t')
    .select('r.reference')
    .where('t.id', from, after)
    .orderBy('t.id')
    .limit(limit)
    .execute()
}

/** Selects those of these ids that have a row. */
export async function selectToldAmong(
  tx: Reader,
  table: ToldTable,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom(table as 'consents')
    .select('id')
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
