import { expect, test } from 'vitest'
import { platformLimits } from '#platform/limits/schema'
import { openUploads } from './index.ts'

const mebibyte = 1024 * 1024
const most = platformLimits.uploadsHeld / mebibyte
const least = (2 * platformLimits.uploadBytes) / mebibyte

/** How many uploads of a mebibyte are let in at a time; the others are refused. */
async function placesOf(memory: number, isKnown: boolean): Promise<number> {
  const uploads = openUploads(memory, 20)
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let places = 0
  const task = async () => {
    places += 1
    await ended
  }
  const asked = Array.from({ length: 2 * most }, () => uploads.take(mebibyte, isKnown, task))
  const outcomes = Promise.allSettled(asked)
  // The last of those that find no place is refused after all have asked.
  await expect(asked.at(-1)).rejects.toMatchObject({ code: 'service.busy' })
  end()
  const refused = (await outcomes).filter(({ status }) => status === 'rejected').length
  expect(places + refused).toBe(2 * most)
  return places
}

test.each([
  ['little: one file of the largest size fits, read whole', 0, least],
  ['half a gibibyte: an eighth of it', 512 * mebibyte, 64],
  ['much: no more than the fixed limit', 64 * 1024 * mebibyte, most],
])('where the memory is %s, and others have half of it apart', async (_, memory, places) => {
  expect(await placesOf(memory, true)).toBe(places)
  expect(await placesOf(memory, false)).toBe(places / 2)
})
