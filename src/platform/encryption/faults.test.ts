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

test('files that are encrypted in their place are in plain or whole, whatever fails, and the next run ends it', async () => {
  for (const name of ['a', 'b', 'c']) await bare.put(`one/${name}`, scan)
  let puts = 0
  const failing = open({
    ...methodsOf(bare),
    put: async (key, bytes) => {
      puts += 1
      if (puts === 2) throw new Error('no room')
      await bare.put(key, bytes)
    },
  })
  const encryptAll = async ({ encryption }: typeof failing) => {
    await encryption.keys.begin()
    for await (const key of encryption.plainFiles({ all: true })) await encryption.encryptFile(key)
  }
  await expect(encryptAll(failing)).rejects.toThrow('no room')
  const { storage, encryption } = open()
  for (const name of ['a', 'b', 'c']) expect(await storage.read(`one/${name}`)).toEqual(scan)
  await encryptAll(open())
  for await (const key of encryption.plainFiles({ all: true })) expect.unreachable(key)
  await encryption.keys.requireEncrypted()
  for (const name of ['a', 'b', 'c']) expect(await storage.read(`one/${name}`)).toEqual(scan)
})

test('a file that does not come back from a storage as it was put is in plain again', async () => {
  await bare.put('one/scan', scan)
  const { encryption } = open({
    ...methodsOf(bare),
    // What is encrypted loses its end.
    put: (key, bytes) =>
      bare.put(key, Buffer.from(bytes).equals(scan) ? bytes : bytes.slice(0, -1)),
  })
  await encryption.keys.begin()
  await expect(encryption.encryptFile('one/scan')).rejects.toThrow('did not come back as it was')
  expect(await bare.read('one/scan')).toEqual(scan)
})

async function* source() {
  yield scan
}

function methodsOf(storage: Storage): Storage {
  return {
    stagesInMemory: storage.stagesInMemory,
    stage: (...upload) => storage.stage(...upload),
    put: (key, bytes) => storage.put(key, bytes),
    read: (key) => storage.read(key),
    open: (key) => storage.open(key),
    copy: (from, to) => storage.copy(from, to),
    remove: (key) => storage.remove(key),
    removeAll: (prefix) => storage.removeAll(prefix),
    list: (prefix) => storage.list(prefix),
    sweepTemporary: () => storage.sweepTemporary(),
    ready: () => storage.ready(),
    keepsVersions: () => storage.keepsVersions(),
  }
}
