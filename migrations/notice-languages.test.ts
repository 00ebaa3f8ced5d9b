import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { migratorOn, openDatabase } from '#platform/database'
import { freshPostgres } from '#test/postgres'
import { engines } from '#test/test-runtime'

const folder = mkdtempSync(join(tmpdir(), 'candor-notice-languages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const at = '2026-01-01T00:00:00.000Z'

describe.each(engines)('notices from before they had a language, on %s', (engine) => {
  test('are in the offered one whose letters they have', async () => {
    const url = engine === 'postgres' ? await freshPostgres() : join(folder, 'older.sqlite')
    const database = openDatabase(url)
    await migratorOn(database.writer).migrateTo('0214-overdue-told')
    const settings = JSON.stringify({ languages: ['ne', 'bn', 'en'] })
    await sql`insert into "organisation" ("id", "settings", "version", "updatedAt")
      values (1, ${settings}, 1, ${at})`.execute(database.writer)
    const words = {
      english: 'Closed for Eid',
      bengali: 'ঈদে আমাদের অফিস বন্ধ থাকবে, Padma Overseas',
      nepali: 'दशैंमा बन्द',
      figures: '2026',
    }
    for (const [id, text] of Object.entries(words))
      await sql`insert into "notices" ("id", "title", "text", "publishedBy", "publishedAt", "version")
        values (${id}, '', ${text}, 'a', ${at}, 1)`.execute(database.writer)
    await database.migrate()
    const rows = await database.reader
      .selectFrom('notices')
      .select(['id', 'language', 'translations'])
      .execute()
    expect(Object.fromEntries(rows.map(({ id, language }) => [id, language]))).toEqual({
      english: 'en',
      bengali: 'bn',
      nepali: 'ne',
      figures: 'ne',
    })
    expect(new Set(rows.map(({ translations }) => translations))).toEqual(new Set(['{}']))
    await database.close()
  })
})
