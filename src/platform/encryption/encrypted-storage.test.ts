import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { systemClock } from '#platform/clock'
import { openDatabase } from '#platform/database'
import { keyBeforeAside, openDiskStorage, type Storage, setAside } from '#platform/storage'
import { bytesOf } from '#test/candidates'
import { openOwn, ownUrl } from '#test/own-database'
import { promisesOfStorage } from '#test/storage-suite'
import { openDataKeys } from './data-keys.ts'
import { encryptedStorage } from './encrypted-storage.ts'
import { encryptedLength } from './file-cipher.ts'
import { destroyDataKey, openEncryption } from './index.ts'

const wrapping = () => randomBytes(32).toString('base64url')
const url = await ownUrl('sqlite')
const database = await openOwn(url)
const files = join(dirname(url), 'files')
const bare = await openDiskStorage(files)

const first = wrapping()
const ring = (...keys: string[]) =>
  openDataKeys({ database, clock: systemClock }, [keys[0] ?? first, ...keys.slice(1)])

/** Everything is of the holder that its first segment names, but for what is public. */
const holderOf = (key: string) =>
  key.startsWith('public') ? null : (keyBeforeAside(key).split('/')[0] ?? null)

const encryptedOn = (storage: Storage) => encryptedStorage(storage, { keys: ring(), holderOf })

/** The suite keeps what it staged in several folders. */
const ofSuite = (storage: Storage) =>
  encryptedStorage(storage, { keys: ring(), holderOf: () => 'all' })

promisesOfStorage(
  'a disk, encrypted',
  async () => {
    const place = await mkdtemp(join(tmpdir(), 'candor-storage-'))
    return {
      storage: ofSuite(await openDiskStorage(place)),
      temporaryFiles: async () => (await readdir(join(place, '.temporary'))).length,
      close: () => rm(place, { recursive: true, force: true }),
    }
  },
  { overhead: encryptedLength(0) },
)

await openDataKeys({ database, clock: systemClock }, [first]).begin()

describe('encrypted files', async () => {
  const scan = randomBytes(200_000)
  async function* source() {
    yield scan.subarray(0, 70_000)
    yield scan.subarray(70_000)
  }

  test('nothing of a scan is on the disk, also while it waits for its key', async () => {
    const storage = encryptedOn(bare)
    const waiting = await storage.stage(source(), 1_000_000, 'one/scan')
    const [name = ''] = await readdir(join(files, '.temporary'))
    const temporary = await openDiskStorage(files)
    expect(name).not.toBe('')
    await waiting.keep('one/scan')
    await waiting.discard()
    await storage.put('one/picture', scan)
    await storage.put('public/logo', scan)
    for (const key of ['one/scan', 'one/picture']) {
      const held = (await temporary.read(key)) as Buffer
      expect([held.includes(scan.subarray(0, 16)), held.length > scan.length]).toEqual([
        false,
        true,
      ])
      expect((await storage.read(key))?.equals(scan)).toBe(true)
      const opened = await storage.open(key)
      expect(opened?.bytes).toBe(scan.length)
    }
    expect((await bare.read('public/logo'))?.equals(scan)).toBe(true)
  })

  test('once the key is destroyed, nobody reads the file, also who has a copy of it', async () => {
    const storage = encryptedOn(bare)
    await storage.put('two/scan', scan)
    await database.write((tx) => destroyDataKey(tx, 'two'))
    const later = encryptedOn(bare)
    expect(await later.read('two/scan')).toBeNull()
    expect(await later.open('two/scan')).toBeNull()
  })

  test('what is set aside can be read there, and in its place again', async () => {
    const storage = encryptedOn(bare)
    await storage.put('three/aside', scan)
    await setAside(storage, { key: 'three/aside', isUnderWay: false })
    expect(await storage.read('three/aside')).toBeNull()
    expect((await storage.read('aside/three/aside'))?.equals(scan)).toBe(true)
    await bare.copy('aside/three/aside', 'three/aside')
    expect((await storage.read('three/aside'))?.equals(scan)).toBe(true)
  })

  test.each([
    ['of another holder', 'three/scan'],
    ['of the same holder', 'four/earlier'],
  ])('a file %s in the place of another is not shown', async (_, other) => {
    const storage = encryptedOn(bare)
    await storage.put(other, scan)
    await storage.put('four/scan', scan)
    await bare.put('four/scan', (await bare.read(other)) as Buffer)
    expect(await storage.read('four/scan')).toBeNull()
  })

  test('a file that is damaged in its middle is missing as a whole, and its stream breaks off', async () => {
    const storage = encryptedOn(bare)
    await storage.put('three/scan', scan)
    const held = (await bare.read('three/scan')) as Buffer
    held[150_000] = (held[150_000] as number) ^ 1
    await bare.put('three/scan', held)
    expect(await storage.read('three/scan')).toBeNull()
    const opened = await storage.open('three/scan')
    await expect(buffer(opened?.stream as never)).rejects.toThrow()
  })

  test('files that nobody reads to their end give their handles back', async () => {
    const storage = encryptedOn(bare)
    await storage.put('one/long', randomBytes(1_000_000))
    const open = async () => (await readdir('/proc/self/fd')).length
    const before = await open()
    for (let i = 0; i < 25; i++) {
      await (await storage.open('one/long'))?.stream.cancel()
    }
    await expect.poll(open).toBeLessThan(before + 10)
  })
})

