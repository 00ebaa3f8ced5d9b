import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshPostgres } from '#test/postgres'
import { type Database, openDatabase } from './index.ts'

/** Any text, and more often than chance has it those that engines may take differently. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(
        'a',
        '\0',
        '\ud800',
        '\udc00',
        '\ud83d\ude00',
        '\u212a',
        '\ufffe',
        '\ufeff',
        '\\',
        ' ',
      ),
      { maxLength: 8 },
    )
    .map((signs) => signs.join('')),
)

/** Adds a row to a copy of a table without its rules; what is read back, or the code of the refusal. */
async function kept(database: Database, table: string, row: Record<string, string>) {
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  const values = sql.join(Object.values(row))
  const at = sql.table(`copy of ${table}`)
  try {
    await database.write(async (tx) => {
      await sql`delete from ${at}`.execute(tx)
      await sql`insert into ${at} (${names}) values (${values})`.execute(tx)
    })
    return (await sql`select ${names} from ${at}`.execute(database.reader)).rows[0]
  } catch (error) {
    return (error as { code?: string }).code ?? String(error)
  }
}

test('whatever text a column takes on SQLite it takes on PostgreSQL, and the other way round', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-texts-'))
  const onSqlite = openDatabase(join(folder, 'candor.sqlite'))
  const onPostgres = openDatabase(await freshPostgres())
  await onSqlite.migrate()
  await onPostgres.migrate()
  const { rows } = await sql<{ name: string; column: string }>`
    select t."name", c."name" as "column" from sqlite_master t, pragma_table_info(t."name") c
    where t."type" = 'table' and lower(c."type") = 'text' and t."name" not like 'kysely%'`.execute(
    onSqlite.reader,
  )
  const tables = Map.groupBy(rows, ({ name }) => name)
  expect(tables.size).toBeGreaterThan(60)
  for (const [table, columns] of tables) {
    for (const { writer } of [onSqlite, onPostgres])
      await sql`create table ${sql.table(`copy of ${table}`)} as
        select * from ${sql.table(table)} where 1 = 0`.execute(writer)
    const row = fc.record(Object.fromEntries(columns.map(({ column }) => [column, text])))
    await fc.assert(
      fc.asyncProperty(row, async (values) => {
        const [here, there] = [
          await kept(onSqlite, table, values),
          await kept(onPostgres, table, values),
        ]
        expect({ table, kept: there }).toEqual({ table, kept: here })
        const isWell = Object.values(values).every((one) => !/[\0\p{Surrogate}]/u.test(one))
        expect(here).toEqual(isWell ? values : 'request.invalid')
      }),
      { numRuns: 12 },
    )
  }
  await onSqlite.close()
  await onPostgres.close()
  rmSync(folder, { recursive: true })
})
