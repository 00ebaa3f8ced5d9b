import type { OverlayOptions } from 'sharp'
import { lettersOf, type Style } from './card-letters.ts'
import {
  bar,
  type Drawn,
  moved,
  type Part,
  type Placed,
  picture,
  portrait,
  qrCode,
  stacked,
  whole,
} from './card-pieces.ts'
import { sharp } from './drawing.ts'

/** A text in the reader's language, and in English below it; null where that is the same. */
export interface CardLine {
  text: string
  english: string | null
}

/** What is said of something: a label beside its value. */
export interface CardRow {
  label: CardLine
  /** Drawn by itself: within a line that runs from right to left a number would be turned round. */
  value: string
}

/** What stands on a card that somebody carries on a journey. */
export interface JourneyCard {
  isRightToLeft: boolean
  first: CardLine
  /** Whose card it is, and by what licence; in their own letters. */
  issuer: readonly [name: string, licence: string]
  name: string
  /** A picture of any size, or null. */
  photo: Buffer | null
  facts: readonly CardRow[]
  journey: readonly CardRow[]
  help: CardLine
  numbers: readonly CardRow[]
  below: CardLine
  /** What it is not. */
  not: CardLine
  /** The dark modules of a QR code, row by row, with its margin of four. */
  qr: readonly (readonly boolean[])[]
}

/** A6 at 211 dots an inch, in pixels. */
const page = { width: 873, height: 1232 }
const margin = 42
const inner = page.width - 2 * margin
const colours = { ink: '#1d1b16', soft: '#57513f', line: '#d3cbb9', accent: '#8a4b08' }
const mostBytes = 100_000
/** From the usual size of letters down to the smallest that is read at arm's length on paper. */
const scales = [1.06, 1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58]

/** Draws the card, 873 × 1232 px, as PNG of at most 100 kB. The fonts must be loaded. */
export async function drawJourneyCard(card: JourneyCard): Promise<Buffer> {
  const parts = await fitting(card)
  const used = parts.reduce((sum, { height }) => sum + height, 0)
  const gap = Math.min(30, (page.height - 2 * margin - used) / (parts.length - 1))
  const overlays: OverlayOptions[] = []
  let top = margin
  for (const part of parts) {
    for (const one of part.placed) overlays.push(placedOn(card, one, top))
    top += part.height + gap
  }
  const create = { ...page, channels: 3, background: '#fff' } as const
  const drawn = await sharp({ create }).composite(overlays).removeAlpha().raw().toBuffer()
  return encoded(drawn)
}

function placedOn({ isRightToLeft }: JourneyCard, one: Placed, from: number): OverlayOptions {
  const left = margin + one.left
  return {
    input: one.input,
    left: Math.round(isRightToLeft ? page.width - left - one.width : left),
    top: Math.round(from + one.top),
  }
}

/** Encodes it in few colours, and in fewer until it is small enough. */
async function encoded(drawn: Buffer): Promise<Buffer> {
  for (const colours of [64, 32, 16]) {
    const raw = { ...page, channels: 3 } as const
    const png = sharp(drawn, { raw }).png({ palette: true, colours, effort: 10, dither: 0 })
    const bytes = await png.toBuffer()
    if (bytes.length <= mostBytes || colours === 16) return bytes
  }
  throw new Error('no colours')
}

/** Sets the parts in letters that are as large as fit. */
async function fitting(card: JourneyCard): Promise<Part[]> {
  const room = page.height - 2 * margin
  let parts: Part[] = []
  for (const scale of scales) {
    parts = await new Setting(card, scale).parts()
    const least = 8 * (parts.length - 1)
    if (parts.reduce((sum, { height }) => sum + height, least) <= room) return parts
  }
  return parts
}

class Setting {
  readonly #card: JourneyCard
  readonly #scale: number

  constructor(card: JourneyCard, scale: number) {
    this.#card = card
    this.#scale = scale
  }

