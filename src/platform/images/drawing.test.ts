import sharp from 'sharp'
import { expect, test } from 'vitest'
import { refusal } from '#platform/errors'
import { madeOnce, orBusy, orDamaged } from './drawing.ts'
import { openImages } from './open-images.ts'

const busy = { code: 'service.busy', retryAfter: 5 }
const there = () => true
const failing = (error: unknown) => () => Promise.reject(error)

// As libvips, libjpeg, libwebp and V8 said it in a process whose memory was bounded (`prlimit --data`).
test.each([
  'VipsJpeg: Insufficient memory (case 4)',
  'vips_image_write_to_memory: out of memory -- size == 0MB',
  'vips_tracked: out of memory -- size == 0MB',
  'webpsave: failed to allocate 5760000 bytes',
  'glib: Error creating thread: Resource temporarily unavailable',
  new RangeError('Array buffer allocation failed'),
  Object.assign(new Error('a thread'), { code: 'ERR_WORKER_INIT_FAILED' }),
])('no file is called damaged when there was no memory for it: %s', async (said) => {
  const read = failing(said instanceof Error ? said : new Error(said))
  await expect(orDamaged(read, there)).rejects.toMatchObject(busy)
})

// Said there too, and by damaged files or nobody else.
test.each([
  'webp2vips: unable to read pixels',
  'Warning treated as error due to failOn setting',
  'vips2png: unable to write to target target',
  'VipsJpeg: out of order read at line 144',
  'Unknown error',
  'whatever the next version says',
])('nor while the system has no memory, whatever is said: %s', async (message) => {
  const read = failing(new Error(message))
  await expect(orDamaged(read, () => false)).rejects.toMatchObject(busy)
  await expect(orBusy(read, () => false)).rejects.toMatchObject(busy)
  await expect(orDamaged(read, there)).rejects.toMatchObject({ code: 'document.damaged' })
})

test('what failed while others had the memory is drawn with the second try', async () => {
  let tries = 0
  const draw = async () => {
    tries += 1
    if (tries === 1) throw new Error('vips2png: unable to write to target target')
    return 'drawn'
  }
  expect(await orBusy(draw, there)).toBe('drawn')
})

test('a refusal stays what it is, and what takes too long is not tried again', async () => {
  const empty = failing(refusal('document.empty'))
  await expect(orDamaged(empty)).rejects.toMatchObject({ code: 'document.empty' })
  let tries = 0
  const slow = () => {
    tries += 1
    return Promise.reject(new Error('timeout: 12% complete'))
  }
  await expect(orDamaged(slow)).rejects.toMatchObject({ code: 'document.damaged' })
  expect(tries).toBe(1)
})

test('what could not be made for want of memory is made for the next who needs it', async () => {
  const results = [failing(new Error('out of memory')), async () => 'fonts', failing(new Error())]
  const made = madeOnce(() => (results.shift() as () => Promise<string>)())
  await expect(made()).rejects.toMatchObject(busy)
  expect([await made(), await made()]).toEqual(['fonts', 'fonts'])
})

const colours = { paper: '#171613', ink: '#f3ecdd', accent: '#efad4a' }
const sentence = 'A private company, not a government.'

test.each([
  'Padma Overseas Ltd',
  'পদ্মা ওভারসিজ লিমিটেড',
  'A & B <Overseas> '.repeat(8),
  'W'.repeat(80),
])('a card is 1200 by 630 px and carries the name “%s”', async (title) => {
  const images = openImages()
  const card = await images.drawCard({ title, sentence, colours })
  const picture = sharp(card)
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const without = await images.drawCard({ title: '.', sentence, colours })
  const ink = async (bytes: Buffer) => (await sharp(bytes).stats()).channels[2]?.mean ?? 0
  expect(await ink(card)).toBeGreaterThan(await ink(without))
  expect(card.length).toBeLessThan(60_000)
  await images.close()
})
