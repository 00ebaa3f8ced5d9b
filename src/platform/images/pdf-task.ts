import type { ActiveContent } from './active-content.ts'
import type { RawPicture } from './sizes.ts'

/** The input of the PDF worker; `bytes` is its own copy. */
export interface PdfTask {
  /** PDFium, compiled once for all workers, with a bounded memory. */
  pdfium: WebAssembly.Module
  bytes: Uint8Array
  /** Pages a document may have. */
  maxPages: number
  /** Counted from 1. */
  page: number
  /** Width of the wanted picture in pixels. */
  width: number
  /** Pixels that the picture may have; a longer page is made narrower. */
  maxPixels: number
  /** Pixels that a picture on a page of a new document may have. */
  maxPicture: number
  /** Whether to refuse a document that does more than show pages, before anything is drawn. */
  isNew: boolean
}

/** The worker's answer. */
export type PdfAnswer =
  | { outcome: 'too_many_pages' | 'too_many_pixels' | 'no_such_page' | 'locked' | 'damaged' }
  | { outcome: 'active'; found: ActiveContent }
  | {
      outcome: 'rendered'
      pages: number
      /** Size of the page in points, upright. */
      pageWidth: number
      pageHeight: number
      picture: RawPicture
    }
