import { isExpression, type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/database'

/**
 * A record that was merged into another is an alias: its row and everything about it stay where they are, with its id.
 * These two expressions alone say what that means. Whoever asks for the rows of a record asks with `idsWithMerged`, and
 * whoever asks for the record of a row asks with `keptId`. The index `recordsKept` answers both.
 */

/** Returns, for `in`, the id of a record, that of the one it was merged into, and those of all merged with it. */
export function idsWithMerged(recordId: string | RawBuilder<unknown>): RawBuilder<string> {
  const id = asText(recordId)
  return sql<string>`(select ${id} as "id" union all select k."id" from "records" k
    where coalesce(k."mergedInto", k."id") = ${keptId(id)})`
}

/** Returns the id of the record that stands for this one: another where it was merged, else the same. */
export function keptId(recordId: string | RawBuilder<unknown>): RawBuilder<string> {
  const id = asText(recordId)
  return sql<string>`coalesce((select a."mergedInto" from "records" a where a."id" = ${id}), ${id})`
}

const asText = (id: string | RawBuilder<unknown>) =>
  isExpression(id) ? id : sql`cast(${id} as text)`

/** Tells whether two ids stand for one record. */
export async function isSameRecord(tx: Reader, one: string, other: string): Promise<boolean> {
  if (one === other) return true
  const { rows } = await sql<{ one: string; other: string }>`
    select ${keptId(one)} as "one", ${keptId(other)} as "other"`.execute(tx)
  return rows[0]?.one === rows[0]?.other
}

/** Selects the ids of the records that were merged into one, in the order in which they were entered. */
export async function mergedIdsOf(tx: Reader, recordId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('records')
    .select('id')
    .where('mergedInto', '=', recordId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
