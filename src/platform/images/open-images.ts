import sharp, { type Sharp } from 'sharp'
import { Refusal } from '#platform/errors'
import { type Card, drawCard } from './card.ts'
import { loadShippedFonts } from './fonts.ts'
import type { Images, Inspection, View } from './images.ts'
import { mediaTypeOf } from './media-type.ts'
import { PdfPages } from './pdf-pages.ts'
import {
  configureSharp,
  decodeWhole,
  orDamaged,
  resizedUpright,
  sizeOfPicture,
} from './pictures.ts'
import { Turns } from './turns.ts'
import { Watermarks } from './watermarks.ts'

/** How long a derivative may be, as a multiple of its width: a roll of paper, not a bomb. */
const longest = 8
/**
 * From this size on a picture is drawn alone. Progressive ones are held whole in memory, and two
 * phone photos at a time would take the server past 250 MB (docs/performance.md); besides, the
 * other core stays free for look-ups.
 */
const heavyPixels = 8_000_000
/** Takes all places: a page of a PDF, whose worker has a heap and a PDFium of its own. */
const alone = Number.POSITIVE_INFINITY
/** As wide as the widest view, so that what is accepted can be drawn in the time that is allowed. */
const inspectedWidth = 1600

/** In pixels. */
interface Size {
  width: number
  height: number
}

type Fit = 'cover' | 'fill'

export interface ImagesOptions {
  /** Pictures and pages made at a time. */
  atOnce?: number
  /** Seconds that one page of a PDF may take. */
  pdfSeconds?: number
}

/**
 * Opens the image machinery. It configures sharp for the whole process: from then on nothing in it
 * can load anything but JPEG, PNG and WebP from memory.
 */
export function openImages({ atOnce = 2, pdfSeconds = 10 }: ImagesOptions = {}): Images {
  configureSharp()
  return new SharpImages(atOnce, pdfSeconds)
}

class SharpImages implements Images {
  readonly #turns: Turns
  readonly #pdf: PdfPages
  readonly #watermarks = new Watermarks()
  readonly #underWay = new Set<Promise<unknown>>()
  #fonts: Promise<void> | undefined

  constructor(atOnce: number, pdfSeconds: number) {
    this.#turns = new Turns(atOnce)
    this.#pdf = new PdfPages(pdfSeconds)
  }

  inspect(bytes: Buffer): Promise<Inspection> {
    return this.#tracked(this.#inspect(bytes))
  }

  render(bytes: Buffer, view: View): Promise<Buffer> {
    return this.#tracked(this.#render(bytes, view))
  }

  drawCard(card: Card): Promise<Buffer> {
    return this.#tracked(
      this.#turns.take(async () => {
        this.#fonts ??= loadShippedFonts()
        await this.#fonts
        return drawCard(card)
      }, 1),
    )
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#underWay)
  }

  async #inspect(bytes: Buffer): Promise<Inspection> {
    if (bytes.byteLength === 0) throw new Refusal('document.empty')
    const mediaType = mediaTypeOf(bytes)
    if (!mediaType) throw new Refusal('document.unsupported')
    if (mediaType === 'application/pdf') {
      const { pages, pageWidth, pageHeight } = await this.#turns.take(
        () => this.#pdf.draw(bytes, 1, inspectedWidth),
        alone,
      )
      return {
        mediaType,
        pages,
        width: Math.max(1, Math.round(pageWidth)),
        height: Math.max(1, Math.round(pageHeight)),
      }
    }
    const { width, height } = await sizeOfPicture(bytes)
    await this.#turns.take(() => decodeWhole(bytes), weightOf(width * height))
    return { mediaType, width, height, pages: 1 }
  }

  async #render(bytes: Buffer, view: View): Promise<Buffer> {
    if (view.mediaType === 'application/pdf') {
      return this.#turns.take(async () => {
        const { picture } = await this.#pdf.draw(bytes, view.page, view.width)
        const { width, height, data } = picture
        const drawn = sharp(data, { raw: { width, height, channels: 4 } })
        return this.#finish(picture, view, async (box) => drawn.resize(box))
      }, alone)
    }
    if (view.page !== 1) throw new Refusal('document.not_found')
    const size = await sizeOfPicture(bytes)
    return this.#turns.take(
      () => this.#finish(size, view, (box) => resizedUpright(bytes, size, box)),
      weightOf(size.width * size.height),
    )
  }

  async #tracked<T>(work: Promise<T>): Promise<T> {
    this.#underWay.add(work)
    try {
      return await work
    } finally {
      this.#underWay.delete(work)
    }
  }

  async #finish(size: Size, view: View, resized: (box: Size & { fit: Fit }) => Promise<Sharp>) {
    const target = view.isSquare ? squareIn(size, view.width) : fitInside(size, view.width)
    const picture = await resized({ ...target, fit: view.isSquare ? 'cover' : 'fill' })
    picture.flatten({ background: '#fff' })
    if (view.watermark !== null) {
      this.#fonts ??= loadShippedFonts()
      await this.#fonts
      const tile = await this.#watermarks.tile(view.watermark, target)
      picture.composite([{ input: tile, tile: true }]).removeAlpha()
    }
    const encoded = view.format === 'webp' ? asWebp(picture) : asJpeg(picture)
    return orDamaged(encoded.toBuffer())
  }
}

const asWebp = (picture: Sharp) => picture.webp({ quality: 78, effort: 2 })
const asJpeg = (picture: Sharp) => picture.jpeg({ quality: 78 })

/** The size at which a picture is shown: as wide as asked, not endlessly long, never enlarged. */
function fitInside(size: Size, widest: number): Size {
  const scale = Math.min(1, widest / size.width, (widest * longest) / size.height)
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  }
}

/** The largest square within a picture, never enlarged. */
function squareIn(size: Size, widest: number): Size {
  const side = Math.min(widest, size.width, size.height)
  return { width: side, height: side }
}

function weightOf(pixels: number): number {
  return pixels > heavyPixels ? alone : 1
}
