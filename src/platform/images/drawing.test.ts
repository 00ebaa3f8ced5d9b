import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { refusal } from '#platform/errors'
import { phonePhotoJpeg } from '#test/phone-photos'
import { madeOnce, orBusy, orDamaged } from './drawing.ts'
import { openImages, type View } from './index.ts'

const images = openImages()
afterAll(() => images.close())

const busy = { code: 'service.busy', retryAfter: 5 }
const there = () => true
const failing = (error: unknown) => () => Promise.reject(error)

// As libvips, libjpeg, libwebp and V8 said it in a process whose memory was bounded (`prlimit --data`).
const forWantOfMemory = [
  'VipsJpeg: Insufficient memory (case 4)',
  'vips_image_write_to_memory: out of memory -- size == 0MB',
  'vips_tracked: out of memory -- size == 0MB',
  'webpsave: failed to allocate 5760000 bytes',
  'glib: Error creating thread: Resource temporarily unavailable',
  new RangeError('Array buffer allocation failed'),
  Object.assign(new Error('a thread'), { code: 'ERR_WORKER_INIT_FAILED' }),
]
// Said there too, and by damaged files or nobody else.
const sayingNothing = [
  'webp2vips: unable to read pixels',
  'Warning treated as error due to failOn setting',
  'vips2png: unable to write to target target',
  'VipsJpeg: out of order read at line 144',
  'Unknown error',
  'whatever the next version says',
]

test('no file is called damaged when there was no memory for it, nor while the system has none, whatever is said', async () => {
  for (const said of forWantOfMemory) {
    const read = failing(said instanceof Error ? said : new Error(said))
    await expect(orDamaged(read, there), String(said)).rejects.toMatchObject(busy)
  }
  for (const message of sayingNothing) {
    const read = failing(new Error(message))
    await expect(
      orDamaged(read, () => false),
      message,
    ).rejects.toMatchObject(busy)
    await expect(
      orBusy(read, () => false),
      message,
    ).rejects.toMatchObject(busy)
    await expect(orDamaged(read, there)).rejects.toMatchObject({ code: 'document.damaged' })
  }
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
  const card = await images.drawCard({ title, sentence, colours })
  const picture = sharp(card)
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const without = await images.drawCard({ title: '.', sentence, colours })
  const ink = async (bytes: Buffer) => (await sharp(bytes).stats()).channels[2]?.mean ?? 0
  expect(await ink(card)).toBeGreaterThan(await ink(without))
  expect(card.length).toBeLessThan(60_000)
})

const view: View = { mediaType: 'image/jpeg', page: 1, width: 480, format: 'webp', watermark: null }
const photo = await phonePhotoJpeg({ width: 1600, height: 1200, orientation: 6, gps: true })

test('twelve views at once are all made, and closing waits for them', async () => {
  const many = openImages()
  const views = Array.from({ length: 12 }, (_, index) =>
    many.render(photo, { ...view, watermark: `Copy ${index}` }),
  )
  let made = 0
  for (const one of views) one.then(() => made++).catch(() => undefined)
  await many.close()
  expect(made).toBe(12)
  expect(new Set((await Promise.all(views)).map((bytes) => bytes.toString('base64'))).size).toBe(12)
})

describe('the file of a view', () => {
  test('is read when its turn has come, two at most, and given back when it is drawn', async () => {
    const read: Buffer[] = []
    const held = () => read.filter(({ byteLength }) => byteLength > 0).length
    let most = 0
    const original = async () => {
      const own = Buffer.alloc(photo.length)
      photo.copy(own)
      read.push(own)
      most = Math.max(most, held())
      return own
    }
    await Promise.all(Array.from({ length: 6 }, () => images.render(original, view)))
    expect([read.length, most, held()]).toEqual([6, 2, 0])
  })

  test('stays whole when somebody else holds it, and who cannot read it says why', async () => {
    const own = Buffer.from(photo)
    await images.render(own, view)
    await images.inspect(async () => own)
    expect(own.equals(photo)).toBe(true)
    const none = async () => {
      throw refusal('document.empty')
    }
    await expect(images.render(none, view)).rejects.toMatchObject({ code: 'document.empty' })
  })
})
