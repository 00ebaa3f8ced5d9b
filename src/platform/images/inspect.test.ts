import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { pdfFrom } from '#test/pdf'
import {
  documentPng,
  documentWebp,
  oversizedJpeg,
  pdfOf,
  phonePhotoJpeg,
  threePagePdf,
} from '#test/phone-photos'
import { openImages } from './index.ts'
import { pdfWith, pngOf, stream } from './test-crafted-files.ts'

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
const avif = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
  .avif({ effort: 0 })
  .toBuffer()

const images = openImages({ pdfSeconds: 5 })
afterAll(() => images.close())

describe('what is accepted', () => {
  test('a phone photo, with the size that it has upright', async () => {
    const photo = await phonePhotoJpeg({ width: 1600, height: 1200, orientation: 6 })
    expect(await images.inspect(photo)).toEqual({
      mediaType: 'image/jpeg',
      width: 1200,
      height: 1600,
      pages: 1,
    })
  })

  test('PNG, WebP, a PDF with its pages, and a JPEG whatever its weight', async () => {
    expect(await images.inspect(await documentPng())).toMatchObject({ mediaType: 'image/png' })
    expect(await images.inspect(await documentWebp())).toMatchObject({ mediaType: 'image/webp' })
    expect(await images.inspect(await oversizedJpeg())).toMatchObject({ mediaType: 'image/jpeg' })
    expect(await images.inspect(threePagePdf())).toEqual({
      mediaType: 'application/pdf',
      width: 595,
      height: 842,
      pages: 3,
    })
  })

  test('a PDF of 20 pages, and one whose header comes late', async () => {
    const twenty = pdfOf(Array.from({ length: 20 }, (_, page) => [`Page ${page + 1}`]))
    expect(await images.inspect(twenty)).toMatchObject({ pages: 20 })
    const late = Buffer.concat([Buffer.from('\n\n'), threePagePdf()])
    expect(await images.inspect(late)).toMatchObject({ pages: 3 })
  })

  test('a picture of exactly 60 megapixels', async () => {
    expect(await images.inspect(pngOf(10_000, 6_000))).toMatchObject({ width: 10_000 })
  })
})

describe('what is refused', () => {
  const refusal = async (bytes: Buffer) =>
    images.inspect(bytes).then(
      (found) => found,
      (error: { code?: string }) => error.code,
    )

  test('nothing at all, and what is no picture and no PDF, whatever it is named', async () => {
    expect(await refusal(Buffer.alloc(0))).toBe('document.empty')
    const others: Record<string, Buffer> = {
      'an SVG': Buffer.from(svg),
      'an SVG with an XML declaration': Buffer.from(`<?xml version="1.0"?>${svg}`),
      'a GIF': gif,
      'an AVIF': avif,
      'a text': Buffer.from('Dear Sir or Madam'),
      'a web page': Buffer.from('<!doctype html><p>hello'),
      'a ZIP': Buffer.from('504b0304', 'hex'),
      'a RIFF that is no WebP': Buffer.from('RIFF\0\0\0\0WAVEfmt '),
      'one byte': Buffer.from([0xff]),
    }
    for (const [name, bytes] of Object.entries(others))
      expect(await refusal(bytes), name).toBe('document.unsupported')
  })

  test('a picture that stops half way, in each format', async () => {
    const photo = await phonePhotoJpeg({ width: 800, height: 600 })
    for (const whole of [photo, await documentPng(), await documentWebp(), threePagePdf()])
      for (const part of [0.3, 0.6, 0.95]) {
        const cut = whole.subarray(0, Math.floor(whole.length * part))
        const found = await refusal(cut)
        // PDFium repairs a PDF that lost no more than its table of contents.
        if (whole.toString('latin1', 0, 4) === '%PDF' && part > 0.9) continue
        expect(found, `${whole.toString('latin1', 0, 12)} ${part}`).toBe('document.damaged')
      }
  })

  test('a first line with nothing behind it', async () => {
    for (const start of ['ffd8ffe0', '89504e470d0a1a0a'])
      expect(await refusal(Buffer.from(start, 'hex'))).toBe('document.damaged')
    expect(await refusal(Buffer.from('RIFF\0\0\0\0WEBPVP8 '))).toBe('document.damaged')
    expect(await refusal(Buffer.from('%PDF-1.7\n'))).toBe('document.damaged')
  })

  test('a small PNG that would unpack to 16,000² pixels, without unpacking it', async () => {
    const bomb = pngOf(16_000, 16_000)
    expect(bomb.length).toBeLessThan(100_000)
    const before = process.memoryUsage.rss()
    expect(await refusal(bomb)).toBe('document.too_many_pixels')
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000)
    const view = { page: 1, width: 480, format: 'webp', watermark: null } as const
    const render = images.render(bomb, { ...view, mediaType: 'image/png' })
    await expect(render).rejects.toMatchObject({ code: 'document.too_many_pixels' })
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000)
  })

  test('a PDF of 21 pages, of none, and an encrypted one', async () => {
    const pages = (count: number) => pdfOf(Array.from({ length: count }, () => ['x']))
    expect(await refusal(pages(21))).toBe('document.too_many_pages')
    expect(await refusal(pages(0))).toBe('document.damaged')
    const encrypted = threePagePdf()
      .toString('latin1')
      .replace(
        '/Root 1 0 R',
        `/Root 1 0 R /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4
/O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >> /ID [<${'01'.repeat(16)}> <${'01'.repeat(16)}>]`,
      )
    expect(await refusal(Buffer.from(encrypted, 'latin1'))).toBe('document.locked')
  })
})

