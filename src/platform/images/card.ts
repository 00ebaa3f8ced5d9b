import { asMarkup, watermarkFont } from './fonts.ts'
import { sharp } from './sharp.ts'

/** A picture that a messenger shows beside a link. */
export interface Card {
  title: string
  sentence: string
  /** `#rrggbb` each. */
  colours: { paper: string; ink: string; accent: string }
}

const width = 1200
const height = 630
const margin = 90
const column = width - 2 * margin

/** Draws the card, 1200 × 630 px, as PNG. The fonts must be loaded. */
export async function drawCard({ title, sentence, colours }: Card): Promise<Buffer> {
  const name = await lines(title, colours.ink, { size: 84, mostHeight: 300 })
  const says = await lines(sentence, colours.accent, { size: 44, mostHeight: 130 })
  const bar = { width: 12, height: name.height + 40 + says.height, channels: 3 as const }
  const top = Math.round((height - bar.height) / 2)
  return sharp({ create: { width, height, channels: 3, background: colours.paper } })
    .composite([
      {
        input: { create: { ...bar, background: colours.accent } },
        left: margin - 44,
        top,
      },
      { input: name.png, left: margin, top },
      { input: says.png, left: margin, top: top + name.height + 40 },
    ])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/** Sets a text in lines, in letters as large as fit. @param size of the letters, in pixels, at most */
async function lines(
  text: string,
  colour: string,
  { size, mostHeight }: { size: number; mostHeight: number },
): Promise<{ png: Buffer; height: number }> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${asMarkup(text)}</span>`,
      font: `${watermarkFont} ${size}`,
      dpi: 72,
      width: column,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  if (info.height <= mostHeight || size <= 20) return { png: data, height: info.height }
  return lines(text, colour, { size: Math.round(size * 0.85), mostHeight })
}

/** A letter on a square, for a phone's start screen. */
export interface Mark {
  /** Empty: the square alone. */
  letter: string
  /** `#rrggbb` each. */
  colours: { paper: string; ink: string }
  /** The side of the square, in pixels. */
  side: number
}

/** Draws the mark as PNG. The letter is in the middle, where no phone cuts it off. The fonts must be loaded. */
export async function drawMark({ letter, colours, side }: Mark): Promise<Buffer> {
  const square = sharp({
    create: { width: side, height: side, channels: 3, background: colours.paper },
  })
  if (letter !== '') square.composite([{ input: await drawLetter(letter, colours.ink, side) }])
  return square.png({ palette: true, compressionLevel: 9 }).toBuffer()
}

async function drawLetter(letter: string, ink: string, side: number): Promise<Buffer> {
  const drawn = await sharp({
    text: {
      text: `<span foreground="${ink}">${asMarkup(letter)}</span>`,
      font: `${watermarkFont} ${Math.round(side * 0.6)}`,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer()
  const box = Math.round(side * 0.6)
  return sharp(drawn)
    .resize({ width: box, height: box, fit: 'inside', withoutEnlargement: true })
    .toBuffer()
}
