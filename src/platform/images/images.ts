import type { commonRefusals } from '#platform/errors'
import type { Adjust } from './adjust.ts'
import type { Book } from './book.ts'
import type { Card, Mark } from './drawing.ts'
import type { JourneyCard } from './journey-card.ts'
import type { MediaType } from './schema.ts'

/** In pixels. */
export interface Size {
  width: number
  height: number
}

/**
 * The largest height of a derivative, as a multiple of its width: enough for a roll of paper, too little for a bomb.
 */
const longest = 8

/** Returns the size at which a picture is shown: as wide as asked, limited in height, never enlarged. */
function fitInside(size: Size, widest: number): Size {
  const scale = Math.min(1, widest / size.width, (widest * longest) / size.height)
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  }
}

/** Returns the largest square within a picture, never enlarged. */
function squareIn(size: Size, widest: number): Size {
  const side = Math.min(widest, size.width, size.height)
  return { width: side, height: side }
}

export type Box = Size & { fit: 'cover' | 'fill' }

/** Returns the size of a view, and how the picture is fitted into it. */
export function boxOf(size: Size, view: View): Box {
  const width = widestOf(view, size.width)
  return view.isSquare
    ? { ...squareIn(size, width), fit: 'cover' }
    : { ...fitInside(size, width), fit: 'fill' }
}

/** A4 at 300 dots an inch, in pixels. */
export const printedWidth = 2480

export const widestOf = ({ width }: View, full: number): number => (width === 'full' ? full : width)

/** A decoded picture, whose rows are made or read one after the other, from the top. */
export interface Rows {
  width: number
  height: number
  channels: 3 | 4
  /** Null where the picture is too large to be decoded. */
  row: ((y: number) => Uint8Array) | null
}

/**
 * Makes a picture smaller by a whole factor, as the mean of its pixels: what is left is at least `least` pixels wide and high,
 * where the picture was.
 */
export function shrunk({ width, height, channels, row }: Rows, least: number): RawPicture {
  const factor = Math.max(1, Math.floor(Math.min(width, height) / least))
  const small = { width: Math.floor(width / factor), height: Math.floor(height / factor) }
  const data = new Uint8Array(small.width * small.height * channels)
  const sums = new Uint32Array(small.width * channels)
  for (let y = 0; y < small.height; y += 1) {
    sums.fill(0)
    for (let part = 0; part < factor; part += 1) {
      const line = row?.(y * factor + part) ?? sums
      for (let x = 0, at = 0; x < small.width; x += 1)
        for (let step = 0; step < factor; step += 1)
          for (let channel = 0; channel < channels; channel += 1, at += 1)
            sums[x * channels + channel] = (sums[x * channels + channel] ?? 0) + (line[at] ?? 0)
    }
    for (let at = 0; at < sums.length; at += 1)
      data[y * sums.length + at] = (sums[at] ?? 0) / (factor * factor)
  }
  return { ...small, channels, data }
}

/** Pixels, row by row from the top, a byte for each channel: red, green, blue, and how opaque it is. */
export interface RawPicture {
  width: number
  height: number
  channels: 3 | 4
  data: Uint8Array
}

/** Why a worker read no picture: what its caller refuses with. */
export interface Refused {
  refused: Extract<keyof typeof commonRefusals, `document.${string}`>
  message?: string
}

/**
 * Frees a large buffer's memory immediately; afterwards it is empty. The garbage collector would free it
 * some seconds later, because it sees only a small object. A view of a larger buffer is left alone: that
 * has other owners.
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  const isWhole = byteLength > 0 && byteLength === buffer.byteLength
  if (buffer instanceof ArrayBuffer && isWhole) buffer.transfer(0)
}

/** What inspecting the bytes finds out. */
export interface Inspection {
  mediaType: MediaType
  /** Upright size of page 1: pixels of a picture, points (1/72 inch) of a PDF page. */
  width: number
  height: number
  /** 1 for a picture; a PDF and a TIFF may have more. */
  pages: number
}

