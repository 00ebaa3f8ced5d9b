import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations'
import type { Reader } from './handles.ts'

interface Asked {
  table: keyof Tables
  columns: readonly string[]
  where: RawBuilder<unknown>
  orderBy: RawBuilder<unknown>
}

/** Returns the rows of a table as one JSON text, for a statement that reads several tables at once. */
export function rowsAsJson(
  tx: Reader,
  { table, columns, where, orderBy }: Asked,
): RawBuilder<string> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const rows = sql`(select ${names} from ${sql.table(table)} where ${where} order by ${orderBy})`
  const pairs = sql.join(columns.flatMap((column) => [sql.lit(column), sql.ref(column)]))
  return tx.getExecutor().adapter instanceof PostgresAdapter
    ? sql`(select coalesce(json_agg(json_build_object(${pairs}))::text, '[]') from ${rows} x)`
    : sql`(select json_group_array(json_object(${pairs})) from ${rows})`
}
