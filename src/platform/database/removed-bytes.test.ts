import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { expect, test } from 'vitest'
import { purgeRecord } from '#modules/privacy'
import { changeRecord, deleteRecord } from '#modules/records'
import { approvedRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { people } from '#test/test-runtime'

/** What SQLite's own backup copies: every page, also those that nothing uses any more. */
function copyOf(path: string): string {
  const database = new BetterSqlite3(path, { readonly: true })
  const bytes = database.serialize()
  database.close()
  return bytes.toString('latin1')
}

test('no copy of the database that is made after a purge has the bytes of what was purged', async () => {
  const app = await startPadma('sqlite')
  const amina = app.as(people.amina)
  const name = 'Zephyrina Canary'
  // Enough to fill pages, which are free afterwards.
  const address = `Canary ${'Road 4, Cumilla. '.repeat(10)}`.slice(0, 180)
  const records = []
  for (let made = 0; made < 40; made += 1)
    records.push(await approvedRecord(app, { name, address, fatherName: name, motherName: name }))
  for (const { id, version } of records) {
    const changes = { address: address.replace('4', '5') }
    const changed = await amina.write((ctx) =>
      changeRecord(ctx, { recordId: id, version, changes }),
    )
    const gone = await amina.write((ctx) =>
      deleteRecord(ctx, { recordId: id, version: changed.version }),
    )
    if (id === records[0]?.id) expect(copyOf(join(app.folder, 'candor.sqlite'))).toContain('Canary')
    await purgeRecord(amina, { recordId: id, version: gone.version })
  }
  expect(copyOf(join(app.folder, 'candor.sqlite'))).not.toContain('Canary')
})
