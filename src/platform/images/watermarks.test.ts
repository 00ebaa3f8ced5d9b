import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { packageRoot } from '#platform/worker'
import { asMarkup, loadFontsFor, watermarkFont } from './drawing.ts'
import { openImages, type View } from './index.ts'

const images = openImages()
afterAll(() => images.close())

const text =
  'Copy held by Maple Immigration Consultants Ltd · CR-7K3M9QXZ · not a government document'
const view: View = { mediaType: 'image/png', page: 1, width: 480, format: 'jpeg', watermark: text }

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

const grey = (bytes: Buffer) => sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true })

/** How many pixels of each part of a picture, cut into a grid, differ visibly from the other picture. */
async function changes(one: Buffer, other: Buffer, columns: number, rows: number) {
  const [a, b] = [await grey(one), await grey(other)]
  const counts = Array.from({ length: columns * rows }, () => 0)
  for (let i = 0; i < a.data.length; i++) {
    if (Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0)) < 24) continue
    const column = Math.floor(((i % a.info.width) * columns) / a.info.width)
    const row = Math.floor((Math.floor(i / a.info.width) * rows) / a.info.height)
    counts[row * columns + column] = (counts[row * columns + column] ?? 0) + 1
  }
  return counts
}

describe('the watermark', () => {
  test.each(['#ffffff', '#000000', '#808080', '#c02060'])(
    'can be seen in every part of a picture that is all %s, and leaves most of it as it was',
    async (background) => {
      for (const width of [240, 480, 720, 960, 1600] as const) {
        const picture = await plain(width, Math.round(width * 1.4), background)
        const [marked, bare] = await Promise.all([
          images.render(picture, { ...view, width }),
          images.render(picture, { ...view, width, watermark: null }),
        ])
        const counts = await changes(marked, bare, 2, 4)
        const part = (width * width * 1.4) / counts.length
        for (const count of counts) {
          expect(count / part).toBeGreaterThan(0.02)
          expect(count / part).toBeLessThan(0.35)
        }
      }
    },
  )

  test.each(['#ffffff', '#000000', '#808080'])(
    'stands out of an organisation’s own picture that is all %s, at each width',
    async (background) => {
      for (const width of [480, 960, 1600] as const) {
        const picture = await plain(width, Math.round(width * 0.6), background)
        const shown = { ...view, width, isMarkClear: true }
        const { data } = await grey(await images.render(picture, shown))
        const [darkest, lightest] = [Math.min, Math.max].map((of) =>
          data.reduce((a, b) => of(a, b)),
        )
        // WCAG 2.2, 1.4.11: three to one, in the linear light of the two.
        const light = (value = 0) => (value / 255) ** 2.2 + 0.05
        expect(light(lightest) / light(darkest), `${width}`).toBeGreaterThan(3)
      }
    },
  )

  test('lets black print under it stay darker than the mark itself', async () => {
    const print = await images.render(await plain(480, 640, '#000000'), view)
    const white = await images.render(await plain(480, 640, '#ffffff'), view)
    const lightest = (await grey(print)).data.reduce((a, b) => Math.max(a, b))
    const darkest = (await grey(white)).data.reduce((a, b) => Math.min(a, b))
    expect(lightest).toBeLessThan(darkest)
  })

  test('reaches into strips, slips and pictures of a few pixels', async () => {
    for (const [width, height] of [
      [480, 48],
      [60, 900],
      [120, 90],
    ] as const) {
      const picture = await plain(width, height, '#ffffff')
      const bare = await images.render(picture, { ...view, watermark: null })
      const counts = await changes(await images.render(picture, view), bare, 2, 2)
      for (const count of counts) expect(count, `${width} × ${height}`).toBeGreaterThan(0)
    }
    for (const [width, height] of [
      [1, 1],
      [2, 3000],
      [3000, 2],
    ] as const)
      await images.render(await plain(width, height, '#ffffff'), view)
  })

  test('is another one for another reference or another organisation', async () => {
    const picture = await plain(480, 640, '#ffffff')
    const marked = (watermark: string) => images.render(picture, { ...view, watermark })
    const seen = await Promise.all([
      marked(text),
      marked(text.replace('7K3M9QXZ', '7K3M9QXY')),
      marked(text.replace('Maple', 'Acacia')),
      marked(text.replace('Maple', 'আল-আমিন')),
    ])
    expect(new Set(seen.map((bytes) => bytes.toString('base64'))).size).toBe(4)
    expect((await marked(text)).equals(seen[0] as Buffer)).toBe(true)
  })
})

