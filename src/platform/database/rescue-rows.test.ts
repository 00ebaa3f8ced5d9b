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
await database.close()

let copies = 0

/** Damages a copy of it, and takes out what is whole. */
async function rescued(damage: (bytes: Buffer) => void) {
  copies += 1
  const [copy, to] = ['copy', 'to'].map((name) => join(dirname(path), `${name}-${copies}.sqlite`))
  copyFileSync(path, String(copy))
  const bytes = readFileSync(String(copy))
  damage(bytes)
  writeFileSync(String(copy), bytes)
  await copyMigratedSqlite(String(to))
  const files = [copy, to].map((file) => ({ path: String(file), key: null }))
  const [first, second] = files as [(typeof files)[0], (typeof files)[0]]
  const [notices] = rescueRows(first, second, ['notices'])
  return notices
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
