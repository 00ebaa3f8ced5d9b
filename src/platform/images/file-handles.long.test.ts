import { execFileSync } from 'node:child_process'
import { closeSync, openSync, readdirSync } from 'node:fs'
import { devNull } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { documentPng, threePagePdf } from '#test/phone-photos'
import { type Images, openImages, type View } from './index.ts'

const view = { page: 1, width: 480, format: 'webp', watermark: 'Copy held' } as const
const png: View = { ...view, mediaType: 'image/png' }
const pdf: View = { ...view, mediaType: 'application/pdf' }
const busy = { code: 'service.busy' }

let images: Images
beforeEach(() => {
  images = openImages()
})
afterEach(() => images.close())

const limit = (most: number | string) =>
  execFileSync('prlimit', [`--pid=${process.pid}`, `--nofile=${most}:`])

/** Runs something while this process may open so many files more. */
async function withHandles<T>(free: number, run: () => Promise<T>): Promise<T> {
  const soft = execFileSync('prlimit', [
    `--pid=${process.pid}`,
    '--nofile',
    '--output=SOFT',
    '--noheadings',
  ])
  limit(readdirSync('/proc/self/fd').length + 60)
  const held: number[] = []
  try {
    for (;;) held.push(openSync(devNull, 'r'))
  } catch {
    for (let n = 0; n < free; n += 1) closeSync(held.pop() as number)
    return await run()
  } finally {
    for (const one of held) closeSync(one)
    limit(String(soft).trim())
  }
}

test('a sound document is not called damaged while no file can be opened, and is drawn afterwards', async () => {
  const documents = [
    [await documentPng(), png],
    [await threePagePdf(), pdf],
  ] as const
  for (const [bytes, as] of documents)
    await expect(withHandles(0, () => images.render(bytes, as))).rejects.toMatchObject(busy)
  for (const [bytes, as] of documents)
    expect((await images.render(bytes, as)).length).toBeGreaterThan(0)
})

test('nor while there are too few for the thread that reads it', async () => {
  const bytes = await threePagePdf()
  // Everything but the thread is ready.
  await images.render(bytes, pdf)
  let refused = 0
  for (const free of [1, 2, 3, 4, 5, 6]) {
    const drawn = withHandles(free, () => images.render(bytes, pdf))
    await drawn.catch((error: unknown) => {
      expect(error).toMatchObject(busy)
      refused += 1
    })
  }
  expect(refused).toBeGreaterThan(0)
})
