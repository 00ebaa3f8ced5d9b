import { copyFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#platform/database'
import { keysOf, openOwn, ownUrl, put } from '#test/own-database'

const path = await ownUrl('sqlite')
const database = await openOwn(path)
const written = 40
for (let n = 0; n < written; n += 1) await database.write(put(`key ${n}`))

let copies = 0

/** Opens a copy of it, as a kill would leave it, whose log somebody changes first; says what was lost, and what is left. */
async function afterKill(change: (log: string) => void) {
  copies += 1
  const copy = join(dirname(path), `copy-${copies}.sqlite`)
  for (const end of ['', '-wal']) copyFileSync(`${path}${end}`, `${copy}${end}`)
  change(`${copy}-wal`)
  const opened = openDatabase(copy)
  try {
    const left = (await keysOf(opened.reader)).length
    return { copy, left, lost: opened.lostTail }
  } finally {
    await opened.close()
  }
}

/** Turns one bit, at this part of the length. */
const flip = (part: number) => (log: string) => {
  const bytes = readFileSync(log)
  const at = Math.floor(bytes.length * part)
  bytes[at] = (bytes[at] ?? 0) ^ 4
  writeFileSync(log, bytes)
}

test('a log that was only cut off, by a kill or in the middle of a write, lost nothing that was acknowledged', async () => {
  expect(await afterKill(() => {})).toMatchObject({ left: written, lost: null })
  const cut = await afterKill((log) => truncateSync(log, readFileSync(log).length - 100))
  expect(cut).toMatchObject({ left: written - 1, lost: null })
})

test('each commit behind a bit that turned is counted, and the damaged log is kept', async () => {
  for (const part of [0.1, 0.5, 0.9]) {
    const { left, lost } = await afterKill(flip(part))
    expect(left).toBeLessThan(written)
    // The damaged commit itself may have had its last frame before the bit, or behind it.
    expect((lost?.commits ?? 0) + left).toBeGreaterThanOrEqual(written - 1)
    expect((lost?.commits ?? 0) + left).toBeLessThanOrEqual(written)
    expect(existsSync(String(lost?.keptAs))).toBe(true)
  }
})

test('so is the whole log when its beginning is damaged, and nothing is told twice', async () => {
  const { copy, left, lost } = await afterKill((log) => {
    const bytes = readFileSync(log)
    bytes[20] = (bytes[20] ?? 0) ^ 1
    writeFileSync(log, bytes)
  })
  expect(left).toBe(0)
  expect(lost?.commits).toBe(written)
  const again = openDatabase(copy)
  await again.write(put('later'))
  copyFileSync(copy, `${copy}.2`)
  copyFileSync(`${copy}-wal`, `${copy}.2-wal`)
  await again.close()
  const after = openDatabase(`${copy}.2`)
  expect(after.lostTail).toBeNull()
  expect(await keysOf(after.reader)).toEqual(['later'])
  await after.close()
})
