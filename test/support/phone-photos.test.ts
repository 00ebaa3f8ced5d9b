import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  documentPng,
  documentWebp,
  exifCanary,
  oversizedJpeg,
  phonePhotoJpeg,
  threePagePdf,
} from './phone-photos.ts'

describe('the drawn inputs are what the tests take them for', () => {
  test('a phone photo has 12 megapixels, orientation 6, a place and the canary', async () => {
    const photo = await phonePhotoJpeg()
    const { format, width, height, orientation, exif } = await sharp(photo).metadata()
    expect({ format, width, height, orientation }).toEqual({
      format: 'jpeg',
      width: 4000,
      height: 3000,
      orientation: 6,
    })
    expect(exif?.includes(exifCanary)).toBe(true)
    expect(hasGps(exif)).toBe(true)
    expect(photo.byteLength).toBeGreaterThan(500_000)
  })

  test('a photo without a place has none', async () => {
    const photo = await phonePhotoJpeg({ width: 400, height: 300, gps: false, orientation: 1 })
    expect(hasGps((await sharp(photo).metadata()).exif)).toBe(false)
  })

  test('the label is printed: another label is another picture', async () => {
    const small = { width: 400, height: 300 }
    const one = await phonePhotoJpeg({ ...small, label: 'Ticket' })
    expect(one.equals(await phonePhotoJpeg({ ...small, label: 'Ticket' }))).toBe(true)
    expect(one.equals(await phonePhotoJpeg({ ...small, label: 'Medical' }))).toBe(false)
  })

  test('PNG, WebP and PDF are that, and the heavy JPEG is over 15 MiB and still a picture', async () => {
    expect((await sharp(await documentPng()).metadata()).format).toBe('png')
    expect((await sharp(await documentWebp()).metadata()).format).toBe('webp')
    expect(threePagePdf().toString('latin1')).toMatch(/^%PDF-1\.4[\s\S]*\/Count 3[\s\S]*%%EOF\n$/)
    const heavy = await oversizedJpeg()
    expect(heavy.byteLength).toBeGreaterThan(15 * 1024 * 1024)
    expect((await sharp(heavy, { failOn: 'warning' }).stats()).isOpaque).toBe(true)
  })
})

/** Whether the EXIF block has a pointer to a GPS directory (tag 0x8825, EXIF 2.32, 4.6.3). */
function hasGps(exif: Buffer | undefined): boolean {
  return (
    exif?.includes(Buffer.from('8825', 'hex')) ||
    exif?.includes(Buffer.from('2588', 'hex')) ||
    false
  )
}
