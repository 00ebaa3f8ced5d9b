import { createHash } from 'node:crypto'
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { knownMigrations } from '#platform/database'
import { setUpPadma } from '#test/candidates'
import { beNextVersion } from '#test/next-version'
import { outcomeOf } from '#test/outcome-of'
import { startPadma } from '#test/padma'
import { zipOf } from '#test/tables'
import { engines, forEachTest, startTestRuntime, type TestRuntime } from '#test/test-runtime'
import { backUp, exportEverything, restoreExport } from './index.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'candor-other-versions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A zip whose manifest says this, with tables of one row each. */
async function archive(
  about: { migrations: readonly string[] },
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
const secret = { CANDOR_SECRET: 'the secret of an agency that restores a backup' }

describe.each(engines)('a backup of another version, put back on %s,', (engine) => {
  const app = forEachTest(() => startTestRuntime(engine, secret))
  let beThisVersion = () => {}
  afterEach(() => beThisVersion())

  test('is brought up to date by the next version, and what that one backs up is refused by this one', async () => {
    await setUpPadma(app)
    const backedUp = async (of: TestRuntime, name: string) => {
      const path = join(folder, `${engine}-${name}.zip`)
      await pipeline((await backUp(of.system)).zip, createWriteStream(path))
      return path
    }
    const earlier = await backedUp(app, 'earlier')
    beThisVersion = beNextVersion()
    const next = await startTestRuntime(engine, secret)
    const restored = await restoreExport(next.system, earlier)
    const settings = ({ runtime }: TestRuntime) =>
      runtime.database.reader.selectFrom('organisation').select('settings').execute()
    expect(restored.rows).toMatchObject({ organisation: 1, notices: 0 })
    expect(await settings(next)).toEqual(await settings(app))
    const later = await backedUp(next, 'later')
    await next.close()
    beThisVersion()
    const other = await startTestRuntime(engine, secret)
    expect(await outcomeOf(restoreExport(other.system, later))).toBe('restore.newer_version')
  })

  const known = knownMigrations()
  test.each([
    ['a newer one', 'newer', [...known, '9999-later'], {}],
    ['a newer one with lower numbers', 'newer', [...known, '0000-later'], {}],
    ['version 0.1', 'other', ['0001-audit', '0002-organisation'], { organisation }],
    ['one without migrations', 'other', [], { organisation }],
  ])('is refused when it is of %s, and leaves nothing', async (_, which, migrations, tables) => {
    const path = await archive({ migrations }, tables)
    await expect(restoreExport(app.system, path)).rejects.toMatchObject({
      code: `restore.${which}_version`,
    })
    expect(await app.rows('organisation')).toEqual([])
  })

  test.each([
    ['a table too many', { houses: { id: 1 } }],
    ['a column too many', { organisation: { ...organisation, colour: 'red' } }],
    ['a column too few', { organisation: { id: 1 } }],
  ])('is refused when it has %s for its migrations', async (_, tables) => {
    beThisVersion = beNextVersion()
    const path = await archive({ migrations: known }, tables)
    expect(await outcomeOf(restoreExport(app.system, path))).toBe('restore.other_version')
  })
})

describe.each(engines)('tables that a later version has changed, on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  const change = () =>
    app.tamper(`insert into kysely_migration (name, timestamp) values ('9999-later', '2026-11-23')`)
  const refused = { code: 'export.later_version' }

  test('are exported by neither export nor backup', async () => {
    await change()
    await expect(exportEverything(app.amina)).rejects.toMatchObject(refused)
    await expect(backUp(app.system)).rejects.toMatchObject(refused)
  })

  test('leave an export without an end that was under way', async () => {
    const zip = await exportEverything(app.amina)
    await zip.next()
    await change()
    await expect(buffer(zip)).rejects.toMatchObject(refused)
  })
})
