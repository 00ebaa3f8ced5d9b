import { refusal } from '#platform/errors'
import { sharp } from './drawing.ts'
import { finish } from './finish.ts'
import {
  type Box,
  boxOf,
  type Inspection,
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
import { isForWorker, type MediaType, mediaTypeOf, tellingBytes } from './schema.ts'

/** As wide as the widest view, so that every accepted file can be drawn in the permitted time. */
const inspectedWidth = 1600
/** Seconds of computing for a QR code, which is looked for once the picture is decoded. */
const qrSeconds = 0.5

/** Seconds of computing that may go into one file: into a picture, into a page of a PDF, and into all of it. */
export interface MostTime {
  picture: number
  page: number
  all: number
  /** How many times its seconds a page may wait for the processor. */
  waits?: number | undefined
}

/** Runs what computes when its turn comes; without a size a worker computes, which has a memory of its own. */
type Turn = <T>(task: () => Promise<T>, size: Size | null) => Promise<T>

/** The work on one file: finding out what it is, or drawing it. */
export class PictureWork {
  readonly #turn: Turn
  readonly #most: MostTime
  #left: number

  constructor(turn: Turn, most: MostTime) {
    this.#turn = turn
    this.#most = most
    this.#left = most.all
  }

  async inspect(bytes: Buffer): Promise<Inspection> {
    const mediaType = typeOf(bytes)
    if (mediaType === 'application/pdf') {
      const { waits } = this.#most
      const first = { page: 1, width: inspectedWidth, isNew: true, waits }
      const drawn = () =>
        this.#within('page', (left) => drawPdfPage(bytes, { ...first, seconds: left() }))
      const { pages, pageWidth, pageHeight } = await this.#turn(drawn, null)
      const [width, height] = [pageWidth, pageHeight].map((side) => Math.max(1, Math.round(side)))
      return { mediaType, pages, width: width ?? 1, height: height ?? 1 }
    }
    if (isForWorker(mediaType)) {
      const { width, height } = await this.#turn(() => this.#decoded(bytes, mediaType, 1), null)
      return { mediaType, width, height, pages: 1 }
    }
    const { width, height, pages } = await this.#decodePage(bytes, 1)
    if (pages > mostPages) throw refusal('document.too_many_pages')
    for (let page = 2; page <= pages; page += 1) await this.#decodePage(bytes, page)
    return { mediaType, width, height, pages }
  }

  async #decodePage(bytes: Buffer, page: number): Promise<PictureSize> {
    const size = await sizeOfPicture(bytes, page)
    const filed = { bytes, place: size.place }
    await this.#turn(() => this.#within('picture', (left) => decodeWhole(filed, size, left)), size)
    return size
  }

  /** @param done called as soon as the bytes are of no further use */
  async render(bytes: Buffer, view: View, done: () => void = () => undefined): Promise<Buffer> {
    const { mediaType, page } = view
    if (mediaType === 'application/pdf') return this.#turn(() => this.#drawPage(bytes, view), null)
    if (isForWorker(mediaType)) {
      if (page > 1) throw refusal('document.not_found')
      return this.#turn(() => this.#drawDecoded(bytes, view), null)
    }
    const size = await sizeOfPicture(bytes, page)
    return this.#turn(async () => {
      const box = boxOf(size, view)
      const filed = { bytes, place: size.place }
      const small = await this.#within('picture', (left) => madeSmall(filed, size, box, left))
      done()
      return finish(upright(small), small.pixels, box, view)
    }, size)
  }

  async #drawPage(bytes: Buffer, view: View): Promise<Buffer> {
    const { waits } = this.#most
    const asked = { page: view.page, width: widestOf(view, printedWidth), waits }
    const { picture } = await this.#within('page', (left) =>
      drawPdfPage(bytes, { ...asked, seconds: left() }),
    )
    return drawRaw(picture, boxOf(picture, view), view)
  }

  async #drawDecoded(bytes: Buffer, view: View): Promise<Buffer> {
    const least = widestOf(view, Number.POSITIVE_INFINITY)
    const { picture, ...size } = await this.#decoded(bytes, view.mediaType, least)
    return drawRaw(picture, boxOf(size, view), view)
  }

  #decoded(bytes: Buffer, mediaType: MediaType, least: number) {
    return this.#within('picture', (left) =>
      decodePicture(bytes, mediaType, { least, seconds: left() }),
    )
  }

  /** Returns the text of a QR code in a picture; null where none is found. */
  async readQr(bytes: Buffer, view: View): Promise<string | null> {
    return readQrCode(await this.render(bytes, view), qrSeconds)
  }

  /** Has something computed; `left` says how long it may, and refuses with `document.damaged` when it no longer may. */
  async #within<T>(
    what: 'picture' | 'page',
    compute: (left: () => number) => Promise<T>,
  ): Promise<T> {
    const began = performance.now()
    const spent = () => (performance.now() - began) / 1000
    const left = () => {
      const seconds = Math.min(this.#most[what], this.#left) - spent()
      if (seconds <= 0) throw refusal('document.damaged')
      return seconds
    }
    try {
      return await compute(left)
    } finally {
      this.#left -= spent()
    }
  }
}

function drawRaw({ data, ...raw }: RawPicture, box: Box, view: View): Promise<Buffer> {
  return finish(sharp(data, { raw }).resize(box), data, box, view)
}

/** Tells by its first bytes alone what a file is. @throws Refusal `document.empty`, `document.unsupported` */
export function typeOf(bytes: Buffer): MediaType {
  if (bytes.byteLength === 0) throw refusal('document.empty')
  const mediaType = mediaTypeOf(bytes.toString('latin1', 0, tellingBytes))
  if (!mediaType) throw refusal('document.unsupported')
  return mediaType
}
