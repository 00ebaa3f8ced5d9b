import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { anchorAuditHead, openSealer } from '#modules/audit'
import { importLock } from '#modules/import'
import { asideKey } from '#platform/storage'
import { bytesOf } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { forEachTest } from '#test/test-runtime'
import { findOrphans, openSweep } from './sweep.ts'

const folderOf = '0190aaaa-0000-7000-8000-000000000000'
const keyOf = (n: number | string) =>
  `originals/${folderOf}/0190bbbb-0000-7000-8000-00000000000${n}`

const app = forEachTest(() => startTestApp())
beforeEach(async () => {
  await openSealer(app.system).seal()
  await anchorAuditHead(app.system)
})

/** As if a process before this one had written it. */
const age = (n: number) => utimesSync(join(app.folder, 'files', keyOf(n)), 1, 1)
const isThere = async (n: number) => (await app.runtime.storage.read(keyOf(n))) !== null
/** Returns the storage with another way to list it. */
const listing = (list: (prefix: string) => AsyncGenerator<{ key: string }>) =>
  new Proxy(app.runtime.storage, {
    get: (target, name: 'read') => (name === ('list' as string) ? list : target[name].bind(target)),
  })

test('what a killed process left is cleared away, and nothing that this one has under way', async () => {
  const { storage } = app.runtime
  await storage.put(keyOf(1), Buffer.from('left'))
  age(1)
  const staged = await storage.stage(bytesOf(Buffer.from('under way')), 100, keyOf(2))
  await staged.keep(keyOf(2))
  // A clock that was set back makes what is under way look old.
  age(2)
  await storage.put(keyOf(3), Buffer.from('began after the start'))
  await (await openSweep(app)).run()
  expect([await isThere(1), await isThere(2), await isThere(3)]).toEqual([false, true, true])
  await staged.discard()
  await (await openSweep(app)).run()
  expect([await isThere(2), await isThere(3)]).toEqual([false, true])
})

test('beside a PostgreSQL or an S3 storage only what is a day old is cleared away', async () => {
  const shared = await startTestApp('postgres')
  const s3 = { ...app.runtime.config, storageUrl: 's3://k:s@localhost/bucket' }
  await openSealer(shared.system).seal()
  await anchorAuditHead(shared.system)
  for (const other of [shared, { ...app, runtime: { ...app.runtime, config: s3 } }]) {
    const { storage } = other.runtime
    for (const [n, hours] of Object.entries({ 1: 25, 2: 23 })) {
      await storage.put(keyOf(n), Buffer.from('left'))
      const at = new Date(Date.now() - hours * 3_600_000)
      utimesSync(join(other.folder, 'files', keyOf(n)), at, at)
    }
    await (await openSweep(other)).run()
    const left = [await storage.read(keyOf(1)), await storage.read(keyOf(2))]
    expect(left).toEqual([null, Buffer.from('left')])
  }
})

test('while somebody imports, or another process sweeps, nothing is cleared; it goes on later', async () => {
  const { storage, database } = app.runtime
  await storage.put(keyOf(1), Buffer.from('left'))
  age(1)
  const other = await database.takeMutex('sweep')
  await (await openSweep(app)).run()
  await other?.letGo()
  const sweep = await openSweep(app)
  const hold = await database.takeMutex(importLock)
  await sweep.run()
  expect(await isThere(1)).toBe(true)
  await hold?.letGo()
  await sweep.run()
  expect(await isThere(1)).toBe(false)
})

test('one that a timer asks for while the first still works waits for it, and a failure is tried again', async () => {
  const { storage } = app.runtime
  await storage.put(keyOf(1), Buffer.from('left'))
  age(1)
  const held = Promise.withResolvers<void>()
  const began = Promise.withResolvers<void>()
  let isFirst = true
  async function* list(prefix: string) {
    if (isFirst) {
      isFirst = false
      began.resolve()
      await held.promise
      throw new Error('The storage went away')
    }
    yield* storage.list(prefix)
  }
  const sweep = await openSweep({ ...app, runtime: { ...app.runtime, storage: listing(list) } })
  const runs = [sweep.run().catch(String)]
  await began.promise
  runs.push(sweep.run().catch(String))
  const settled = Promise.race([runs[1], pause(500).then(() => 'waits')])
  expect(await settled).toBe('waits')
  held.resolve()
  expect(await Promise.all(runs)).toEqual(Array(2).fill('Error: The storage went away'))
  await sweep.run()
  expect(await isThere(1)).toBe(false)
})

test('a server that is stopped waits for the first one, whoever else asked for one', async () => {
  await app.runtime.storage.put(keyOf(1), Buffer.from('left'))
  const held = Promise.withResolvers<void>()
  const began = Promise.withResolvers<void>()
  async function* list(prefix: string) {
    began.resolve()
    await held.promise
    yield* app.runtime.storage.list(prefix)
  }
  const sweep = await openSweep({ ...app, runtime: { ...app.runtime, storage: listing(list) } })
  let isOver = false
  const first = sweep.run().then(() => {
    isOver = true
  })
  await began.promise
  void sweep.run()
  const stopped = sweep.stop().then(() => isOver)
  await pause(200)
  held.resolve()
  expect(await stopped).toBe(true)
  await first
})

test('a new installation is swept while it runs, as soon as its log has a head', async () => {
  const fresh = await startTestApp('sqlite')
  const { storage } = fresh.runtime
  const sweep = await openSweep(fresh)
  await storage.put(keyOf(1), Buffer.from('left'))
  utimesSync(join(fresh.folder, 'files', keyOf(1)), 1, 1)
  await sweep.run()
  expect(await storage.read(keyOf(1))).not.toBeNull()
  await openSealer(fresh.system).seal()
  await anchorAuditHead(fresh.system)
  await sweep.run()
  expect(await storage.read(keyOf(1))).toBeNull()
})

test('what the doctor is told of orphans is what the sweep then does', async () => {
  const { storage } = app.runtime
  const keys = [keyOf(1), 'derivatives/a/b/c', 'notices/a/b', 'account-photos/a', 'imports/a/table']
  for (const key of keys) {
    await storage.put(key, Buffer.from('left'))
    utimesSync(join(app.folder, 'files', key), 1, 1)
  }
  const told = await findOrphans(app.system)
  const stay = await Promise.all(keys.map(async (key) => (await storage.read(key)) !== null))
  expect([stay, told.length]).toEqual([keys.map(() => true), keys.length])
  await (await openSweep(app)).run()
  for (const { key, isSetAside } of told)
    expect([key, await storage.read(key), (await storage.read(asideKey(key))) !== null]).toEqual([
      key,
      null,
      isSetAside,
    ])
})