describe('keys of files', () => {
  test('several processes make one key for a holder', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => ring().forWriting('several')))
    expect(new Set(made.map((key) => key.toString('hex'))).size).toBe(1)
    // What thousands of keys hold on to, while they are remembered.
    expect(made.map((key) => key.buffer.byteLength)).toEqual([32, 32, 32, 32])
  })

  test('they are wrapped again by a new key, after which the former one is of no use', async () => {
    const second = wrapping()
    const key = await ring().forWriting('rewrapped')
    const both = ring(second, first)
    expect(await both.standing()).toMatchObject({ present: 0, unknown: 0 })
    const { former } = await both.standing()
    expect(await both.rewrap()).toBe(former)
    expect(await both.standing()).toEqual({ present: former, former: 0, unknown: 0 })
    expect(await ring(second).forReading('rewrapped')).toEqual(key)
    expect([await ring(first).areOfAnother(), await ring(second).areOfAnother()]).toEqual([
      true,
      false,
    ])
    expect(await ring(first).forReading('rewrapped')).toBeNull()
    await expect(ring(first).forWriting('rewrapped')).rejects.toThrow()
    await ring(first, second).rewrap()
  })

  test('a wrapped key in the row of another holder is not taken', async () => {
    await ring().forWriting('mine')
    await ring().forWriting('yours')
    await database.write((tx) =>
      sql`update "dataKeys" set "wrapped" =
        (select "wrapped" from "dataKeys" where "holder" = 'mine') where "holder" = 'yours'`.execute(
        tx,
      ),
    )
    expect(await ring().forReading('yours')).toBeNull()
  })

  test('a file in plain is not shown, whoever put it there', async () => {
    const storage = encryptedOn(bare)
    await bare.put('one/put-there', Buffer.from('another scan'))
    expect(await storage.read('one/put-there')).toBeNull()
    expect(await storage.open('one/put-there')).toBeNull()
    await storage.put('one/put-there', Buffer.from('ours'))
    expect(await storage.read('one/put-there')).toEqual(Buffer.from('ours'))
  })
})

test('while the database is away no file is opened or stored, and nothing is held or left', async () => {
  const scan = randomBytes(300_000)
  const storage = encryptedOn(bare)
  await storage.put('one/scan', scan)
  const away = openDatabase(url)
  await away.close()
  const keys = openDataKeys({ database: away, clock: systemClock }, [first])
  const without = openEncryption(bare, keys, holderOf).storage
  const handles = async () => (await readdir('/proc/self/fd')).length
  const before = await handles()
  for (let n = 0; n < 20; n += 1) {
    await expect(without.open('one/scan')).rejects.toThrow()
    await expect(without.read('one/scan')).rejects.toThrow()
    await expect(without.put('one/other', scan)).rejects.toThrow()
    await expect(without.stage(bytesOf(scan), 1_000_000, 'one/other')).rejects.toThrow()
  }
  await expect.poll(handles).toBeLessThan(before + 10)
  expect(await readdir(join(files, '.temporary'))).toEqual([])
  expect(await bare.read('one/other')).toBeNull()
  expect(await storage.read('one/scan')).toEqual(scan)
})
