import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { restoreExport } from '#modules/exchange'
import { knownMigrations, openDatabase } from '#platform/database'
import { keptBackups, unpackRelease } from '#test/releases'
import { zipOf } from '#test/tables'
import { engines, startTestRuntime, type TestRuntime } from '#test/test-runtime'
import { openArchive } from './archive.ts'
import { migrationsOf } from './migrations-of.ts'

const folder = mkdtempSync(join(tmpdir(), 'candor-other-versions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A zip whose manifest says this, with tables of one row each. */
async function archive(
  about: { schema?: string; migrations?: string[] },
  tables: Record<string, object> = {},
): Promise<string> {
  const files: Record<string, Buffer> = {}
  const counts: Record<string, number> = {}
  const entries: object[] = []
  for (const [table, row] of Object.entries(tables)) {
    const path = `tables/${table}.json`
    const bytes = Buffer.from(`[\n${JSON.stringify(row)}\n]`)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    entries.push({ path, bytes: bytes.length, sha256 })
    files[path] = bytes
    counts[table] = 1
  }
  const known = { format: 'candor-export', version: 1, kind: 'backup', organisation: 'Padma' }
  const rest = { madeAt: '2026-11-20T09:00:00.000Z', tables: counts, entries, damaged: [] }
  const manifest = Buffer.from(JSON.stringify({ ...known, ...about, ...rest }))
  const path = join(folder, 'backup.zip')
  writeFileSync(path, await zipOf({ ...files, 'manifest.json': manifest }))
  return path
}

const organisation = { id: 1, settings: '{}', version: 1, updatedAt: '2026-11-20T09:00:00.000Z' }
const first = knownMigrations.slice(0, 2)

describe.each(engines)('a backup of another version, put back on %s,', (engine) => {
  let app: TestRuntime
  beforeEach(async () => {
    app = await startTestRuntime(engine)
  })
  afterEach(() => app.close())

  const organisations = () =>
    app.runtime.database.reader.selectFrom('organisation').select(['id', 'version']).execute()
  const restore = async (...of: Parameters<typeof archive>) =>
    restoreExport(app.system, await archive(...of))

  test('is brought up to date from the migrations that it names', async () => {
    const { rows } = await restore({ migrations: first }, { organisation })
    expect(rows).toMatchObject({ organisation: 1, notices: 0, credentials: 0 })
    expect(await organisations()).toEqual([{ id: 1, version: 1 }])
  })

  test.each([
    ['a newer one', 'newer', { migrations: [...knownMigrations, '9999-later'] }, {}],
    ['a newer one with lower numbers', 'newer', { migrations: [...first, '0002-later'] }, {}],
    ['a newer one that names one migration', 'newer', { schema: '9999-later' }, {}],
    ['one that names none', 'other', {}, { organisation }],
    ['one with an empty list', 'other', { migrations: [] }, {}],
    ['one with a table too many', 'other', { migrations: first }, { houses: { id: 1 } }],
    [
      'one with a column too many',
      'other',
      { migrations: first },
      { organisation: { ...organisation, colour: 'red' } },
    ],
    ['one with a column too few', 'other', { migrations: first }, { organisation: { id: 1 } }],
  ])('is refused when it is %s, and leaves nothing', async (_, which, about, tables) => {
    await expect(restore(about, tables)).rejects.toMatchObject({
      code: `restore.${which}_version`,
    })
    expect(await organisations()).toEqual([])
  })
})

/** They came later than their number says, and changed only tables that have no row in the backups kept here. */
const ofEmptyTables = ['0108-ledger-items']

describe.each(keptBackups)('a backup that $name made', ({ name, path }) => {
  test('is taken for what its tables show, where it does not name its migrations', async () => {
    const kept = await unpackRelease({ name, engine: 'sqlite' })
    const database = openDatabase(kept.url)
    const { rows } = await sql<{ name: string }>`select "name" from kysely_migration
      order by "name"`.execute(database.reader)
    await database.close()
    kept.remove()
    const { zip, ...opened } = await openArchive(path)
    const { migrations: _, ...manifest } = opened.manifest
    const inferred = await migrationsOf({ zip, ...opened, manifest })
    const told = inferred.filter((each) => !ofEmptyTables.includes(each))
    expect(told).toEqual(rows.map((row) => row.name))
    zip.close()
  })
})
