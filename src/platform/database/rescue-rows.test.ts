import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase, rescueRows } from '#platform/database'
import { copyMigratedSqlite } from '#test/migrated'
import { ownUrl } from '#test/own-database'

const path = await ownUrl('sqlite')
const written = 600
const database = openDatabase(path)
for (let n = 0; n < written; n += 1)
  await database.write((tx) =>
    tx
      .insertInto('notices')
      .values({
        ...{ id: `notice-${String(n).padStart(4, '0')}`, title: 'Closed', text: 'x'.repeat(300) },
        ...{ language: 'en', translations: '{}', sentences: '[]', publishedBy: 'amina' },
        ...{ publishedAt: '2026-11-30T09:00:00.000Z', version: 1 },
      })
      .execute(),
  )
/** Payments, and last a correction of the first of them. */
for (let n = 0; n < written; n += 1) {
  const isLast = n === written - 1
  const blank = { accountId: null, classId: null, feeName: null, method: null, reference: null }
  const row = {
    ...{ ...blank, receivedBy: null, receivedOn: null, refunds: null, with: null, enteredBy: null },
    ...{ id: `entry-${String(n).padStart(4, '0')}`, sequence: n + 1, reason: 'x'.repeat(300) },
    ...{ createdAt: '2026-11-30T09:00:00.000Z', recordId: 'r', item: null, paidBy: null },
    ...{ kind: isLast ? ('correction' as const) : ('payment' as const), currency: 'BDT' },
    ...{ amount: isLast ? -1 : 1, corrects: isLast ? 'entry-0000' : null },
    ...{ receiptYear: isLast ? null : 2026, receiptNumber: isLast ? null : n + 1 },
  }
  await database.write((tx) => tx.insertInto('ledgerEntries').values(row).execute())
}
await database.close()

let copies = 0

/** Damages a copy of it, and takes out what is whole. */
async function rescued(damage: (bytes: Buffer) => void, table = 'notices') {
  copies += 1
  const [copy, to] = ['copy', 'to'].map((name) => join(dirname(path), `${name}-${copies}.sqlite`))
  copyFileSync(path, String(copy))
  const bytes = readFileSync(String(copy))
  damage(bytes)
  writeFileSync(String(copy), bytes)
  await copyMigratedSqlite(String(to))
  const files = [copy, to].map((file) => ({ path: String(file), key: null }))
  const [first, second] = files as [(typeof files)[0], (typeof files)[0]]
  return rescueRows(first, second, [table])[0]
}

/** Makes the page with this text one of no kind. */
const ruin = (text: string) => (bytes: Buffer) => {
  const page = Math.floor(bytes.indexOf(text) / 4096) * 4096
  bytes.fill(0xff, page, page + 8)
}

test('a whole database is taken whole', async () => {
  const none = { lost: [], isUncertain: false, withoutParent: [] }
  expect(await rescued(() => {})).toEqual({ table: 'notices', rows: written, ...none })
})

test('every row outside the damaged page is taken, and each row on it is named', async () => {
  for (const which of ['0000', '0300', '0599']) {
    const { rows = 0, lost = [] } = (await rescued(ruin(`notice-${which}Closed`))) ?? {}
    expect(lost).toContain(`notice-${which}`)
    expect(lost.length).toBeLessThan(30)
    expect(rows + lost.length).toBe(written)
  }
})

test('a row of the ledger that belongs to a lost one is left out, although the ledger lets none go', async () => {
  const { lost, withoutParent } = (await rescued(ruin('entry-0000'), 'ledgerEntries')) ?? {}
  expect(lost).toContain('entry-0000')
  expect(withoutParent).toMatchObject([{ id: `entry-${String(written - 1).padStart(4, '0')}` }])
})
