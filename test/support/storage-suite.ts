import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Storage, StoredItem } from '#platform/storage'
import { setAside, sweepAside } from '#platform/storage'
import { refusedSourcePromises, stagingPromises } from '#test/staging-suite'
import { bytesOf, chunks, type Place, type StorageUnderTest } from '#test/storage-under-test'

async function listed(storage: Storage, prefix: string) {
  const items: StoredItem[] = []
  for await (const item of storage.list(prefix)) items.push(item)
  return items.sort((a, b) => a.key.localeCompare(b.key))
}

/**
 * Tests every storage driver's promises.
 * @param options.overhead how many bytes more are stored of a short file than were put
 * @param options.races false where the test's own server breaks them
 */
export function promisesOfStorage(
  driver: string,
  open: () => Promise<StorageUnderTest>,
  { races = true, overhead = 0 } = {},
): void {
  describe(`storage on ${driver}`, () => {
    let place: StorageUnderTest
    beforeAll(async () => {
      place = await open()
    })
    afterAll(() => place.close())

    stagingPromises(() => place)
    refusedSourcePromises(() => place)
    valuePromises(() => place, overhead)
    keyPromises(() => place)
    asidePromises(() => place)
    if (races) racePromises(() => place)

    test('it says that it is ready, and leaves nothing behind by asking', async () => {
      await place.storage.ready()
      expect(await place.temporaryFiles()).toBe(0)
    })
  })
}

function asidePromises(place: Place): void {
  test('what is set aside leaves its place, and is removed once it has lain there long enough', async () => {
    const { storage } = place()
    await storage.put('originals/one/1', bytesOf('scan'))
    await setAside(storage, { key: 'originals/one/1', isUnderWay: false })
    expect(await storage.read('originals/one/1')).toBeNull()
    expect(await storage.read('aside/originals/one/1')).toEqual(bytesOf('scan'))
    expect(await sweepAside(storage, new Date(Date.now() - 60_000))).toBe(0)
    expect(await sweepAside(storage, new Date(Date.now() + 60_000))).toBe(1)
    expect(await listed(storage, 'aside')).toEqual([])
    await setAside(storage, { key: 'originals/none', isUnderWay: false })
    await storage.put('originals/one/2', bytesOf('cut'))
    await setAside(storage, { key: 'originals/one/2', isUnderWay: true })
    expect(await storage.read('originals/one/2')).toBeNull()
    expect(await listed(storage, 'aside')).toEqual([])
  })
}

function valuePromises(place: Place, overhead: number): void {
  test('what was put is read back, whole and as a stream, and replaced by the next put', async () => {
    const { storage } = place()
    await storage.put('kept/a-1', bytesOf('first'))
    await storage.put('kept/a-1', bytesOf('second'))
    expect(await storage.read('kept/a-1')).toEqual(bytesOf('second'))
    const opened = await storage.open('kept/a-1')
    expect(opened?.bytes).toBe(6)
    expect(await new Response(opened?.stream).text()).toBe('second')
  })

  test('a key that does not exist is null, and removing it is no error', async () => {
    const { storage } = place()
    await storage.put('gone/below', bytesOf('x'))
    for (const key of ['gone/never', 'gone', 'gone/below/deeper', 'nothing/at/all']) {
      expect(await storage.read(key), key).toBeNull()
      expect(await storage.open(key), key).toBeNull()
      await storage.remove(key)
    }
    await storage.remove('gone/below')
    expect(await storage.read('gone/below')).toBeNull()
  })

  test('a list has the keys below its prefix only, with sizes and times', async () => {
    const { storage } = place()
    const before = Date.now() - 2_000
    await storage.put('list/a/1', bytesOf('1'))
    await storage.put('list/a/2', bytesOf('22'))
    await storage.put('list/ab', bytesOf('333'))
    expect((await listed(storage, 'list/a')).map((item) => item.key)).toEqual([
      'list/a/1',
      'list/a/2',
    ])
    const all = await listed(storage, '')
    const found = all.filter((item) => item.key.startsWith('list/'))
    expect(found.map((item) => item.bytes - overhead)).toEqual([1, 2, 3])
    for (const item of found) {
      expect(item.modifiedAt.getTime()).toBeGreaterThan(before)
      expect(item.modifiedAt.getTime()).toBeLessThan(Date.now() + 2_000)
    }
    expect(await listed(storage, 'no-such')).toEqual([])
  })

  test('removeAll removes what lies below its prefix and nothing else', async () => {
    const { storage } = place()
    await storage.put('all/a/1', bytesOf('1'))
    await storage.put('all/a/b/2', bytesOf('2'))
    await storage.put('all/ab', bytesOf('3'))
    await storage.removeAll('all/a')
    await storage.removeAll('all/never-there')
    expect((await listed(storage, 'all')).map((item) => item.key)).toEqual(['all/ab'])
    await expect(storage.removeAll('')).rejects.toThrow()
    expect(await storage.read('all/ab')).not.toBeNull()
  })
}

function keyPromises(place: Place): void {
  test.each([
    '',
    '/',
    '..',
    '../x',
    'a/../../x',
    'a//b',
    '/etc/passwd',
    'a/',
    'A',
    'a.b',
    'a b',
    'a\\b',
    'a\0b',
    '.temporary/x',
    '%2e%2e/x',
    'é',
  ])('%j is no key', async (key) => {
    const { storage } = place()
    await expect(async () => storage.read(key)).rejects.toThrow('Not a storage key')
    await expect(async () => storage.open(key)).rejects.toThrow('Not a storage key')
    await expect(async () => storage.put(key, bytesOf('x'))).rejects.toThrow('Not a storage key')
    await expect(async () => storage.remove(key)).rejects.toThrow('Not a storage key')
    const staged = await storage.stage(chunks(bytesOf('x')), 10, key)
    await expect(async () => staged.keep(key)).rejects.toThrow('Not a storage key')
    await staged.discard()
    expect(await place().temporaryFiles()).toBe(0)
  })
}

function racePromises(place: Place): void {
  test('twenty puts of one key at once leave one whole value and no temporary file', async () => {
    const { storage } = place()
    const values = Array.from({ length: 20 }, (_, i) => Buffer.alloc(50_000 + i, i))
    await Promise.all(values.map((value) => storage.put('race/one', value)))
    const held = await storage.read('race/one')
    expect(values.some((value) => held?.equals(value))).toBe(true)
    expect(await place().temporaryFiles()).toBe(0)
  })

  test('a put beside a removeAll of the same folder never fails', async () => {
    const { storage } = place()
    for (let round = 0; round < 20; round++) {
      await Promise.all([
        storage.put('beside/a/1', bytesOf('1')),
        storage.removeAll('beside'),
        storage.put('beside/b', bytesOf('2')),
      ])
    }
  })
}