describe('names in any script', () => {
  const mask = async (name: string) => {
    await loadFontsFor(name)
    const { data, info } = await sharp({
      text: { text: asMarkup(name), font: `${watermarkFont} 40`, dpi: 72 },
    })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, hash: data.toString('base64') }
  }

  /** The same text in a process that has the Latin font only, where other scripts are boxes. */
  function maskWithoutScripts(name: string) {
    const folder = mkdtempSync(join(tmpdir(), 'candor-fonts-'))
    const fonts = join(packageRoot(), 'assets', 'fonts')
    for (const file of ['fonts.conf', 'NotoSans-Bold.ttf'])
      copyFileSync(join(fonts, file), join(folder, file))
    const script = `
      import sharp from 'sharp'
      import { loadFontsFor, watermarkFont } from '${join(import.meta.dirname, 'drawing.ts')}'
      await loadFontsFor(process.argv[1], '${folder}')
      const made = await sharp({ text: { text: process.argv[1], font: watermarkFont + ' 40', dpi: 72 } })
        .raw().toBuffer({ resolveWithObject: true })
      console.log(JSON.stringify({ width: made.info.width, height: made.info.height, hash: made.data.toString('base64') }))`
    try {
      const arguments_ = ['--input-type=module', '-e', script, name]
      const options = { cwd: packageRoot(), encoding: 'utf8' as const, maxBuffer: 10_000_000 }
      return JSON.parse(execFileSync(process.execPath, arguments_, options))
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  test('a process without the other fonts draws Latin just as we do', async () => {
    expect(maskWithoutScripts('Maple')).toEqual(await mask('Maple'))
  })

  test.each([
    ['Bengali', 'বাংলাদেশ', 'চট্টগ্রাম'],
    ['Devanagari', 'नेपाल', 'काठमाडौं'],
    ['Arabic', 'شركة', 'مكتب'],
    ['Tamil', 'தமிழ்', 'சென்னை'],
    ['Sinhala', 'සිංහල', 'කොළඹ'],
    ['Burmese', 'မြန်မာ', 'ရန်ကုန်'],
  ])('%s is letters and not boxes', async (_, name, other) => {
    expect((await mask(name)).hash).not.toBe((await mask(other)).hash)
    expect((await mask(name)).hash).not.toBe(maskWithoutScripts(name).hash)
  })

  test('Bengali letters join as the script asks', async () => {
    const apart = (await mask('ক')).width + (await mask('ষ')).width
    expect((await mask('ক্ষ')).width).toBeLessThan(apart)
  })
})

describe('text as markup', () => {
  test('shows every character as it was typed', async () => {
    const markup = '&lt;b&gt;&quot;A&quot; &amp; &apos;B&apos;&lt;/b&gt;'
    expect(asMarkup(`<b>"A" & 'B'</b>`)).toBe(markup)
  })

  test('no name can break the drawing or turn the sentence round', async () => {
    const picture = await plain(480, 640, '#ffffff')
    for (const name of [
      ...['</span>', '&#0;', 'a\0b\u0007', '\uD800', '\uFFFF', '', ' ', '\u202Egnorw'],
      'x'.repeat(3_000),
    ]) {
      const watermark = `Copy held by ${name} · not a government document`
      await images.render(picture, { ...view, watermark })
    }
    expect(asMarkup('\u202Eabc\u2066')).toBe('abc')
    expect(asMarkup('\u2068abc\u2069')).toBe('\u2068abc\u2069')
  })
})
