import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations'
import type { Reader, Transaction } from '#platform/database'

type Row = Record<string, unknown>

/** SQLite allows 32,766 values in one statement; no table has 60 columns. */
const together = 500

/** Inserts rows as they were stored. A column that the table does not have fails the statement. */
export async function insertRows(
  tx: Transaction,
  table: keyof Tables,
  rows: AsyncIterable<Row>,
): Promise<number> {
  let waiting: Row[] = []
  let count = 0
  const flush = async () => {
    const [first] = waiting
    if (!first) return
    const columns = Object.keys(first)
    const values: RawBuilder<unknown>[] = waiting.map(
      (row) => sql`(${sql.join(columns.map((column) => row[column]))})`,
    )
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((each) => sql.ref(each)))})
      values ${sql.join(values)}`.execute(tx)
    count += waiting.length
    waiting = []
  }
  for await (const row of rows) {
    waiting.push(row)
    if (waiting.length === together) await flush()
  }
  await flush()
  return count
}

/** Tells whether nobody and nothing has been entered yet; the audit log of an empty installation is empty too. */
export async function isEmpty(tx: Reader): Promise<boolean> {
  const { rows } = await sql<{ one: number }>`select 1 as "one" where
    exists (select 1 from "organisation") or exists (select 1 from "accounts")
    or exists (select 1 from "records") or exists (select 1 from "auditEvents")`.execute(tx)
  return rows.length === 0
}

/** Returns the tables of an SQLite database, each with its columns. */
export async function readShape(tx: Reader): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select t."name" as "table", c."name" as "column"
    from sqlite_master t, pragma_table_xinfo(t."name") c
    where t."type" = 'table' and t."name" not like 'sqlite%'`.execute(tx)
  const shape = new Map<string, Set<string>>()
  for (const { table, column } of rows)
    shape.set(table, (shape.get(table) ?? new Set()).add(column))
  return shape
}

/** Counts the rows of a table. */
export async function countRows(tx: Reader, table: keyof Tables): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as "count" from ${sql.table(table)}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Removes the set-up link: the restored data completes the set-up. */
export async function dropSetUpLink(tx: Transaction): Promise<void> {
  await tx.deleteFrom('setUpLink').execute()
}
