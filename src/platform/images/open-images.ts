import type { Sharp } from 'sharp'
import { refusal } from '#platform/errors'
import { platformLimits } from '#platform/limits/schema'
import { Turns } from '#platform/turns'
import { type Book, bindBook } from './book.ts'
import { type Card, drawCard, drawMark, loadFontsFor, type Mark, orBusy, sharp } from './drawing.ts'
import {
  type Box,
  boxOf,
  giveBack,
  type Images,
  type Inspection,
  type Original,
  printedWidth,
  type RawPicture,
  type Size,
  type View,
  widestOf,
} from './images.ts'
import { drawPdfPage, mostPages, readQrCode } from './in-threads.ts'
import {
  decodePicture,
  decodeWhole,
  madeSmall,
  type PictureSize,
  sizeOfPicture,
  upright,
} from './pictures.ts'
import { type MediaType, mediaTypeOf, tellingBytes } from './schema.ts'
import { Watermarks } from './watermarks.ts'

/**
 * A picture of this size or more is drawn alone. Progressive ones are held whole in memory, and two phone photos at a
 * time would take the server past 250 MB. This also leaves the other core free for look-ups.
 */
const heavyPixels = 8_000_000
/** Takes all places: for what is drawn by a worker, which has its own heap and WebAssembly. */
const alone = Number.POSITIVE_INFINITY
/** As wide as the widest view, so that every accepted file can be drawn in the permitted time. */
const inspectedWidth = 1600

/**
 * The smallest picture on which a burnt-in mark can be read, in pixels; judged by eye. A smaller picture, or a strip,
 * gets a white margin up to it.
 */
const leastMarked = { width: 200, height: 150 }

export interface ImagesOptions {
  /** Pictures and pages made at a time. */
  atOnce?: number
  /** Seconds that one page of a PDF may take. */
  pdfSeconds?: number
}

/** Opens the image machinery. */
export function openImages({ atOnce = 2, pdfSeconds = 10 }: ImagesOptions = {}): Images {
  return new SharpImages(atOnce, pdfSeconds)
}

class SharpImages implements Images {
  /** Files in memory: one that is drawn alone, and the next. */
  readonly #held: Turns
  readonly #turns: Turns
  readonly #pdfSeconds: number
  readonly #watermarks = new Watermarks()
  readonly #qrTurns = new Turns(1)
  readonly #underWay = new Set<Promise<unknown>>()

  constructor(atOnce: number, pdfSeconds: number) {
    this.#held = new Turns(atOnce)
    this.#turns = new Turns(atOnce)
    this.#pdfSeconds = pdfSeconds
  }

  inspect(original: Original, patience: number = platformLimits.pictureTurn): Promise<Inspection> {
    return this.#tracked(this.#holding(original, (bytes) => this.#inspect(bytes), patience))
  }

