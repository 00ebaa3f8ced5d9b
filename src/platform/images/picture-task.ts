import type { RawPicture } from './sizes.ts'

/** The input of the worker that decodes pictures; `bytes` is its own copy. */
export interface PictureTask {
  /** libheif for a HEIC, compiled once for all workers, with a bounded memory; null for a BMP. */
  libheif: WebAssembly.Module | null
  bytes: Uint8Array
  /** Pixels that the picture may have. */
  maxPixels: number
  /** So many pixels of each side are enough. */
  least: number
}

/** The worker's answer: with the size of the whole picture. */
export type PictureAnswer =
  | { outcome: 'too_many_pixels' }
  | { outcome: 'unsupported' }
  | { outcome: 'decoded'; width: number; height: number; picture: RawPicture }
