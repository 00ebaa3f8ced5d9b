import { beforeAll, expect, test } from 'vitest'
import { lettersOf } from './card-letters.ts'
import { leastQr, qrCode } from './card-pieces.ts'
import { loadFontsFor, sharp } from './drawing.ts'

const texts = {
  en: 'Housing, hours, holidays, help lines, home: whom to call',
  bn: 'এটি নম্বরের তালিকা। পরিচয়পত্র, ভিসা বা পারমিট নয়। কাজ ও ফ্লাইট',
  hi: 'यह नंबरों की सूची है। पहचान पत्र, वीज़ा या परमिट नहीं। काम और फ़्लाइट',
  ar: 'هذه قائمة أرقام. ليست هوية ولا تأشيرة ولا تصريحًا. العمل والسفر',
}
beforeAll(() => loadFontsFor(Object.values(texts).join(' ')))

/** Where the ink of each line begins and ends, from the top; what is less than a faint grey is none. */
async function inkOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const rows = Array.from({ length: info.height }, (_, y) => {
    const dark = Array.from({ length: info.width }, (_, x) => x).filter(
      (x) => (data[(y * info.width + x) * 4 + 3] ?? 0) > 60,
    )
    return dark.length === 0 ? null : { left: dark[0] ?? 0, right: dark.at(-1) ?? 0 }
  })
  const half = Math.floor(info.height / 2)
  const edges = (part: typeof rows) => {
    const found = part.filter((row) => row !== null)
    return {
      left: Math.min(...found.map(({ left }) => left)),
      right: Math.max(...found.map(({ right }) => right)),
    }
  }
  return { first: edges(rows.slice(0, half)), rest: edges(rows.slice(half)), info }
}

test.each(Object.entries(texts))(
  'no line of a text begins further in than another, or beyond its room: %s',
  async (language, text) => {
    for (const size of [18, 22, 28, 46]) {
      const width = size * 12
      const isRightToLeft = language === 'ar'
      const set = { size, width, scale: 1, isRightToLeft }
      const { input, width: drawn } = await lettersOf(`${text}\n${text}`, set)
      expect(drawn, `${size}`).toBeLessThanOrEqual(width + 1)
      const { first, rest } = await inkOf(input)
      const indent = isRightToLeft ? rest.right - first.right : first.left - rest.left
      expect(Math.abs(indent), `${size}`).toBeLessThanOrEqual(2)
    }
  },
)

test('a text is as high whatever letters it has, so that lines beside each other stand alike', async () => {
  const set = { size: 30, width: 400, scale: 1, isRightToLeft: false }
  const heights = await Promise.all(
    ['911', 'acemno', 'Hhlkb', '+880 961 010 2030'].map(async (text) => {
      const { height } = await lettersOf(text, set)
      return height
    }),
  )
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1)
})

test('a QR code is at least 25 mm on A6, and four modules around it stay white', async () => {
  for (const modules of [21, 25, 29, 33, 41]) {
    const rows = Array.from({ length: modules + 8 }, (_, y) =>
      Array.from({ length: modules + 8 }, (_, x) => {
        return Math.min(x, y) >= 4 && Math.max(x, y) < modules + 4
      }),
    )
    const { input, width, quiet } = await qrCode(rows)
    const { first, info } = await inkOf(await withoutWhite(input))
    expect(quiet).toBe((width / (modules + 8)) * 4)
    expect(width - 2 * quiet).toBeGreaterThanOrEqual(leastQr)
    expect(((width - 2 * quiet) / 873) * 105).toBeGreaterThanOrEqual(25)
    expect([first.left, info.width - 1 - first.right]).toEqual([quiet, quiet])
  }
})

/** What is dark becomes ink on a transparent ground. */
async function withoutWhite(png: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(png)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = Buffer.from(
    [...data]
      .filter((_, at) => at % info.channels === 0)
      .flatMap((shade) => [0, 0, 0, 255 - shade]),
  )
  const raw = { width: info.width, height: info.height, channels: 4 } as const
  return sharp(pixels, { raw }).png().toBuffer()
}
