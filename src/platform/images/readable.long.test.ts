import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { charactersRead, openPrintReader, withoutSpaces } from '#test/print-reader'
import { printedPage } from '#test/printed-pages'
import { qrPhoto, qrPng } from '#test/qr-pictures'
import { openImages, type View } from './index.ts'

const images = openImages()
const reader = await openPrintReader()
afterAll(() => Promise.all([images.close(), reader.close()]))
const sent = images.sentBy('somebody')
const text = 'https://padma.example/verify?receipt=12&check=AB'

const half = (await qrPng(text)).subarray(0, 300)

describe('a QR code', () => {
  test.each([0, 17, 90, 200])(
    'is read on a photo that is turned by %i degrees',
    async (degrees) => {
      expect(await sent.readQr(await qrPhoto(text, degrees))).toBe(text)
    },
  )

  test('is read where a photo lies on its side by its EXIF orientation', async () => {
    const photo = await sharp(await qrPhoto(text))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(await sent.readQr(photo)).toBe(text)
  })

  test('keeps letters beyond ASCII', async () => {
    expect(await sent.readQr(await qrPng('রহিমা'))).toBe('রহিমা')
  })

  test('is null where there is none', async () => {
    const empty = {
      create: { width: 300, height: 300, channels: 3, background: '#bb9977' },
    } as const
    expect(await sent.readQr(await sharp(empty).png().toBuffer())).toBeNull()
  })

  test.each([
    ['nothing', Buffer.alloc(0), 'document.empty'],
    ['words', Buffer.from('not a picture'), 'document.unsupported'],
    ['half a picture', half, 'document.damaged'],
  ])('in %s is refused', async (_, bytes, expected) => {
    await expect(sent.readQr(bytes)).rejects.toMatchObject({ code: expected })
  })

  test('many at a time are read one after the other, each right', async () => {
    const texts = ['CR-7K2M9QXD', 'CR-00000001', 'https://padma.example/check']
    const read = await Promise.all(texts.map(async (one) => sent.readQr(await qrPng(one))))
    expect(read).toEqual(texts)
  })
})

const watermark = 'Copy held by Padma Overseas Ltd · CR-7K2M9QXD · not a government document'

// The first lines of the page on which the mark does most harm; the bench reads six whole pages.
test('an OCR reads ten-point print under the mark as well as without it', async () => {
  const page = await printedPage(images, 'Times-Roman', 'scan')
  const readOf = async (mark: View['watermark']) => {
    const view = { mediaType: page.mediaType, page: 1, width: 960, format: 'webp' } as const
    const shown = await images.render(page.file, { ...view, watermark: mark })
    const top = { left: 0, top: 0, width: 960, height: 330 }
    return reader.read(await sharp(shown).extract(top).toBuffer())
  }
  const printed = withoutSpaces(page.lines.slice(0, 11).join(' '))
  const bare = charactersRead(printed, await readOf(null))
  expect(bare / printed.length).toBeGreaterThan(0.8)
  expect(charactersRead(printed, await readOf(watermark)) / bare).toBeGreaterThan(0.95)
}, 60_000)
