import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { contentLength, DamagedFile, decrypted, encrypted, encryptedLength } from './file-cipher.ts'

const key = randomBytes(32)
const name = 'originals/one/two'
const part = 64 * 1024
const sizes = [0, 1, part - 1, part, part + 1, 2 * part, 3 * part + 17]

async function* cut(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const lock = (bytes: Buffer, by = key, size = 10_000) =>
  buffer(encrypted({ dataKey: by, name }, cut(bytes, size)))
const unlock = (bytes: Buffer, by = key, size = 10_000, as = name) =>
  buffer(decrypted({ dataKey: by, name: as }, cut(bytes, size)))

test.each(sizes)('%i bytes come back as they were, however they arrive', async (size) => {
  const content = randomBytes(size)
  for (const piece of [7_001, part, part + 16, 10 * part]) {
    const locked = await lock(content, key, piece)
    expect([locked.length, contentLength(locked.length)]).toEqual([encryptedLength(size), size])
    expect((await unlock(locked, key, piece)).equals(content)).toBe(true)
    if (size > 32) expect(locked.includes(content.subarray(0, 32))).toBe(false)
  }
})

test('the same content is other bytes each time', async () => {
  const content = randomBytes(1000)
  expect((await lock(content)).equals(await lock(content))).toBe(false)
})

const start = encryptedLength(0) - 16
const sealed = part + 16
const changes: Record<string, (locked: Buffer) => Buffer> = {
  'another format': (locked) => Buffer.concat([Buffer.from('x'), locked.subarray(1)]),
  'another salt': (locked) => flipped(locked, 20),
  'a bit of the first part': (locked) => flipped(locked, start + 5),
  'a bit of the last part': (locked) => flipped(locked, locked.length - 40),
  'a bit of a tag': (locked) => flipped(locked, start + part + 3),
  'a byte less': (locked) => locked.subarray(0, -1),
  'a byte more': (locked) => Buffer.concat([locked, Buffer.from('x')]),
  'the last part missing': (locked) => locked.subarray(0, start + 2 * sealed),
  'a part missing': (locked) =>
    Buffer.concat([locked.subarray(0, start), locked.subarray(start + sealed)]),
  'two parts exchanged': (locked) =>
    Buffer.concat([
      locked.subarray(0, start),
      locked.subarray(start + sealed, start + 2 * sealed),
      locked.subarray(start, start + sealed),
      locked.subarray(start + 2 * sealed),
    ]),
  'the head alone': (locked) => locked.subarray(0, start),
  'half of the head': (locked) => locked.subarray(0, 20),
  nothing: () => Buffer.alloc(0),
}

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] as number) ^ 1
  return copy
}

test.each(Object.entries(changes))('%s is found', async (_, change) => {
  const locked = await lock(randomBytes(2 * part + 100))
  await expect(unlock(change(locked))).rejects.toThrow(DamagedFile)
})

test('another key is of no use, and neither is another name', async () => {
  const locked = await lock(randomBytes(10))
  await expect(unlock(locked, randomBytes(32))).rejects.toThrow(DamagedFile)
  await expect(unlock(locked, key, 100, 'originals/one/three')).rejects.toThrow(DamagedFile)
})

test('what was passed on before a fault is whole, and nothing after it is', async () => {
  const content = randomBytes(3 * part)
  const locked = flipped(await lock(content), start + sealed + 5)
  const seen: Buffer[] = []
  const reading = async () => {
    for await (const piece of decrypted({ dataKey: key, name }, cut(locked, 5_000)))
      seen.push(piece)
  }
  await expect(reading()).rejects.toThrow(DamagedFile)
  expect(Buffer.concat(seen).equals(content.subarray(0, part))).toBe(true)
})
