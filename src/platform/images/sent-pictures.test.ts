import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { pdfFrom } from '#test/pdf'
import { phonePhotoJpeg } from '#test/phone-photos'
import { tiffOf } from '#test/tiff'
import { openImages, type View } from './index.ts'

// A second of the processor, however long a machine with other work takes to give it.
const images = openImages({ sentSeconds: 1, waits: 120 })
afterAll(() => images.close())
const view: View = { mediaType: 'image/jpeg', page: 1, width: 480, format: 'jpeg', watermark: null }
const photo = await phonePhotoJpeg({ width: 800, height: 600 })

/** A few hundred bytes that are drawn for as long as they may: a pattern that is repeated with a tiny step. */
const endless = pdfFrom({
  page: '/Contents 7 0 R /Resources << /Pattern << /P 8 0 R >> >>',
  7: '<< /Length 38 >>\nstream\n/Pattern cs /P scn 0 0 300 200 re f   \nendstream',
  8: '<< /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 0.001 /YStep 0.001 /Resources << >> /Length 14 >>\nstream\n0 0 5 5 re f  \nendstream',
})
const coded = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }) => code as string,
  )

test('what a stranger sent is given up, and staff and who looks at a document never wait for it', async () => {
  const order: string[] = []
  const strangers = ['one', 'two'].map(async (sender) => {
    order.push(`${sender} ${await coded(images.sentBy(sender).inspect(endless))}`)
  })
  const own = [
    images.inspect(photo),
    images.render(photo, view),
    images.render(photo, { ...view, watermark: 'Copy' }),
  ].map(async (work) => {
    await work
    order.push('shown')
  })
  await Promise.all(own)
  expect(order).toEqual(['shown', 'shown', 'shown'])
  await Promise.all(strangers)
  expect(order.slice(3)).toEqual(['one document.damaged', 'two document.damaged'])
})

test('a PDF is no picture: it is refused before anything of it is drawn', async () => {
  const sent = images.sentBy('one')
  const began = process.cpuUsage()
  expect(await coded(sent.readQr(endless))).toBe('document.unsupported')
  expect(await coded(sent.drawPicture(endless, view))).toBe('document.unsupported')
  expect(await coded(images.drawPicture(endless, view))).toBe('document.unsupported')
  expect(process.cpuUsage(began).user).toBeLessThan(200_000)
  expect(images.waiting()).toBe(0)
  expect(await coded(sent.readQr(Buffer.alloc(0)))).toBe('document.empty')
})

test('a photo is drawn for them as for staff, and all pages of a file share the time', async () => {
  const patient = openImages({ sentSeconds: 60 })
  const sent = patient.sentBy('one')
  const asPhoto = { width: 480, format: 'jpeg', watermark: null, isSquare: true } as const
  const { width, height } = await sharp(await sent.drawPicture(photo, asPhoto)).metadata()
  expect([width, height]).toEqual([480, 480])
  expect(await sent.inspect(photo)).toMatchObject({ mediaType: 'image/jpeg' })
  const page = { width: 1600, height: 1600, pixels: Buffer.alloc(1600 * 1600, 200) }
  const pages = tiffOf(Array.from({ length: 3 }, () => page))
  const hurried = openImages({ sentSeconds: 0.001 })
  expect(await coded(hurried.inspect(pages))).toBe('done')
  expect(await coded(hurried.sentBy('one').inspect(pages))).toBe('document.damaged')
  await Promise.all([patient.close(), hurried.close()])
})
