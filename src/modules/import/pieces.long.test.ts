import { randomBytes, randomInt } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allOf } from '#test/all-of'
import { startTestRuntime, type TestRuntime } from '#test/test-runtime'
import { keepInPieces, pieceBytes, readerOfPieces } from './kept/pieces.ts'

let app: TestRuntime
beforeAll(async () => {
  app = await startTestRuntime()
})
afterAll(() => app.close())

async function* chunks(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 700_001) yield bytes.subarray(at, at + 700_001)
}

test('what was kept in pieces is read back from any place to any other', async () => {
  const bytes = randomBytes(2 * pieceBytes + 12_345)
  const { storage } = app.runtime
  expect(await keepInPieces(storage, 'imports/a', chunks(bytes), bytes.length)).toBe(bytes.length)
  const read = readerOfPieces(storage, 'imports/a')
  const places = Array.from({ length: 30 }, () => randomInt(bytes.length + 1))
  for (const [index, place] of [0, pieceBytes, 2 * pieceBytes, ...places].entries()) {
    const end =
      index % 2 === 0 ? bytes.length : Math.min(bytes.length, place + randomInt(pieceBytes))
    expect((await buffer(read(place, end))).equals(bytes.subarray(place, end))).toBe(true)
  }
})

test('what is too large, or fails on its way, leaves nothing', async () => {
  const { storage } = app.runtime
  const bytes = randomBytes(pieceBytes + 1)
  await expect(keepInPieces(storage, 'imports/b', chunks(bytes), pieceBytes)).rejects.toMatchObject(
    {
      code: 'document.too_large',
    },
  )
  async function* broken() {
    yield bytes
    throw new Error('cut off')
  }
  await expect(keepInPieces(storage, 'imports/b', broken(), 1e9)).rejects.toThrow('cut off')
  const left = await allOf(storage.list('imports/b'), 'key')
  expect(left).toEqual([])
})
