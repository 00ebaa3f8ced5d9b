import type { Sharp } from 'sharp'
import { asMarkup, letters, sharp } from './drawing.ts'

/**
 * A picture that repeats without a seam, as PNG: mostly empty, so some fifty times smaller than its pixels.
 * libvips unpacks these outside the JavaScript heap when it lays them over a document.
 */
export interface Tile {
  png: Buffer
  width: number
  height: number
}

/** Bytes of tiles that are kept. */
const maxCacheBytes = 4_000_000

/** Dark letters with a light rim: one of the two shows on any document, and the document shows through. */
const ink = { letter: { red: 80, green: 0, blue: 55 }, rim: { red: 255, green: 255, blue: 255 } }

/** How much of the document's tones letters and rim replace, from 0 to 1. */
interface Strength {
  letter: number
  rim: number
}

/**
 * Where a person can read the document: with much more, OCR takes the mark for print and loses a fifth of
 * the text.
 */
const overPrint: Strength = { letter: 0.2, rim: 0.33 }
/** On small pictures, whose print nobody reads, the thin letters must still be seen. */
const overSmall: Strength = { letter: 0.42, rim: 0.4 }
/** On an organisation's own pictures the mark is what has to be read. */
const clear: Strength = { letter: 0.62, rim: 0.6 }
/** Letters of this size or more, in pixels, are on pictures of more than 500 pixels. */
const leastOverPrint = 20

/** Makes the tiles that are burnt in, and keeps the last ones: a record's documents share theirs. */
export class Watermarks {
  readonly #tiles = new Map<string, Promise<Tile>>()
  #bytes = 0

  /** Returns a tile for a picture of this size in pixels, no larger than the picture. */
  async tile(
    text: string,
    picture: { width: number; height: number },
    isClear = false,
  ): Promise<Buffer> {
    return croppedTo(await this.#tileFor(text, { ...layoutFor(picture), isClear }), picture)
  }

  async #tileFor(text: string, layout: Layout): Promise<Tile> {
    const key = `${layout.size} ${layout.slant} ${layout.isClear} ${text}`
    const cached = this.#tiles.get(key)
    if (cached !== undefined) {
      // The last used entry is last in the Map, so the first one is the next to be removed.
      this.#tiles.delete(key)
      this.#tiles.set(key, cached)
      return cached
    }
    const drawing = drawTile(text, layout)
    this.#tiles.set(key, drawing)
    try {
      const tile = await drawing
      this.#bytes += tile.png.byteLength
      await this.#forgetOldest(key)
      return tile
    } catch (error) {
      this.#tiles.delete(key)
      throw error
    }
  }

  async #forgetOldest(newest: string): Promise<void> {
    for (const [key, drawing] of this.#tiles) {
      if (this.#bytes <= maxCacheBytes || key === newest) return
      this.#tiles.delete(key)
      this.#bytes -= (await drawing).png.byteLength
    }
  }
}

/** libvips does not lay a tile over a picture smaller than the tile. */
async function croppedTo(tile: Tile, picture: { width: number; height: number }): Promise<Buffer> {
  const width = Math.min(tile.width, picture.width)
  const height = Math.min(tile.height, picture.height)
  if (width === tile.width && height === tile.height) return tile.png
  return asPng(sharp(tile.png).extract({ left: 0, top: 0, width, height }))
}

const asPng = (picture: Sharp) => picture.png({ compressionLevel: 1 }).toBuffer()

interface Layout {
  /** Of the letters, in pixels. */
  size: number
  /** Degrees; the lines rise to the right. */
  slant: number
  /** The length of a line, in letter sizes. */
  line: number
  isClear: boolean
}

/** Sets letters in proportion to the picture; a flat strip gets level lines, which fit into it whole. */
function layoutFor({ width, height }: { width: number; height: number }): Omit<Layout, 'isClear'> {
  const strip = height * 3 < width
  const size = Math.max(8, Math.round((strip ? height * 3 : Math.min(width, height * 1.5)) / 26))
  return strip ? { size, slant: 0, line: 40 } : { size, slant: 24, line: 18 }
}

interface Mask {
  data: Buffer
  width: number
  height: number
}

async function drawTile(text: string, layout: Layout): Promise<Tile> {
  const drawn = await drawLetters(text, layout)
  const gap = Math.round(layout.size / 2)
  const cell = { width: drawn.width + gap, height: drawn.height + gap }
  // Two rows, the second shifted by half a cell: no straight strip is without letters.
  const mask = blank(cell.width, cell.height * 2)
  stamp(mask, drawn, 0, 0)
  stamp(mask, drawn, Math.round(cell.width / 2), cell.height)
  const halo = await widen(mask, Math.max(1, layout.size / 16))
  const { width, height } = mask
  const isSmall = layout.size < leastOverPrint
  const strength = layout.isClear ? clear : isSmall ? overSmall : overPrint
  const png = await asPng(
    sharp(colour(mask, halo, strength), { raw: { width, height, channels: 4 } }),
  )
  return { png, width, height }
}

/** Draws the text in several centred lines, set at a slant, white on black. */
async function drawLetters(text: string, { size, slant, line }: Layout): Promise<Mask> {
  const form = { width: size * line, align: 'centre', wrap: 'word-char', rgba: false } as const
  const { data, info } = await letters(asMarkup(text), { size, ...form })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const turned = await sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .rotate(-slant, { background: '#000' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: turned.data, width: turned.info.width, height: turned.info.height }
}

function blank(width: number, height: number): Mask {
  return { data: Buffer.alloc(width * height), width, height }
}

/** Copies letters into a mask that repeats: what leaves it on the right comes back on the left. */
function stamp(mask: Mask, letters: Mask, left: number, top: number): void {
  for (let y = 0; y < letters.height; y++) {
    const row = (top + y) * mask.width
    for (let x = 0; x < letters.width; x++) {
      const value = letters.data[y * letters.width + x] ?? 0
      if (value > 0) mask.data[row + ((left + x) % mask.width)] = value
    }
  }
}

/** Returns the letters with a soft edge around them. @param by about how wide, in pixels */
async function widen(mask: Mask, by: number): Promise<Mask> {
  const raw = { width: mask.width, height: mask.height, channels: 1 as const }
  const blurred = sharp(mask.data, { raw }).blur(by).linear(3)
  return { ...mask, data: await blurred.toColourspace('b-w').raw().toBuffer() }
}

/** Lays the letters over their rim (Porter and Duff's "over", straight alpha). */
function colour(letters: Mask, halo: Mask, strength: Strength): Buffer {
  const { width, height } = letters
  const { letter, rim } = ink
  const data = Buffer.alloc(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    const above = ((letters.data[i] ?? 0) / 255) * strength.letter
    const below = ((halo.data[i] ?? 0) / 255) * strength.rim * (1 - above)
    const alpha = above + below
    if (alpha === 0) continue
    data[i * 4] = (letter.red * above + rim.red * below) / alpha
    data[i * 4 + 1] = (letter.green * above + rim.green * below) / alpha
    data[i * 4 + 2] = (letter.blue * above + rim.blue * below) / alpha
    data[i * 4 + 3] = alpha * 255
  }
  return data
}
