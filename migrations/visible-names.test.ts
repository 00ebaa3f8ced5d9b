import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { migratorOn, openDatabase } from '#platform/database'
import { freshPostgres } from '#test/postgres'
import { engines } from '#test/test-runtime'
import { up } from './0063-visible-names.ts'

const folder = mkdtempSync(join(tmpdir(), 'candor-visible-names-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const at = '2026-01-01T00:00:00.000Z'

describe.each(engines)('names from before, on %s', (engine) => {
  test('lose marks that nobody sees, and keep joiners that their script needs', async () => {
    const url = engine === 'postgres' ? await freshPostgres() : join(folder, 'older.sqlite')
    const database = openDatabase(url)
    const migrator = migratorOn(database.writer)
    await migrator.migrateTo('0062-wrong-code-totals')
    const run = (query: ReturnType<typeof sql>) => query.execute(database.writer)
    const record = (id: string, name: string, father: string | null, number: number) =>
      run(sql`insert into "records" ("id", "number", "reference", "passportNumber",
          "referenceNumber", "name", "fatherName", "address", "nationality", "state", "createdBy",
          "createdAt", "updatedBy", "updatedAt", "version")
        values (${id}, ${number}, ${id}, ${id}, 'R', ${name}, ${father}, 'A', 'BD', 'pending', 'm',
          ${at}, 'm', ${at}, 7)`)
    for (let n = 0; n < 1200; n += 1) await record(`r${n}`, 'Rahima\u202E Khatun', 'Abdul Karim', n)
    // A conjunct that is written apart by a joiner (U+200C), and one that needs none.
    await record('joined', 'রক্\u200Cত', null, 2001)
    await record('split', 'Rah\u200Cima\u00AD', '\u2066\u2069', 2002)
    await run(sql`insert into "accounts" ("id", "email", "name", "role", "createdAt", "updatedAt")
      values ('a', 'a@a.example', ${'\u202EanimA'}, 'admin', ${at}, ${at})`)
    await run(sql`insert into "notices" ("id", "title", "text", "publishedBy", "publishedAt", "version")
      values ('n', ${'Visas\u2067 today'}, 'x', 'a', ${at}, 1)`)
    await run(sql`insert into "classes" ("id", "title", "timeZone", "seats", "fee", "currency",
        "state", "createdBy", "createdAt", "updatedAt", "version")
      values ('c', ${'Wel\u200Bding'}, 'Asia/Dhaka', 5, 0, 'BDT', 'draft', 'a', ${at}, ${at}, 1)`)
    const stored = async () => {
      const names = sql<{ id: string; name: string; fatherName: string | null }>`
        select "id", "name", "fatherName", "version" from "records" order by "id"`
      const titles = sql<{ name: string }>`
        select "name" from "accounts" union all select "title" from "notices"
        union all select "title" from "classes"`
      const { rows } = await names.execute(database.reader)
      return [rows, (await titles.execute(database.reader)).rows.map(({ name }) => name)] as const
    }
    await database.migrate()
    const [records, titles] = await stored()
    const byId = Object.fromEntries(records.map((row) => [row.id, row]))
    expect(new Set(records.filter(({ id }) => /^r\d/.test(id)).map(({ name }) => name))).toEqual(
      new Set(['Rahima Khatun']),
    )
    expect(byId.joined).toMatchObject({ name: 'রক্\u200Cত', fatherName: null, version: 7 })
    expect(byId.split).toMatchObject({ name: 'Rahima', fatherName: '?' })
    expect(titles.toSorted()).toEqual(['Visas today', 'Welding', 'animA'])
    await up(database.writer as Kysely<unknown>)
    expect(await stored()).toEqual([records, titles])
    await database.close()
  })
})