  async parts(): Promise<Part[]> {
    const rule = await bar(inner, 2, colours.line)
    const ruled = (part: Part): Part => ({
      placed: [...part.placed, { ...rule, left: 0, top: part.height + 8 }],
      height: part.height + 10,
    })
    return [
      ruled(await this.#head()),
      await this.#who(),
      ruled(await this.#rows(this.#card.journey, 0, inner)),
      await this.#help(),
      await this.#foot(),
    ]
  }

  async #head(): Promise<Part> {
    const { first, issuer } = this.#card
    const said = await this.#line(first, { size: 28, width: inner - 26 })
    const mark = await bar(8, said.height, colours.accent)
    const name = await this.#text(issuer[0], { size: 28, width: inner })
    const licence = await this.#text(issuer[1], { size: 21, width: inner, colour: colours.soft })
    return stacked([
      { placed: [{ ...mark, left: 0, top: 0 }, ...moved(said, 24, 0).placed], height: said.height },
      whole(name),
      whole(licence),
    ])
  }

  async #who(): Promise<Part> {
    const { name, photo, facts } = this.#card
    const left = photo ? portrait.width + 27 : 0
    const width = inner - left
    const called = await this.#text(name, { size: 46, width, lines: 3 })
    const beside = stacked([whole(called), await this.#rows(facts, 0, width)])
    const shown = photo && (await picture(photo))
    const height = Math.max(beside.height, shown?.height ?? 0)
    const middle = moved(beside, left, (height - beside.height) / 2).placed
    return { placed: shown ? [{ ...shown, left: 0, top: 0 }, ...middle] : middle, height }
  }

  /** Labels in one column, values in the other. */
  async #rows(rows: readonly CardRow[], from: number, width: number): Promise<Part> {
    const labels = await Promise.all(
      rows.map(({ label }) => this.#line(label, { size: 25, width: width / 2, isSoft: true })),
    )
    const column = Math.max(0, ...labels.flatMap(({ placed }) => placed.map((one) => one.width)))
    const left = from + column + 18
    const parts = rows.map(async ({ value }, at): Promise<Part> => {
      const label = labels[at] as Part
      const text = await this.#text(value, { size: 26, width: from + width - left })
      const placed = [...moved(label, from, 0).placed, { ...text, left, top: 0 }]
      return { placed, height: Math.max(label.height, text.height) }
    })
    return stacked(await Promise.all(parts), 8)
  }

  /** The numbers, large, in a frame. */
  async #help(): Promise<Part> {
    const { help, numbers } = this.#card
    const [inside, border] = [inner - 44, 3]
    const title = await this.#line(help, { size: 34, width: inside })
    const rows = numbers.map(async ({ label, value }): Promise<Part> => {
      const number = await this.#text(value, { size: 38, width: inside })
      const room = inside - number.width - 16
      const said = await this.#line(label, { size: 24, width: room })
      const height = Math.max(said.height, number.height)
      const rule = await bar(inside, 2, colours.line)
      const placed = [
        { ...rule, left: 0, top: 0 },
        ...moved(said, 0, 10 + (height - said.height) / 2).placed,
        { ...number, left: inside - number.width, top: 10 + (height - number.height) / 2 },
      ]
      return { placed, height: height + 16 }
    })
    const list = moved(stacked([title, ...(await Promise.all(rows))], 6), 22, 12)
    const height = list.height + 20
    const frame = await Promise.all([
      bar(inner, border, colours.ink).then((one) => ({ ...one, left: 0, top: 0 })),
      bar(inner, border, colours.ink).then((one) => ({ ...one, left: 0, top: height - border })),
      bar(border, height, colours.ink).then((one) => ({ ...one, left: 0, top: 0 })),
      bar(border, height, colours.ink).then((one) => ({ ...one, left: inner - border, top: 0 })),
    ])
    return { placed: [...frame, ...list.placed], height }
  }

  async #foot(): Promise<Part> {
    const { below, not, qr } = this.#card
    const code = await qrCode(qr)
    const left = code.width - margin / 2
    const width = inner - left
    const said = await this.#line(below, { size: 22, width })
    const limits = await this.#line(not, { size: 22, width })
    const beside = stacked([said, limits], 8)
    // Its margin below lies within that of the card.
    const height = Math.max(beside.height, code.height - code.quiet)
    const top = (height + code.quiet - beside.height) / 2
    const placed = [{ ...code, left: -code.quiet, top: 0 }, ...moved(beside, left, top).placed]
    return { placed, height }
  }

  /** A line in the reader's language, and below it in English. */
  async #line(
    { text, english }: CardLine,
    { size, width, isSoft = false }: { size: number; width: number; isSoft?: boolean },
  ): Promise<Part> {
    const colour = isSoft ? colours.soft : colours.ink
    const own = whole(await this.#text(text, { size, width, colour }))
    if (english === null) return own
    const small = { size: Math.min(size * 0.8, 22), width, colour: colours.soft }
    return stacked([own, whole(await this.#text(english, small))])
  }

  #text(text: string, style: Style): Promise<Drawn> {
    const { isRightToLeft } = this.#card
    return lettersOf(text, { colour: colours.ink, ...style, scale: this.#scale, isRightToLeft })
  }
}
