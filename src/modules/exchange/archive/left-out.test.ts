import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { setUpPadma } from '#test/candidates'
import { startPadma } from '#test/padma'
import { engines, people, startTestRuntime, type TestRuntime } from '#test/test-runtime'
import { filesOf } from '#test/zip-files'
import { backUp, exportEverything } from '../index.server.ts'

test('a file that was set aside, because no row names it, is in no archive', async () => {
  const app = await startPadma()
  await app.system.storage.put('aside/originals/0190/0191', Buffer.from('A scan of somebody'))
  await app.system.storage.put('notices/0190/0191', Buffer.from('A notice'))
  for (const zip of [await exportEverything(app.system), (await backUp(app.system)).zip]) {
    const names = [...(await filesOf(zip)).keys()]
    expect(names).toContain('files/notices/0190/0191')
    expect(names.filter((name) => name.includes('aside'))).toEqual([])
  }
})

describe.each(engines)('tables that a later version has changed, on %s', (engine) => {
  let app: TestRuntime
  beforeEach(async () => {
    app = await startTestRuntime(engine)
    await setUpPadma(app)
  })

  const change = () =>
    app.runtime.database.write((tx) =>
      sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2026-11-23')`.execute(
        tx,
      ),
    )
  const refused = { code: 'export.later_version' }

  test('are exported by neither export nor backup', async () => {
    await change()
    await expect(exportEverything(app.as(people.amina))).rejects.toMatchObject(refused)
    await expect(backUp(app.system)).rejects.toMatchObject(refused)
  })

  test('leave an export without an end that was under way', async () => {
    const zip = await exportEverything(app.as(people.amina))
    await zip.next()
    await change()
    await expect(buffer(zip)).rejects.toMatchObject(refused)
  })
})
