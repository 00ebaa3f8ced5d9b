import { isExpression, type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/database'

/**
 * A record that was merged into another is an alias: its row and everything about it stay where they are, with its id.
 * These two expressions alone say what that means. Whoever asks for the rows of a record asks with `idsWithMerged`, and
 * whoever asks for the record of a row asks with `keptId`; a query around them may call its own tables as it likes.
 */

/** Returns, for `in`, the id of a record, that of the one it was merged into, and those of all merged with it. */
export function idsWithMerged(recordId: string | RawBuilder<unknown>): RawBuilder<string> {
  const id = asText(recordId)
  const kept = keptId(id)
  return sql<string>`(select ${id} as "id" union all select ${kept} union all ${mergedInto(kept)})`
}

/** Returns the same of a record that is known to be no alias, in less time. */
export function idsOfKept(recordId: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(select ${recordId} as "id" union all ${mergedInto(recordId)})`
}

const mergedInto = (id: RawBuilder<unknown>) =>
  sql`select "_all"."id" from "records" "_all" where "_all"."mergedInto" = ${id}`

/** Returns the id of the record that stands for this one: another where it was merged, else the same. */
export function keptId(recordId: string | RawBuilder<unknown>): RawBuilder<string> {
  const id = asText(recordId)
  return sql<string>`coalesce((select "_one"."mergedInto" from "records" "_one" where "_one"."id" = ${id}), ${id})`
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
