import type { Tables } from '#migrations'
import { compileOnce, type Reader } from '#platform/database'

/** A record with each column. */
export type WholeRow = Tables['records']

/** Selects a record with each column. */
const wholeRow = compileOnce((tx, id: string) =>
  tx.selectFrom('records').selectAll().where('id', '=', id),
)

export async function selectWholeRow(tx: Reader, id: string): Promise<WholeRow | undefined> {
  const [row] = await wholeRow(tx, id)
  return row
}

/** Selects whole rows in the order of their ids, a batch at a time, for the doctor. */
export async function selectWholeRowsAfter(
  tx: Reader,
  id: string,
  limit: number,
): Promise<WholeRow[]> {
  return tx
    .selectFrom('records')
    .selectAll()
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()
}
