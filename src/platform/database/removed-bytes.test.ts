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

/** What stands in the place of each name: sealed, and told from all others by its bytes. */
function storedNames(path: string): string[] {
  const database = new BetterSqlite3(path, { readonly: true })
  const rows = database.prepare('select "name" from "records"').all() as { name: string }[]
  database.close()
  return rows.map(({ name }) => name)
}

test('no copy of the database that is made after a purge has the bytes of what was purged', async () => {
  const app = await startPadma('sqlite')
  const path = join(app.folder, 'candor.sqlite')
  const name = 'Zephyrina Canary'
  // Enough to fill pages, which are free afterwards.
  const address = `Canary ${'Road 4, Cumilla. '.repeat(10)}`.slice(0, 180)
  const records = []
  for (let made = 0; made < 40; made += 1)
    records.push(
      await approvedRecord(app, {
        ...{ name, address, fatherName: name, motherName: name },
        passportNumber: `ZEPHYR${made}`,
      }),
    )
  const names = storedNames(path)
  expect(new Set(names).size).toBe(40)
  const left = () => {
    const copy = copyOf(path)
    return names.filter((stored) => copy.includes(stored)).length
  }
  expect(left()).toBe(40)
  for (const { id } of records) {
    await app.edit(id, { address: address.replace('4', '5') })
    await app.purge(id)
  }
  expect(left()).toBe(0)
})
