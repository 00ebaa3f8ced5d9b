import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import {
  documentPng,
  documentWebp,
  exifCanary,
  pdfOf,
  phonePhotoJpeg,
  threePagePdf,
} from '#test/phone-photos'
import { openImages, type View } from './index.ts'

const images = openImages()
afterAll(() => images.close())

const view: View = { mediaType: 'image/jpeg', page: 1, width: 480, format: 'webp', watermark: null }
const photo = await phonePhotoJpeg({ width: 1600, height: 1200, orientation: 6, gps: true })

async function pixels(bytes: Buffer) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const place = (y * info.width + x) * info.channels
    return [...data.subarray(place, place + info.channels)]
  }
  return { ...info, data, at }
}

const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 120 && green < 90 && blue < 90

describe('a view', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'with EXIF orientation %i is turned and mirrored as sharp does it by itself',
    async (orientation) => {
      const upright = await phonePhotoJpeg({ width: 1000, height: 600, orientation: 1 })
      const taken = await sharp(upright).withMetadata({ orientation }).jpeg().toBuffer()
      const shown = await pixels(await images.render(taken, { ...view, format: 'jpeg' }))
      const own = await pixels(await sharp(taken).autoOrient().resize(480).jpeg().toBuffer())
      expect([shown.width, shown.height]).toEqual([own.width, own.height])
      const difference = shown.data.reduce(
        (sum, value, index) => sum + Math.abs(value - (own.data[index] ?? 0)),
        0,
      )
      expect(difference / shown.data.length).toBeLessThan(4)
    },
  )

  test.each([
    [1, 1, 200, 150],
    [60, 40, 200, 150],
    [20_000, 3, 480, 150],
    [3, 20_000, 200, 3840],
  ])(
    'of %i × %i pixels is large enough for the mark to be read, and staff see the bare picture',
    async (width, height, markedWidth, markedHeight) => {
      const create = { width, height, channels: 3 as const, background: '#7a3' }
      const tiny = await sharp({ create }).png().toBuffer()
      const png = { ...view, mediaType: 'image/png', format: 'jpeg' } as const
      const marked = await pixels(await images.render(tiny, { ...png, watermark: 'Copy held' }))
      expect([marked.width, marked.height]).toEqual([markedWidth, markedHeight])
      const isMarked = (x: number, y: number) => {
        const [red = 0, green = 0] = marked.at(x, y)
        return red - green > 20
      }
      const across = Array.from({ length: markedWidth }, (_, x) => x)
      const down = Array.from({ length: 150 }, (_, y) => y)
      expect(down.some((y) => across.some((x) => isMarked(x, y)))).toBe(true)
      const bare = await pixels(await images.render(tiny, png))
      expect(bare.width).toBeLessThanOrEqual(width)
      expect(bare.height).toBeLessThanOrEqual(height)
    },
  )

  test.each(['webp', 'jpeg'] as const)('as %s carries no metadata of any kind', async (format) => {
    expect(photo.includes(exifCanary)).toBe(true)
    const p3 = await sharp(photo).keepMetadata().withIccProfile('p3').toBuffer()
    expect((await sharp(p3).metadata()).icc).toBeDefined()
    for (const watermark of [null, 'Copy']) {
      const shown = await images.render(p3, { ...view, format, watermark })
      const { exif, icc, xmp, iptc, orientation, comments } = await sharp(shown).metadata()
      expect({ exif, icc, xmp, iptc, orientation, comments }).toEqual({})
      const text = shown.toString('latin1')
      const traces = ['Exif', 'EXIF', 'GPS', 'Paperphone', 'ICC', 'http://ns.adobe']
      for (const trace of [exifCanary, ...traces]) expect(text.includes(trace), trace).toBe(false)
    }
  })

  test('has the colours that a wide-gamut phone meant, not its raw numbers', async () => {
    const red = sharp({ create: { width: 600, height: 600, channels: 3, background: '#d03040' } })
    const tagged = await red.withIccProfile('p3').png().toBuffer()
    const stored = await sharp(tagged, { ignoreIcc: true }).raw().toBuffer()
    const shown = await pixels(await images.render(tagged, { ...view, mediaType: 'image/png' }))
    for (const [index, value] of [0xd0, 0x30, 0x40].entries())
      expect(Math.abs((shown.at(200, 200)[index] ?? 0) - value)).toBeLessThan(8)
    expect(Math.abs((stored[0] ?? 0) - 0xd0)).toBeGreaterThan(8)
  })

  test('is as wide as asked for, and never larger than the original', async () => {
    for (const [width, expected] of [
      [480, 480],
      [960, 960],
      [1600, 1200],
    ] as const)
      expect((await sharp(await images.render(photo, { ...view, width })).metadata()).width).toBe(
        expected,
      )
  })

  test('of a transparent picture has white where nothing was', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 }
    const create = { width: 500, height: 500, channels: 4, background } as const
    const clear = await sharp({ create }).png().toBuffer()
    for (const format of ['webp', 'jpeg'] as const) {
      const shown = await images.render(clear, { ...view, mediaType: 'image/png', format })
      expect((await pixels(shown)).at(100, 100)).toEqual([255, 255, 255])
    }
  })

  test('comes in the format that was asked for, from each kind of file', async () => {
    const files = [
      ['image/jpeg', photo],
      ['image/png', await documentPng()],
      ['image/webp', await documentWebp()],
      ['application/pdf', threePagePdf()],
    ] as const
    for (const [mediaType, bytes] of files)
      for (const format of ['webp', 'jpeg'] as const) {
        const shown = await images.render(bytes, { ...view, mediaType, format, watermark: 'Copy' })
        const { format: made, width, hasAlpha } = await sharp(shown).metadata()
        expect([made, width, hasAlpha], mediaType).toEqual([format, 480, false])
      }
  })

  test('of a page of a PDF shows that page, in grey for black print', async () => {
    const pdf = { ...view, mediaType: 'application/pdf' as const }
    const pages = await Promise.all(
      [1, 2, 3].map((page) => images.render(threePagePdf(), { ...pdf, page })),
    )
    expect(pages[0]?.equals(pages[1] as Buffer)).toBe(false)
    expect(pages[1]?.equals(pages[2] as Buffer)).toBe(false)
    const shown = await pixels(await images.render(threePagePdf(), { ...pdf, width: 1600 }))
    expect([shown.width, shown.height]).toEqual([1600, 2264])
    let darkest = 255
    let mostColoured = 0
    for (let i = 0; i < shown.data.length; i += 3) {
      const [red = 0, green = 0, blue = 0] = shown.data.subarray(i, i + 3)
      darkest = Math.min(darkest, red)
      mostColoured = Math.max(mostColoured, Math.abs(red - blue) + Math.abs(red - green))
    }
    expect(darkest).toBeLessThan(40)
    expect(mostColoured).toBeLessThan(24)
  })

  test('of a filled form shows what was filled in', async () => {
    const filled = pdfOf([['Form']])
      .toString('latin1')
      .replace('/Type /Catalog', '/Type /Catalog /AcroForm << /Fields [90 0 R] >>')
      .replace('/MediaBox', '/Annots [90 0 R] /MediaBox')
      .replace(
        'xref',
        `90 0 obj
<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (x) /F 4 /Rect [100 300 500 600] /AP << /N 91 0 R >> >>
endobj
91 0 obj
<< /Type /XObject /Subtype /Form /BBox [0 0 400 300] /Length 26 >>
stream
1 0 0 rg 0 0 400 300 re f
endstream
endobj
xref`,
      )
    const shown = await images.render(Buffer.from(filled, 'latin1'), {
      ...view,
      mediaType: 'application/pdf',
    })
    expect(isRed((await pixels(shown)).at(240, 320))).toBe(true)
  })

  test('of a page that does not exist is refused', async () => {
    for (const [mediaType, bytes] of [
      ['image/jpeg', photo],
      ['application/pdf', threePagePdf()],
    ] as const)
      await expect(images.render(bytes, { ...view, mediaType, page: 4 })).rejects.toMatchObject({
        code: 'document.not_found',
      })
  })

  test('of a file that was damaged on the disk is refused and not half shown', async () => {
    const half = photo.subarray(0, photo.length / 2)
    await expect(images.render(half, view)).rejects.toMatchObject({ code: 'document.damaged' })
  })

  test('is the same bytes each time, so that a cache may be rebuilt', async () => {
    const marked = { ...view, watermark: 'Copy held by Test · CR-00000000' }
    const fresh = openImages()
    expect((await fresh.render(photo, marked)).equals(await images.render(photo, marked))).toBe(
      true,
    )
    await fresh.close()
  })
})
