import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bytesOf, chunks, type Place } from '#test/storage-under-test'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const limit = 300_000

/** Tests every driver's promises about bytes that wait for a key. */
export function stagingPromises(place: Place): void {
  test('staged bytes are hashed, readable, and under no key until they are kept', async () => {
    const { storage } = place()
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
    expect(await place().temporaryFiles()).toBe(0)
  })

  test('discarded bytes are gone', async () => {
    const staged = await place().storage.stage(chunks(bytesOf('x')), limit, 'discarded/one')
    await staged.discard()
    await staged.discard()
    await expect(async () => staged.keep('discarded/one')).rejects.toThrow()
    expect(await place().storage.read('discarded/one')).toBeNull()
    expect(await place().temporaryFiles()).toBe(0)
  })
}

/** Tests every driver's promises about sources that break or send too much, and about bytes kept twice. */
export function refusedSourcePromises(place: Place): void {
  test('one byte too many is refused, the source is stopped and nothing is left', async () => {
    let stopped = false
    async function* endless() {
      try {
        for (;;) yield Buffer.alloc(1_000)
      } finally {
        stopped = true
      }
    }
    await expect(place().storage.stage(endless(), limit, 'refused/one')).rejects.toMatchObject({
      code: 'document.too_large',
    })
    expect(stopped).toBe(true)
    const oneMore = chunks(Buffer.alloc(limit), Buffer.alloc(1))
    await expect(place().storage.stage(oneMore, limit, 'refused/one')).rejects.toMatchObject({
      code: 'document.too_large',
    })
    expect(await place().temporaryFiles()).toBe(0)
  })

  test('no bytes at all are refused', async () => {
    for (const source of [chunks(), chunks(Buffer.alloc(0))])
      await expect(place().storage.stage(source, limit, 'refused/one')).rejects.toMatchObject({
        code: 'document.empty',
      })
    expect(await place().temporaryFiles()).toBe(0)
  })

  test('a source that breaks leaves nothing and its own error', async () => {
    async function* broken() {
      yield Buffer.alloc(1_000)
      throw new Error('the connection broke')
    }
    await expect(place().storage.stage(broken(), limit, 'refused/one')).rejects.toThrow(
      'the connection broke',
    )
    expect(await place().temporaryFiles()).toBe(0)
  })

  test('keeping the same bytes twice, also at once, is one value', async () => {
    const { storage } = place()
    const staged = await Promise.all(
      [1, 2, 3, 4].map(() => storage.stage(chunks(bytesOf('the same')), limit, 'same/one')),
    )
    await Promise.all(staged.map((one) => one.keep('same/one')))
    await staged[0]?.keep('same/one')
    for (const one of staged) await one.discard()
    expect(await storage.read('same/one')).toEqual(bytesOf('the same'))
    expect(await place().temporaryFiles()).toBe(0)
  })

  test('other bytes never replace what is kept', async () => {
    const { storage } = place()
    await storage.put('original/one', bytesOf('the original'))
    const other = await storage.stage(chunks(bytesOf('something else')), limit, 'original/one')
    await expect(other.keep('original/one')).rejects.toThrow('taken by other bytes')
    await other.discard()
    expect(await storage.read('original/one')).toEqual(bytesOf('the original'))
    expect(await place().temporaryFiles()).toBe(0)
  })
}