/** How a file is to be shown. */
export interface View {
  mediaType: MediaType
  /** From 1. */
  page: number
  /**
   * The largest width of the result, in pixels; nothing is enlarged, but tiny pictures get a margin for the
   * mark. `full`: a picture at its own width, a page of a PDF as wide as a printer would draw it.
   */
  width: 64 | 160 | 240 | 480 | 720 | 960 | 1600 | 'full'
  /** Cut to a square around the middle. */
  isSquare?: boolean
  format: 'webp' | 'jpeg'
  /** Burnt into the whole picture; null only for the staff area (H8). */
  watermark: string | null
  /** Nothing below the mark has to be read: it stands out, on a wide screen as well. */
  isMarkClear?: boolean
}

/**
 * A file, or how to read it when its turn comes: a waiting file is not held in memory. The bytes read for a
 * view are freed once it is drawn, so they must be read for it alone.
 */
export type Original = Buffer | (() => Promise<Buffer>)

/** Pictures and PDF pages made safe to show. */
export interface Pictures {
  /**
   * Finds out by content what a file is, and decodes it whole, so that every accepted file can be shown.
   * @throws Refusal `document.empty`, `document.unsupported`, `document.too_many_pixels`,
   *   `document.too_many_pages`, `document.active_content`, `document.locked`, `document.damaged`, and `service.busy` when
   *   its turn does not come in time, or the machine has no time for it
   * @param patience in milliseconds; by default `pictureTurn` of the limits
   */
  inspect(original: Original, patience?: number): Promise<Inspection>
  /**
   * Draws a derivative: upright, in sRGB, without any metadata, watermarked.
   * @throws Refusal `document.damaged`, `document.not_found` for a page that does not exist, and
   *   `service.busy` when its turn does not come in time, or the machine has no time for it
   */
  render(original: Original, view: View): Promise<Buffer>
  /**
   * Draws a picture that was just sent; whatever is none, such as a PDF, is refused before anything of it is drawn.
   * @throws Refusal as `inspect` does
   */
  drawPicture(bytes: Buffer, view: Omit<View, 'mediaType' | 'page'>): Promise<Buffer>
}

/**
 * What strangers and candidates send. It has one turn of its own, which senders share evenly, and little time to compute, so
 * that neither staff nor who looks at a document waits for it. What takes longer is `document.damaged`.
 */
export interface SentPictures extends Pictures {
  /**
   * Returns the text of a QR code in a picture; null where none is found.
   * @throws Refusal as `drawPicture` does
   */
  readQr(bytes: Buffer): Promise<string | null>
}

/** At most two files of staff, or that are shown, are worked on at a time, and one that somebody else sent. */
export interface Images extends Pictures {
  /** @param sender an address, an account, a record: whoever may have one turn before the next sender */
  sentBy(sender: string): SentPictures
  /** Draws a picture of 1200 × 630 px with a title and a sentence, in the shipped fonts, as PNG. */
  drawCard(card: Card): Promise<Buffer>
  /** Draws the card that somebody carries on a journey, A6 at 211 dots an inch, as PNG of at most 100 kB. */
  drawJourneyCard(card: JourneyCard): Promise<Buffer>
  /** Draws a letter on a square, in the shipped fonts, as PNG. */
  drawMark(mark: Mark): Promise<Buffer>
  /** Makes a PDF with a first page of text, in the shipped fonts, and a page for each picture. */
  bindBook(book: Book): Promise<Buffer>
  /** Turns and cuts a picture that was drawn here; a JPEG. */
  adjust(jpeg: Buffer, how: Adjust): Promise<Buffer>
  /** Returns how many files wait or are being worked on. */
  waiting(): number
  /** Waits for what is under way. */
  close(): Promise<void>
}

/** Part of every derivative's cache key; raise it when the look of derivatives changes. */
export const recipeVersion = 4