test('a PDF of which a later page cannot be opened', async () => {
  const pages = (kids: string) =>
    Buffer.from(
      pdfFrom({ 7: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>' })
        .toString('latin1')
        .replace('/Kids [3 0 R] /Count 1', `/Kids [${kids}] /Count 2`),
      'latin1',
    )
  expect(await images.inspect(pages('3 0 R 7 0 R'))).toMatchObject({ pages: 2 })
  for (const kids of ['3 0 R 99 0 R', '3 0 R'])
    await expect(images.inspect(pages(kids))).rejects.toMatchObject({ code: 'document.damaged' })
})

describe('a PDF made to do harm', () => {
  /** A page with a picture of one bit a pixel, white. */
  function ofOneBit(width: number, height: number): Buffer {
    const dictionary = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /FlateDecode`
    const rows = Buffer.alloc(Math.ceil(width / 8) * height, 0xff)
    const content = Buffer.from('q 595 0 0 842 0 0 cm /F Do Q')
    return pdfWith(content, [stream(dictionary, deflateSync(rows, { level: 1 }))])
  }

  test('one with a picture of 30,000² pixels in black and white is refused before it is drawn', async () => {
    await expect(images.inspect(ofOneBit(30_000, 30_000))).rejects.toMatchObject({
      code: 'document.too_many_pixels',
    })
    expect(await images.inspect(ofOneBit(9_921, 14_031))).toMatchObject({ pages: 1 })
  })

  /** A page that draws a form that draws the next form, each many times. */
  function nestedForms(depth: number, times: number) {
    const again = '/F Do '.repeat(times)
    const form = (content: string, next?: number) =>
      stream(
        `/Type /XObject /Subtype /Form /BBox [0 0 9 9]${next ? ` /Resources << /XObject << /F ${next} 0 R >> >>` : ''}`,
        Buffer.from(content),
      )
    return pdfWith(Buffer.from(again), [
      ...Array.from({ length: depth }, (_, index) => form(again, 6 + index)),
      form('0 0 m 9 9 l S'),
    ])
  }

  /** A picture that says it is far larger than what is behind it. */
  function hugePicture() {
    const data = deflateSync(Buffer.alloc(30_000_000), { level: 1 })
    const dictionary =
      '/Type /XObject /Subtype /Image /Width 30000 /Height 30000 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode'
    return pdfWith(Buffer.from('595 0 0 842 0 0 cm /F Do'), [stream(dictionary, data)])
  }

  test('one kilobyte with a page as large as a town is drawn in the size that is asked for', async () => {
    const town = pdfOf([['x']], [0, 0, 10_000_000, 10_000_000])
    const tower = pdfOf([['x']], [0, 0, 1, 1_000_000])
    const before = process.memoryUsage.rss()
    for (const bytes of [town, tower]) {
      expect(bytes.length).toBeLessThan(1_000)
      expect(await images.inspect(bytes)).toMatchObject({ pages: 1 })
      const view = { page: 1, width: 1600, format: 'jpeg', watermark: 'w' } as const
      const drawn = await images.render(bytes, { ...view, mediaType: 'application/pdf' })
      const picture = await sharp(drawn).metadata()
      expect(picture.width).toBeLessThanOrEqual(1600)
      expect(picture.width * picture.height).toBeLessThanOrEqual(12_800_000)
    }
    expect(process.memoryUsage.rss() - before).toBeLessThan(250_000_000)
  })

  test.each([
    ['forms in forms without end', nestedForms(9, 20), 'damaged'],
    ['a picture of 900 megapixels', hugePicture(), 'too_many_pixels'],
  ])('%s: refused in bounded time, and the next one is served', async (_, bytes, why) => {
    const quick = openImages({ pdfSeconds: 2 })
    const started = performance.now()
    await expect(quick.inspect(bytes)).rejects.toMatchObject({ code: `document.${why}` })
    expect(performance.now() - started).toBeLessThan(60_000)
    expect(await quick.inspect(threePagePdf())).toMatchObject({ pages: 3 })
    await quick.close()
  })
})
