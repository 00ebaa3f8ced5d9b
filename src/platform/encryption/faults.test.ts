import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '#platform/clock'
import { type Database, openDatabase } from '#platform/database'
import { openDiskStorage, type Storage } from '#platform/storage'
import { copyMigratedSqlite } from '#test/migrated'
import { openDataKeys } from './data-keys.ts'
import { openEncryption } from './index.ts'

const wrapping = randomBytes(32).toString('base64url')
const scan = randomBytes(300_000)
let folder: string
let database: Database
let bare: Storage
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-faults-'))
  await copyMigratedSqlite(join(folder, 'candor.sqlite'))
  database = openDatabase(join(folder, 'candor.sqlite'))
  bare = await openDiskStorage(join(folder, 'files'))
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const open = (storage = bare, on = database) =>
  openEncryption(storage, openDataKeys({ database: on, clock: systemClock }, [wrapping]), (key) =>
    key.split('/', 1).join(),
  )

test('while the database is away no file is opened or stored, and nothing is held or left', async () => {
  const { storage, encryption } = open()
  await encryption.keys.begin()
  await storage.put('one/scan', scan)
  const away = openDatabase(join(folder, 'candor.sqlite'))
  await away.close()
  const without = open(bare, away).storage
  const handles = async () => (await readdir('/proc/self/fd')).length
  const before = await handles()
  for (let n = 0; n < 20; n += 1) {
    await expect(without.open('one/scan')).rejects.toThrow()
    await expect(without.read('one/scan')).rejects.toThrow()
    await expect(without.put('one/other', scan)).rejects.toThrow()
    await expect(without.stage(source(), 1_000_000, 'one/other')).rejects.toThrow()
  }
  await expect.poll(handles).toBeLessThan(before + 10)
  expect(await readdir(join(folder, 'files/.temporary'))).toEqual([])
  expect(await bare.read('one/other')).toBeNull()
  expect(await storage.read('one/scan')).toEqual(scan)
})

async function* source() {
  yield scan
}
