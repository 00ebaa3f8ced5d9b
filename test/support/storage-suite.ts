import { createHash } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { type Storage, type StoredItem, setAside, sweepAside } from '#platform/storage'

/** A driver under test with an empty place of its own. */
interface StorageUnderTest {
  storage: Storage
  /** How many temporary files exist at the moment. */
  temporaryFiles(): Promise<number>
  close(): Promise<void>
}

const bytesOf = (text: string) => Buffer.from(text)

async function* chunks(...parts: Uint8Array[]) {
  yield* parts
}

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
  describe(`storage on ${driver}`, async () => {
    const place = await open()
    const { storage } = place
    afterAll(() => place.close())
    // Whatever a test does, it leaves none.
    afterEach(async () => expect(await place.temporaryFiles()).toBe(0))

    stagingPromises(storage)
    refusedSourcePromises(storage)
    valuePromises(storage, overhead)
    keyPromises(storage)
    asidePromises(storage)
    if (races) racePromises(storage)

    test('it says that it is ready, and leaves nothing behind by asking', async () => {
      await storage.ready()
    })
  })
}

function asidePromises(storage: Storage): void {
  test('what is set aside leaves its place, and is removed once it has lain there long enough', async () => {
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

function valuePromises(storage: Storage, overhead: number): void {
  test('what was put is read back, whole and as a stream, and replaced by the next put', async () => {
    await storage.put('kept/a-1', bytesOf('first'))
    await storage.put('kept/a-1', bytesOf('second'))
    expect(await storage.read('kept/a-1')).toEqual(bytesOf('second'))
    const opened = await storage.open('kept/a-1')
    expect(opened?.bytes).toBe(6)
    expect(await new Response(opened?.stream).text()).toBe('second')
  })

  test('a key that does not exist is null, and removing it is no error', async () => {
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

function keyPromises(storage: Storage): void {
  test('what leads out of its place, or is no key elsewhere, is no key', async () => {
    const took: string[] = []
    for (const key of [
      ...['', '/', '..', '../x', 'a/../../x', 'a//b', '/etc/passwd', 'a/', 'A', 'a.b', 'a b'],
      ...['a\\b', 'a\0b', '.temporary/x', '%2e%2e/x', 'é'],
    ]) {
      const staged = await storage.stage(chunks(bytesOf('x')), 10, key)
      const uses: Record<string, () => unknown> = {
        read: () => storage.read(key),
        open: () => storage.open(key),
        put: () => storage.put(key, bytesOf('x')),
        remove: () => storage.remove(key),
        keep: () => staged.keep(key),
      }
      for (const [name, use] of Object.entries(uses)) {
        const refusal = await Promise.resolve()
          .then(use)
          .then(String, ({ message }) => message)
        if (!/Not a storage key/.test(refusal)) took.push(`${name} ${JSON.stringify(key)}`)
      }
      await staged.discard()
    }
    expect(took).toEqual([])
  })
}

function racePromises(storage: Storage): void {
  test('twenty puts of one key at once leave one whole value and no temporary file', async () => {
    const values = Array.from({ length: 20 }, (_, i) => Buffer.alloc(50_000 + i, i))
    await Promise.all(values.map((value) => storage.put('race/one', value)))
    const held = await storage.read('race/one')
    expect(values.some((value) => held?.equals(value))).toBe(true)
  })

  test('a put beside a removeAll of the same folder never fails', async () => {
    for (let round = 0; round < 20; round++) {
      await Promise.all([
        storage.put('beside/a/1', bytesOf('1')),
        storage.removeAll('beside'),
        storage.put('beside/b', bytesOf('2')),
      ])
    }
  })
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const limit = 300_000

function stagingPromises(storage: Storage): void {
  test('staged bytes are hashed, readable, and under no key until they are kept', async () => {
    const parts = [Buffer.alloc(100_000, 1), Buffer.alloc(200_000, 2)]
    const staged = await storage.stage(chunks(...parts), limit, 'staged/one')
    expect(staged).toMatchObject({ bytes: limit, sha256: sha256(Buffer.concat(parts)) })
    expect(await staged.read()).toEqual(Buffer.concat(parts))
    expect(await storage.read('staged/one')).toBeNull()
    await staged.keep('staged/one')
    expect(await storage.read('staged/one')).toEqual(Buffer.concat(parts))
    expect(await staged.read()).toEqual(Buffer.concat(parts))
    await staged.discard()
    expect(await storage.read('staged/one')).toEqual(Buffer.concat(parts))
  })

  test('discarded bytes are gone', async () => {
    const staged = await storage.stage(chunks(bytesOf('x')), limit, 'discarded/one')
    await staged.discard()
    await staged.discard()
    await expect(async () => staged.keep('discarded/one')).rejects.toThrow()
    expect(await storage.read('discarded/one')).toBeNull()
  })
}

function refusedSourcePromises(storage: Storage): void {
  const stage = (source: AsyncIterable<Uint8Array>) => storage.stage(source, limit, 'refused/one')

  test('one byte too many is refused, the source is stopped and nothing is left', async () => {
    let stopped = false
    async function* endless() {
      try {
        for (;;) yield Buffer.alloc(1_000)
      } finally {
        stopped = true
      }
    }
    for (const source of [endless(), chunks(Buffer.alloc(limit), Buffer.alloc(1))])
      await expect(stage(source)).rejects.toMatchObject({ code: 'document.too_large' })
    expect(stopped).toBe(true)
  })

  test('no bytes at all are refused, and a source that breaks leaves nothing but its own error', async () => {
    for (const source of [chunks(), chunks(Buffer.alloc(0))])
      await expect(stage(source)).rejects.toMatchObject({ code: 'document.empty' })
    async function* broken() {
      yield Buffer.alloc(1_000)
      throw new Error('the connection broke')
    }
    await expect(stage(broken())).rejects.toThrow('the connection broke')
  })

  test('keeping the same bytes twice, also at once, is one value', async () => {
    const staged = await Promise.all(
      [1, 2, 3, 4].map(() => storage.stage(chunks(bytesOf('the same')), limit, 'same/one')),
    )
    await Promise.all(staged.map((one) => one.keep('same/one')))
    await staged[0]?.keep('same/one')
    for (const one of staged) await one.discard()
    expect(await storage.read('same/one')).toEqual(bytesOf('the same'))
  })

  test('other bytes never replace what is kept', async () => {
    await storage.put('original/one', bytesOf('the original'))
    const other = await storage.stage(chunks(bytesOf('something else')), limit, 'original/one')
    await expect(other.keep('original/one')).rejects.toThrow('taken by other bytes')
    await other.discard()
    expect(await storage.read('original/one')).toEqual(bytesOf('the original'))
  })
}
