import { sql } from 'kysely'
import type { Reader } from './handles.ts'
import { missingTriggers, type Triggers } from './triggers.ts'

/** SQLite would report each damaged page. */
const mostFindings = 20

/**
 * Returns what SQLite itself finds wrong with a file, a sentence each: pages and indexes that do not fit
 * together, rows that refer to nothing, missing tables.
 */
export async function examineSqlite(
  reader: Reader,
  tables: readonly string[],
  triggers: readonly Triggers[] = [],
): Promise<string[]> {
  const damage = () => sql<{ integrity_check: string }>`pragma integrity_check(20)`.execute(reader)
  const orphans = () =>
    sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(reader)
  try {
    const pages = (await damage()).rows.map((row) => row.integrity_check)
    const rows = (await orphans()).rows.slice(0, mostFindings)
    const there = await sql<{ name: string }>`select name from sqlite_master`.execute(reader)
    const names = new Set(there.rows.map(({ name }) => name))
    return [
      ...pages.filter((found) => found !== 'ok').map((found) => `SQLite finds damage: ${found}.`),
      ...rows.map(({ table, parent }) => `a row of ${table} refers to none of ${parent}.`),
      ...tables.filter((table) => !names.has(table)).map((table) => `table ${table} is missing.`),
      ...missingTriggers(triggers, 'sqlite', names),
    ]
  } catch (error) {
    if (!String((error as { code?: unknown }).code).startsWith('SQLITE_')) throw error
    return ['SQLite cannot read it to its end.']
  }
}
