import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createApiKey } from '#modules/accounts'
import { listEvents, openSealer, readCheckpointNote, verifyChain, verifyLog } from '#modules/audit'
import { recordListSchema } from '#modules/records/schema'
import { allOf } from '#test/all-of'
import { bytesOf, setUpPadma } from '#test/candidates'
import { outcomeOf } from '#test/outcome-of'
import { bothEngines, type Engine, people, startTestRuntime } from '#test/test-runtime'
import { filesOf } from '#test/zip-files'
import { exportedTables, tablesOf } from './archive-parts.ts'
import { backUp, exportEverything, exportRecords, restoreExport } from './index.server.ts'
import { contentOf, expectRestoredEvents } from './test-content.ts'
import { fill } from './test-installation.ts'

const secret = 'the secret of the one agency that moves to another machine'
const others: Record<Engine, Engine> = { sqlite: 'postgres', postgres: 'sqlite' }

describe.each(bothEngines)('an export of everything from %s', async (engine) => {
  const zipPath = () => join(folder, 'everything.zip')
  const folder = mkdtempSync(join(tmpdir(), 'candor-export-'))
  const runtime = await startTestRuntime(engine, { CANDOR_SECRET: secret })
  const recordId = await fill(runtime)
  const whole: Buffer = await buffer(await exportEverything(runtime.as(people.amina)))
  beforeEach(() => writeFileSync(zipPath(), whole))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const empty = async (env: Record<string, string> = {}, on = others[engine]) => {
    const target = await startTestRuntime(on, { CANDOR_SECRET: secret, ...env })
    // Later than what is put back, so that what a restore itself writes comes last.
    target.clock.move(60_000)
    return target
  }
  const files = await filesOf(bytesOf(whole))
  const textOf = (path: string) => String(files.get(path))

  test('gives an empty installation on the other engine every field, byte, version and event', async () => {
    const target = await empty()
    const { rows, damaged } = await restoreExport(target.system, zipPath())
    const before = await contentOf(runtime)
    const after = await contentOf(target)
    for (const { table } of exportedTables) expect(rows[table], table).toBeGreaterThan(0)
    expect(rows.documents).toBe(2)
    expect(damaged).toBe(0)
    expectRestoredEvents(after)
    expect(after).toEqual(before)
    expect(await verifyChain(target.system)).toMatchObject({ verdict: 'whole' })
  })

  test('the log of what was put back is a successor, and keeps what the former one promised', async () => {
    const { system } = await empty()
    await restoreExport(system, zipPath())
    const former = (await runtime.system.read(readCheckpointNote)) as string
    await openSealer(system).seal()
    const present = await system.read(readCheckpointNote)
    expect(present?.split('\n')[0]).toMatch(/^localhost:3000\/log\/[0-9a-f]{8}$/)
    expect(await verifyLog(system, former)).toMatchObject({ verdict: 'whole', unsealed: 0 })
  })

  test('a backup gives back what people and programs sign in with too', async () => {
    const made = await runtime.system.write((ctx) =>
      createApiKey(ctx, { role: 'moderator', name: 'Payroll' }),
    )
    const { zip, damaged } = await backUp(runtime.system)
    await pipeline(zip, createWriteStream(zipPath()))
    expect(damaged()).toBe(0)
    const target = await empty()
    const { rows } = await restoreExport(target.system, zipPath())
    const before = await contentOf(runtime, 'backup')
    const after = await contentOf(target, 'backup')
    expectRestoredEvents(after)
    expect(after).toEqual(before)
    for (const { table } of tablesOf('backup')) expect(rows[table], table).toBeGreaterThan(0)
    const headers = new Headers({ authorization: `Bearer ${made.key}` })
    const actor = await target.accounts.authenticate(headers)
    expect(actor).toMatchObject({ kind: 'api_key', role: 'moderator' })
  })

  test('neutralises formulas for spreadsheets and keeps the field itself as it is', async () => {
    expect(textOf('tables/records.csv')).toContain(`"'=HYPERLINK(""x"") রহিমা"`)
    expect(textOf('tables/caseSteps.csv')).toContain(`'@everyone`)
    const rows = JSON.parse(textOf('tables/records.json'))
    expect(rows.find(({ id }: { id: string }) => id === recordId).name).toBe('=HYPERLINK("x") রহিমা')
  })

  test('holds no password, session or key', async () => {
    const manifest = JSON.parse(textOf('manifest.json'))
    expect(Object.keys(manifest.tables)).not.toContain('credentials')
    const password = String((await runtime.rows('credentials'))[0]?.password)
    expect(password).toMatch(/.{20}/)
    for (const table of ['accounts', 'auditEvents', 'organisation'])
      expect(textOf(`tables/${table}.json`)).not.toContain(password)
  })

  test('is refused by an installation that is in use, and changes nothing there', async () => {
    const target = await empty()
    await setUpPadma(target)
    const before = await contentOf(target)
    expect(await outcomeOf(restoreExport(target.system, zipPath()))).toBe('restore.not_empty')
    expect(await contentOf(target)).toEqual(before)
  })

  test('leaves the head of the log that was there when the database fails', async () => {
    const { system } = await empty()
    const head = JSON.stringify({ sequence: 9, mac: 'of the log that was lost' })
    await system.storage.put('audit/head', Buffer.from(head))
    const rename = (from: string, to: string) =>
      system.write(({ tx }) => sql.raw(`alter table "${from}" rename to "${to}"`).execute(tx))
    await rename('notices', 'gone')
    await expect(restoreExport(system, zipPath())).rejects.toThrow('does not answer')
    expect(String(await system.storage.read('audit/head'))).toBe(head)
    await rename('gone', 'notices')
    await restoreExport(system, zipPath())
    expect(String(await system.storage.read('audit/head'))).not.toContain('lost')
  })

  test('is refused under another secret, because the log could not be verified', async () => {
    const target = await empty({ CANDOR_SECRET: 'quite another secret of quite another place' })
    expect(await outcomeOf(restoreExport(target.system, zipPath()))).toBe('restore.other_secret')
    expect((await contentOf(target)).files).toEqual({})
  })

  test('is refused when it was cut, and when one byte of a scan is another', async () => {
    const target = await empty()
    const { system } = target
    writeFileSync(zipPath(), whole.subarray(0, whole.length - 100))
    expect(await outcomeOf(restoreExport(system, zipPath()))).toBe('restore.unreadable')
    const changed = Buffer.from(whole)
    const png = changed.indexOf(Buffer.from('\x89PNG', 'latin1'))
    changed.writeUInt8(changed.readUInt8(png + 200) ^ 1, png + 200)
    writeFileSync(zipPath(), changed)
    await expect(restoreExport(system, zipPath())).rejects.toMatchObject({
      code: expect.stringMatching(/^restore\.(altered|unreadable)$/),
    })
    expect(await contentOf(target)).toMatchObject({ files: {} })
  })

  test('of the records alone holds what the list shows, with the same filters', async () => {
    const filters = recordListSchema.parse({ visible: 'no' })
    const parts = Readable.from(await exportRecords(runtime.as(people.amina), filters))
    const lines = (await text(parts)).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^reference,passportNumber,/)
    expect(lines[1]).toContain('Karim')
  })

  test('each way out is in the audit log before its first byte, with who took it', async () => {
    const amina = runtime.as(people.amina)
    const filters = recordListSchema.omit({ cursor: true, pageSize: true }).parse({ visible: 'no' })
    const newest = async () => (await runtime.events({ limit: 1 }))[0]
    const { id: actorId } = people.amina as { id: string }
    for (const [begin, event] of [
      [() => exportEverything(amina), { action: 'export.everything', subject: 'organisation' }],
      [async () => (await backUp(amina)).zip, { action: 'export.backup', subject: 'organisation' }],
      [
        () => exportRecords(amina, filters),
        { action: 'export.records', subject: null, details: { filteredBy: ['visible'] } },
      ],
    ] as const) {
      const before = await newest()
      const bytes = await begin()
      expect(await newest()).toMatchObject({ actorId, ...event })
      const next = await runtime.system.read((ctx) => listEvents(ctx, { limit: 2 }))
      expect(next[1]?.id).toBe(before?.id)
      await bytes.return(undefined)
    }
  })

  // Last, because it takes a file away from what is exported.
  test('names a scan whose file is gone, and gives back the rest', async () => {
    const [original = ''] = await allOf(runtime.system.storage.list('originals'), 'key')
    await runtime.system.storage.remove(original)
    await pipeline(await exportEverything(runtime.system), createWriteStream(zipPath()))
    const { system } = await empty()
    expect(await restoreExport(system, zipPath())).toMatchObject({ damaged: 1 })
  })
})
