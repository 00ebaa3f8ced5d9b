import type { Book } from './book.ts'
import type { Card, Mark } from './card.ts'
import type { MediaType } from './schema.ts'

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
  width: 240 | 480 | 720 | 960 | 1600 | 'full'
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

/** Pictures and PDF pages made safe to show. At most two files are worked on at a time. */
export interface Images {
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
   * Returns the text of a QR code on a photo or on the first page of a PDF; null where none is found. Reads
   * one picture at a time, so that candidates who look up their documents always have a place left.
   * @throws Refusal as `inspect` does
   */
  readQr(bytes: Buffer): Promise<string | null>
  /** Draws a picture of 1200 × 630 px with a title and a sentence, in the shipped fonts, as PNG. */
  drawCard(card: Card): Promise<Buffer>
  /** Draws a letter on a square, in the shipped fonts, as PNG. */
  drawMark(mark: Mark): Promise<Buffer>
  /** Makes a PDF with a first page of text, in the shipped fonts, and a page for each picture. */
  bindBook(book: Book): Promise<Buffer>
  /** Returns how many files wait or are being worked on. */
  waiting(): number
  /** Waits for what is under way. */
  close(): Promise<void>
}

/** Part of every derivative's cache key; raise it when the look of derivatives changes. */
export const recipeVersion = 3