  render(original: Original, view: View): Promise<Buffer> {
    return this.#tracked(
      this.#holding(original, (bytes) => {
        const done = () => typeof original === 'function' && giveBack(bytes)
        return this.#render(bytes, view, done).finally(done)
      }),
    )
  }

  readQr(bytes: Buffer): Promise<string | null> {
    const look = async () => {
      const { mediaType } = await this.inspect(bytes)
      const view = { mediaType, page: 1, width: 1600, format: 'jpeg', watermark: null } as const
      return readQrCode(await this.render(bytes, view))
    }
    return this.#tracked(this.#qrTurns.take(look, 1, platformLimits.pictureTurn))
  }

  drawCard(card: Card): Promise<Buffer> {
    return this.#withFonts(card.title + card.sentence, () => drawCard(card))
  }

  drawMark(mark: Mark): Promise<Buffer> {
    return this.#withFonts(mark.letter, () => drawMark(mark))
  }

  bindBook(book: Book): Promise<Buffer> {
    return this.#withFonts(book.lines.join(), () => bindBook(book))
  }

  #withFonts(text: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    return this.#tracked(
      this.#turns.take(async () => {
        await orBusy(() => loadFontsFor(text))
        return orBusy(draw)
      }, 1),
    )
  }

  waiting(): number {
    return this.#underWay.size
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#underWay)
  }

  #holding<T>(
    original: Original,
    work: (bytes: Buffer) => Promise<T>,
    patience: number = platformLimits.pictureTurn,
  ): Promise<T> {
    const read = async () => work(typeof original === 'function' ? await original() : original)
    return this.#held.take(read, 1, patience)
  }

  async #inspect(bytes: Buffer): Promise<Inspection> {
    if (bytes.byteLength === 0) throw refusal('document.empty')
    const mediaType = mediaTypeOf(bytes.toString('latin1', 0, tellingBytes))
    if (!mediaType) throw refusal('document.unsupported')
    if (mediaType === 'application/pdf') {
      const first = { page: 1, width: inspectedWidth, isNew: true, seconds: this.#pdfSeconds }
      const drawn = () => drawPdfPage(bytes, first)
      const { pages, pageWidth, pageHeight } = await this.#turns.take(drawn, alone)
      return {
        mediaType,
        pages,
        width: Math.max(1, Math.round(pageWidth)),
        height: Math.max(1, Math.round(pageHeight)),
      }
    }
    if (isForWorker(mediaType)) {
      const decoded = () => decodePicture(bytes, mediaType, 1)
      const { width, height } = await this.#turns.take(decoded, alone)
      return { mediaType, width, height, pages: 1 }
    }
    const { width, height, pages } = await this.#decodePage(bytes, 1)
    if (pages > mostPages) throw refusal('document.too_many_pages')
    for (let page = 2; page <= pages; page += 1) await this.#decodePage(bytes, page)
    return { mediaType, width, height, pages }
  }

  async #decodePage(bytes: Buffer, page: number): Promise<PictureSize> {
    const size = await sizeOfPicture(bytes, page)
    const whole = () => decodeWhole({ bytes, place: size.place }, size)
    await this.#turns.take(whole, weightOf(size))
    return size
  }

  /** @param decoded called as soon as the bytes are of no further use */
  async #render(bytes: Buffer, view: View, decoded: () => void): Promise<Buffer> {
    if (view.mediaType === 'application/pdf')
      return this.#turns.take(() => this.#drawPage(bytes, view), alone)
    if (isForWorker(view.mediaType)) {
      if (view.page > 1) throw refusal('document.not_found')
      return this.#turns.take(() => this.#drawDecoded(bytes, view), alone)
    }
    const size = await sizeOfPicture(bytes, view.page)
    const draw = async () => {
      const box = boxOf(size, view)
      const small = await madeSmall({ bytes, place: size.place }, size, box)
      decoded()
      return this.#finish(upright(small), small.pixels, box, view)
    }
    return this.#turns.take(draw, weightOf(size))
  }

  async #drawPage(bytes: Buffer, view: View): Promise<Buffer> {
    const { page } = view
    const width = widestOf(view, printedWidth)
    const { picture } = await drawPdfPage(bytes, { page, width, seconds: this.#pdfSeconds })
    return this.#drawRaw(picture, boxOf(picture, view), view)
  }

  async #drawDecoded(bytes: Buffer, view: View): Promise<Buffer> {
    const least = widestOf(view, Number.POSITIVE_INFINITY)
    const { picture, ...size } = await decodePicture(bytes, view.mediaType, least)
    return this.#drawRaw(picture, boxOf(size, view), view)
  }

  async #drawRaw({ data, ...raw }: RawPicture, box: Box, view: View): Promise<Buffer> {
    const drawn = sharp(data, { raw }).resize(box)
    return this.#finish(drawn, data, box, view)
  }

  async #tracked<T>(work: Promise<T>): Promise<T> {
    this.#underWay.add(work)
    try {
      return await work
    } finally {
      this.#underWay.delete(work)
    }
  }

  /** Marks, then encodes. The encoder for WebP holds all pixels too: until it begins, `pixels` have been given back. */
  async #finish(picture: Sharp, pixels: Uint8Array, size: Size, view: View): Promise<Buffer> {
    const { data, info } = await this.#marked(picture, size, view).finally(() => giveBack(pixels))
    // All that is known of the raw pixels: sharp's own answer would have it divide by alpha once more.
    const { width, height, channels } = info
    const drawn = sharp(data, { raw: { width, height, channels } })
    const encoded = view.format === 'webp' ? asWebp(drawn) : asJpeg(drawn)
    return orBusy(() => encoded.toBuffer()).finally(() => giveBack(data))
  }

  async #marked(picture: Sharp, size: Size, view: View) {
    picture.flatten({ background: '#fff' })
    if (view.watermark !== null) {
      const { watermark } = view
      await orBusy(() => loadFontsFor(watermark))
      const right = Math.max(0, leastMarked.width - size.width)
      const bottom = Math.max(0, leastMarked.height - size.height)
      if (right > 0 || bottom > 0) picture.extend({ right, bottom, background: '#fff' })
      const marked = { width: size.width + right, height: size.height + bottom }
      const tile = await orBusy(() => this.#watermarks.tile(watermark, marked, view.isMarkClear))
      picture.composite([{ input: tile, tile: true }]).removeAlpha()
    }
    // What is drawn here was read before: no file is at fault.
    return orBusy(() => picture.raw().toBuffer({ resolveWithObject: true }))
  }
}

const asWebp = (picture: Sharp) => picture.webp({ quality: 78, effort: 2 })
/** Huffman tables made for each picture would save a seventh of its bytes, but hold it whole in memory, 18 MB. */
const asJpeg = (picture: Sharp) => picture.jpeg({ quality: 78, optimiseCoding: false })

/** Tells whether sharp does not read it. */
const isForWorker = (type: MediaType): boolean => type === 'image/heic' || type === 'image/bmp'

function weightOf({ width, height }: Size): number {
  return width * height > heavyPixels ? alone : 1
}
