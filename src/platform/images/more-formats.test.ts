import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { packageRoot } from '#platform/worker'
import { documentPng, phonePhotoJpeg } from '#test/phone-photos'
import { type MediaType, openImages } from './index.ts'

/** 12 × 4: the upper half red, the lower blue. */
const flag = Buffer.from([...Array(24).fill([200, 0, 0]), ...Array(24).fill([0, 0, 200])].flat())
const tiffOf = (compression: 'none' | 'lzw' | 'deflate' | 'packbits' | 'jpeg') =>
  sharp(flag, { raw: { width: 12, height: 4, channels: 3 } })
    .tiff({ compression })
    .toBuffer()
const tiffs = await Promise.all(
  (['none', 'lzw', 'deflate', 'packbits', 'jpeg'] as const).map(tiffOf),
)
const heic = readFileSync(join(packageRoot(), 'test/support/photo.heic'))

interface Bmp {
  bits: number
  packing?: number
  palette?: number[]
  rows: Buffer
  height?: number
}

/** A bitmap with the header of Windows 3, 12 pixels wide. */
function bmpOf({ bits, packing = 0, palette = [], rows, height = 4 }: Bmp): Buffer {
  const header = Buffer.alloc(54)
  header.write('BM')
  header.writeUInt32LE(54 + palette.length, 10)
  const fields = { 14: 40, 18: 12, 22: height, 30: packing, 46: palette.length / 4 }
  for (const [at, value] of Object.entries(fields)) header.writeInt32LE(value, Number(at))
  header.writeUInt16LE(1, 26)
  header.writeUInt16LE(bits, 28)
  return Buffer.concat([header, Buffer.from(palette), rows])
}

const redAndBlue = [0, 0, 200, 0, 200, 0, 0, 0]
/** Blue, green and red of two rows. */
const rows24 = (colour: number[]) => Array(24).fill(colour).flat()
const [blue, red] = [rows24([200, 0, 0]), rows24([0, 0, 200])]
const bmps = {
  plain: bmpOf({ bits: 24, rows: Buffer.from([...blue, ...red]) }),
  'from the top': bmpOf({ bits: 24, height: -4, rows: Buffer.from([...red, ...blue]) }),
  'one bit': bmpOf({
    bits: 1,
    palette: redAndBlue,
    rows: Buffer.from('fff00000fff000000000000000000000', 'hex'),
  }),
  'four bits': bmpOf({
    bits: 4,
    palette: redAndBlue,
    rows: Buffer.from('1111111111110000'.repeat(2) + '00'.repeat(16), 'hex'),
  }),
  runs: bmpOf({
    bits: 8,
    packing: 1,
    palette: redAndBlue,
    rows: Buffer.from('0c0100000c0100000c0000000c000001', 'hex'),
  }),
}

const images = openImages()
afterAll(() => images.close())
const coded = (bytes: Buffer) =>
  images.inspect(bytes).then(
    ({ mediaType }) => mediaType,
    ({ code }) => code,
  )

async function drawn(bytes: Buffer, mediaType: MediaType, page = 1) {
  const view = { mediaType, page, width: 480, format: 'jpeg', watermark: null } as const
  const { data, info } = await sharp(await images.render(bytes, view))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const at = (y: number) => [
    ...data.subarray((y * width + 6) * channels, (y * width + 6) * channels + 3),
  ]
  return { width, height, top: at(0), bottom: at(height - 1) }
}
const isReddish = ([red = 0, , blue = 0]: number[]) => red > 150 && blue < 60
const isBluish = ([red = 0, , blue = 0]: number[]) => blue > 150 && red < 60

test('the usual packings of TIFF and BMP are accepted and shown the right way up', async () => {
  const wrong: string[] = []
  const cases = [
    ...tiffs.map((bytes, index) => [`TIFF ${index}`, bytes, 'image/tiff'] as const),
    ...Object.entries(bmps).map(([name, bytes]) => [`BMP ${name}`, bytes, 'image/bmp'] as const),
  ]
  for (const [name, bytes, mediaType] of cases)
    try {
      expect(await images.inspect(bytes)).toEqual({ mediaType, width: 12, height: 4, pages: 1 })
      const { width, height, top, bottom } = await drawn(bytes, mediaType)
      if (width !== 12 || height !== 4 || !isReddish(top) || !isBluish(bottom)) wrong.push(name)
    } catch (error) {
      wrong.push(`${name}: ${error}`)
    }
  expect(wrong).toEqual([])
})

test('a HEIC is accepted, with its size upright, and shown', async () => {
  expect(await images.inspect(heic)).toEqual({
    mediaType: 'image/heic',
    width: 800,
    height: 600,
    pages: 1,
  })
  expect(await drawn(heic, 'image/heic')).toMatchObject({ width: 480, height: 360 })
})

test('what is cut off or broken is damaged, in each format', async () => {
  const wrong: string[] = []
  const tiff = tiffs[0] as Buffer
  for (const [name, whole] of [
    ['HEIC', heic],
    ['TIFF', tiff],
    ['BMP', bmps.plain],
    ['runs', bmps.runs],
  ] as const)
    for (const part of [0.3, 0.6, 0.95]) {
      const code = await coded(whole.subarray(0, Math.floor(whole.length * part)))
      if (code !== 'document.damaged') wrong.push(`${name} ${part}: ${code}`)
    }
  const png = await documentPng()
  const at = png.indexOf('IDAT') + 40
  const [sum, broken] = [Buffer.from(png), Buffer.from(png)]
  sum.writeUInt8((sum[29] as number) ^ 1, 29)
  broken.writeUInt8((broken[at] as number) ^ 0x55, at)
  for (const [name, bytes] of [
    ['checksum', sum],
    ['stream', broken],
  ] as const)
    if ((await coded(bytes)) !== 'document.damaged') wrong.push(`PNG with a wrong ${name}`)
  expect(wrong).toEqual([])
})

test('a BMP of more than 60 megapixels is refused before it is unpacked', async () => {
  const large = bmpOf({ bits: 8, packing: 1, rows: Buffer.from([0, 1]), height: 6_000_000 })
  expect(await coded(large)).toBe('document.too_many_pixels')
})

test('a JPEG without its end marker is a picture, and one that lacks any of its picture is not', async () => {
  const photo = await phonePhotoJpeg({ width: 800, height: 600 })
  const progressive = await sharp(photo).jpeg({ progressive: true }).toBuffer()
  const flat = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const found: string[] = []
  for (const [name, whole] of [
    ['photo', photo],
    ['progressive', progressive],
    ['flat', flat],
  ] as const)
    for (const cut of [1, 2, 6, 20, 200, 1000])
      found.push(`${name} ${cut}: ${await coded(whole.subarray(0, -cut))}`)
  const of = (cuts: number[], result: string) =>
    ['photo', 'progressive', 'flat'].flatMap((name) =>
      cuts.map((cut) => `${name} ${cut}: ${result}`),
    )
  expect(found.toSorted()).toEqual(
    [...of([1, 2], 'image/jpeg'), ...of([6, 20, 200, 1000], 'document.damaged')].toSorted(),
  )
  expect(await drawn(photo.subarray(0, -2), 'image/jpeg')).toMatchObject({ width: 480 })
})
