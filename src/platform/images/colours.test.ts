import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { packageRoot } from '#platform/worker'
import { pdfWithPicture } from '#test/pdf'
import { openImages, type View } from './index.ts'
import { mediaTypeOf } from './schema.ts'

// Colours of what is shown: with the mark as without it, and as in the file.

const images = openImages()
afterAll(() => images.close())

type Colour = [red: number, green: number, blue: number]
/** Of the four quarters of a picture: each channel is strong somewhere, weak elsewhere, and none is neutral. */
const quarters: Colour[] = [
  [190, 70, 60],
  [70, 150, 80],
  [60, 80, 170],
  [180, 160, 90],
]

/** A picture of the four colours, as it lies in its file. */
function flag(width: number, height: number): Sharp {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data.set(quarterAt(x / width, y / height), (y * width + x) * 3)
  return sharp(data, { raw: { width, height, channels: 3 } })
}

function quarterAt(x: number, y: number): Colour {
  return quarters[(y < 0.5 ? 0 : 2) + (x < 0.5 ? 0 : 1)] as Colour
}

/** A bitmap of 24 bits, whose rows lie from the lowest to the highest. */
async function bmp(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const stride = Math.ceil((width * 3) / 4) * 4
  const header = Buffer.alloc(54)
  header.write('BM')
  header.writeUInt32LE(54, 10)
  for (const [at, value] of Object.entries({ 14: 40, 18: width, 22: height }))
    header.writeInt32LE(value, Number(at))
  header.writeUInt16LE(1, 26)
  header.writeUInt16LE(24, 28)
  const rows = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 3)
      rows.set([blue, green, red], (height - 1 - y) * stride + x * 3)
    }
  return Buffer.concat([header, rows])
}

/** Each packing of each kind that is taken. */
const packings: Record<string, (picture: Sharp, width: number, height: number) => Promise<Buffer>> =
  {
    jpeg: (picture) => picture.jpeg({ quality: 95 }).toBuffer(),
    'jpeg progressive': (picture) => picture.jpeg({ quality: 95, progressive: true }).toBuffer(),
    'jpeg cmyk': (picture) => picture.toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
    png: (picture) => picture.png().toBuffer(),
    'png of 16 bits': (picture) => picture.toColourspace('rgb16').png().toBuffer(),
    'png with a palette': (picture) => picture.png({ palette: true }).toBuffer(),
    'png with alpha': (picture) => picture.ensureAlpha(1).png().toBuffer(),
    'png of 16 bits with alpha': (picture) =>
      picture.ensureAlpha(1).toColourspace('rgb16').png().toBuffer(),
    webp: (picture) => picture.webp({ quality: 95 }).toBuffer(),
    'webp with alpha': (picture) => picture.ensureAlpha(1).webp({ lossless: true }).toBuffer(),
    tiff: (picture) => picture.tiff({ compression: 'lzw' }).toBuffer(),
    'tiff of jpeg': (picture) => picture.tiff({ compression: 'jpeg', quality: 95 }).toBuffer(),
    'tiff of 16 bits': (picture) => picture.toColourspace('rgb16').tiff().toBuffer(),
    'tiff cmyk': (picture) => picture.toColourspace('cmyk').tiff().toBuffer(),
    'tiff with alpha': (picture) => picture.ensureAlpha(1).tiff().toBuffer(),
    bmp,
    pdf: async (picture, width, height) =>
      pdfWithPicture(await picture.jpeg({ quality: 95 }).toBuffer(), { width, height }),
  }
/** Those that hold an orientation (EXIF; TIFF 6.0, tag 274). */
const turning = ['jpeg', 'jpeg cmyk', 'png', 'png with alpha', 'webp', 'tiff']

/** Narrower and wider than the view, upright and turned. */
const sizes = [
  [160, 200],
  [560, 400],
] as const
const view = { page: 1, width: 240, format: 'jpeg' } as const
const mark = 'Copy held by Padma · CR-7K3M9QXZ · not a government document'

async function pixelsOf(bytes: Buffer, how: Partial<View>) {
  const mediaType = mediaTypeOf(bytes.toString('latin1', 0, 1024))
  if (mediaType === null) throw new Error('no kind that is taken')
  const drawn = await images.render(bytes, { ...view, watermark: null, mediaType, ...how })
  return sharp(drawn).raw().toBuffer({ resolveWithObject: true })
}
type Pixels = Awaited<ReturnType<typeof pixelsOf>>

/** Where the mark lies on a picture of this size: where it changes an evenly grey one. */
const markedAt = new Map<string, Set<number>>()

