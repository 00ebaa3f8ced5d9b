import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { expect, test } from 'vitest'
import { approvedRecord } from '#test/candidates'
import { startPadma } from '#test/padma'

/** What SQLite's own backup copies: every page, also those that nothing uses any more. */
function copyOf(path: string): string {
  const database = new BetterSqlite3(path, { readonly: true })
  const bytes = database.serialize()
  database.close()
  return bytes.toString('latin1')
}

test('no copy of the database that is made after a purge has the bytes of what was purged', async () => {
  const app = await startPadma('sqlite')
  const name = 'Zephyrina Canary'
  // Enough to fill pages, which are free afterwards.
  const address = `Canary ${'Road 4, Cumilla. '.repeat(10)}`.slice(0, 180)
  const records = []
  for (let made = 0; made < 40; made += 1)
    records.push(
      await approvedRecord(app, {
        ...{ name, address, fatherName: name, motherName: name },
        // In clear, where the others are sealed.
        passportNumber: `ZEPHYR${made}`,
      }),
    )
  for (const { id } of records) {
    await app.edit(id, { address: address.replace('4', '5') })
    if (id === records[0]?.id) expect(copyOf(join(app.folder, 'candor.sqlite'))).toContain('ZEPHYR')
    await app.purge(id)
  }
  expect(copyOf(join(app.folder, 'candor.sqlite'))).not.toContain('ZEPHYR')
})
