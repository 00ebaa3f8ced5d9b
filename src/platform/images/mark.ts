import { watermarkFont } from './fonts.ts'
import { asMarkup } from './markup.ts'
import { sharp } from './sharp.ts'

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