async function markedPlaces({ info }: Pixels, how: Partial<View>): Promise<Set<number>> {
  const { width, height } = info
  const name = `${width} ${height} ${how.isMarkClear} ${how.format}`
  const known = markedAt.get(name)
  if (known) return known
  const create = { width, height, channels: 3, background: '#808080' } as const
  const grey = await sharp({ create }).png().toBuffer()
  const { data } = await pixelsOf(grey, { ...how, width: 'full', isSquare: false, watermark: mark })
  const places = new Set<number>()
  for (let at = 0; at < width * height; at += 1)
    if ([0, 1, 2].some((channel) => Math.abs((data[at * 3 + channel] ?? 0) - 128) > 3))
      places.add(at)
  markedAt.set(name, places)
  return places
}

/** The means of each channel, where `isAt` says. */
function means({ data, info }: Pixels, isAt: (place: number) => boolean): number[] {
  const sums = [0, 0, 0]
  let count = 0
  for (let at = 0; at < info.width * info.height; at += 1)
    if (isAt(at)) {
      count += 1
      for (const channel of [0, 1, 2])
        sums[channel] = (sums[channel] ?? 0) + (data[at * info.channels + channel] ?? 0)
    }
  return sums.map((sum) => Math.round(sum / count))
}

const furthest = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? 0))))

/** Compares a marked picture with the bare one outside the mark; the room that it adds for the mark is left out. */
async function markChanges(bytes: Buffer, how: Partial<View>): Promise<number> {
  const [bare, marked] = [
    await pixelsOf(bytes, how),
    await pixelsOf(bytes, { ...how, watermark: mark }),
  ]
  const places = await markedPlaces(marked, how)
  const kept = new Set<number>()
  for (let y = 0; y < bare.info.height; y += 1)
    for (let x = 0; x < bare.info.width; x += 1)
      if (!places.has(y * marked.info.width + x)) kept.add(y * bare.info.width + x)
  const inMarked = new Set(
    [...kept].map(
      (at) => Math.floor(at / bare.info.width) * marked.info.width + (at % bare.info.width),
    ),
  )
  return furthest(
    means(bare, (at) => kept.has(at)),
    means(marked, (at) => inMarked.has(at)),
  )
}

test('a picture of each kind, size and orientation has its own colours, with the mark and without', async () => {
  const wrong: string[] = []
  for (const [name, pack] of Object.entries(packings))
    for (const [width, height] of sizes)
      for (const orientation of turning.includes(name) ? [1, 6] : [1]) {
        const what = `${name}, ${width} × ${height}, turned ${orientation}`
        try {
          const lying = flag(width, height)
          const taken = orientation === 1 ? lying : lying.withMetadata({ orientation })
          const bytes = await pack(taken, width, height)
          await images.inspect(bytes)
          const bare = await pixelsOf(bytes, {})
          for (const [x, y] of [
            [0.25, 0.25],
            [0.75, 0.25],
            [0.25, 0.75],
            [0.75, 0.75],
          ] as const) {
            const place =
              Math.floor(y * bare.info.height) * bare.info.width + Math.floor(x * bare.info.width)
            const seen = [...bare.data.subarray(place * 3, place * 3 + 3)]
            // Turned a quarter clockwise: what was at the bottom left is at the top left.
            const meant = orientation === 6 ? quarterAt(y, 1 - x) : quarterAt(x, y)
            const most = name.includes('cmyk') ? 40 : 10
            if (furthest(seen, meant) > most) wrong.push(`${what}: ${seen} for ${meant}`)
          }
          const change = await markChanges(bytes, {})
          if (change > 10) wrong.push(`${what}: the mark changes colours by ${change}`)
        } catch (error) {
          wrong.push(`${what}: ${error}`)
        }
      }
  expect(wrong).toEqual([])
})

test('a HEIC, a bitmap, a JPEG are shown in their colours in each way that pictures leave', async () => {
  const heic = readFileSync(join(packageRoot(), 'test/support/photo.heic'))
  const wrong: string[] = []
  const files = {
    heic,
    bmp: await bmp(flag(560, 300)),
    jpeg: await flag(560, 300).jpeg().toBuffer(),
  }
  const ways: Partial<View>[] = [
    { width: 240 },
    { width: 720 },
    { width: 'full' },
    { format: 'webp', width: 480 },
    { isMarkClear: true, width: 480 },
    { isSquare: true, width: 240 },
  ]
  for (const [name, bytes] of Object.entries(files))
    for (const how of ways) {
      const change = await markChanges(bytes, how)
      if (change > 10) wrong.push(`${name} ${JSON.stringify(how)}: ${change}`)
    }
  expect(wrong).toEqual([])
})
