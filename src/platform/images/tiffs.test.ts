import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { tiffOf } from '#test/tiff'
import { openImages, type View } from './index.ts'

const images = openImages()
afterAll(() => images.close())
const mark = 'Copy held by Padma'

async function pixelsOf(bytes: Buffer, how: Partial<View>) {
  const view = { page: 1, width: 240, format: 'jpeg', mediaType: 'image/tiff' } as const
  const drawn = await images.render(bytes, { ...view, watermark: null, ...how })
  return sharp(drawn).raw().toBuffer({ resolveWithObject: true })
}

test('a TIFF of numbers that are no shades, or only with a range that it does not name, is refused', async () => {
  const [width, height] = [60, 40]
  const found: Record<string, string> = {}
  for (const [name, bits, kind] of [
    ['floats', 32, 3],
    ['short floats', 16, 3],
    ['long floats', 64, 3],
    ['signed', 16, 2],
    ['32 bits', 32, 1],
    ['16 bits', 16, 1],
    ['unknown', 8, 4],
  ] as const)
    for (const channels of [1, 3]) {
      const pixels = Buffer.alloc((width * height * channels * bits) / 8, 0x3e)
      const tags = { 339: kind }
      const bytes = tiffOf([{ width, height, channels, bits, pixels, tags }])
      found[`${name} ${channels}`] = await images.inspect(bytes).then(
        ({ mediaType }) => mediaType,
        ({ code }) => code,
      )
    }
  const refused = ['floats', 'short floats', 'long floats', 'signed', '32 bits'].flatMap((name) => [
    [`${name} 1`, 'document.damaged'],
    [`${name} 3`, 'document.damaged'],
  ])
  const taken = ['16 bits', 'unknown'].flatMap((name) => [
    [`${name} 1`, 'image/tiff'],
    [`${name} 3`, 'image/tiff'],
  ])
  expect(found).toEqual(Object.fromEntries([...refused, ...taken]))
})

test('a fax is as high as its paper, though its lines are half as fine as its columns', async () => {
  const [width, height] = [408, 98]
  const pixels = Buffer.alloc(width * height, 200)
  for (const [unit, scale] of [
    [2, 1],
    [3, 0.5],
  ] as const) {
    const tags = { 282: [204 * scale, 1], 283: [98 * scale, 1], 296: unit } as const
    const fax = tiffOf([{ width, height, pixels, tags }])
    expect(await images.inspect(fax)).toMatchObject({ width: 408, height: 204, pages: 1 })
    const { info } = await pixelsOf(fax, {})
    expect([info.width, info.height]).toEqual([240, 120])
    const marked = await pixelsOf(fax, { watermark: mark, width: 480 })
    expect([marked.info.width, marked.info.height]).toEqual([408, 204])
    // On its side: the columns become the lines.
    const turned = tiffOf([{ width, height, pixels, tags: { ...tags, 274: 6 } }])
    expect(await images.inspect(turned)).toMatchObject({ width: 204, height: 408 })
    const upright = (await pixelsOf(turned, {})).info
    expect([upright.width, upright.height]).toEqual([204, 408])
  }
  const odd = { 282: [0, 1], 283: [98, 0] } as const
  const plain = tiffOf([{ width, height, pixels, tags: odd }])
  expect(await images.inspect(plain)).toMatchObject({ width, height })
})

test('the small copy and the mask that a TIFF holds beside its pages are no pages', async () => {
  const page = (shade: number, side: number, tags = {}) => ({
    ...{ width: side, height: side, pixels: Buffer.alloc(side * side, shade), tags },
  })
  const shades = async (bytes: Buffer) => {
    const { pages } = await images.inspect(bytes)
    const all = Array.from({ length: pages }, (_, at) => pixelsOf(bytes, { page: at + 1 }))
    return (await Promise.all(all)).map(({ data }) => data[0])
  }
  const thumbnail = { 254: 1 }
  const mask = { 254: 4 }
  expect(await shades(tiffOf([page(90, 64), page(200, 16, thumbnail)]))).toEqual([90])
  expect(await shades(tiffOf([page(200, 16, thumbnail), page(90, 64)]))).toEqual([90])
  const many = [page(90, 64, { 254: 2 }), page(1, 64, mask), page(150, 64, { 254: 2 })]
  expect(await shades(tiffOf(many))).toEqual([90, 150])
  const old = [page(90, 64), page(200, 16, { 255: 2 })]
  expect(await shades(tiffOf(old))).toEqual([90])
  expect(await shades(tiffOf([page(90, 16, thumbnail)]))).toEqual([90])
})
