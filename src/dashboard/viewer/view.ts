import type { StaffDocument } from '../queries.ts'

/** How a document is looked at. */
export interface View {
  /** Of which document; another one begins anew. */
  of: string
  page: number
  /** 1: as wide as the frame. */
  scale: number
  /** Quarter turns clockwise. */
  turns: number
  /** With the watermark, as everybody outside the staff sees it. */
  isMarked: boolean
}

export const leastScale = 1
const mostScale = 5
const step = 1.5

/** A document as it is first shown: the first page, whole, upright, without the watermark. */
export function firstView(of: string): View {
  return { of, page: 1, scale: leastScale, turns: 0, isMarked: false }
}

export function clampScale(scale: number): number {
  return Math.min(mostScale, Math.max(leastScale, scale))
}

/** The next step of the buttons and keys, in or out. */
export function stepScale(scale: number, direction: 'in' | 'out'): number {
  return clampScale(direction === 'in' ? scale * step : scale / step)
}

/** `scale` 1 is the whole width; a double click goes in, the next one back. */
export function toggledScale(scale: number): number {
  return scale > leastScale ? leastScale : 2.5
}

/** The page when somebody goes on or back; it stays within the document. */
export function turnedPage(page: number, by: number, { pages }: { pages: number }): number {
  return Math.min(pages, Math.max(1, page + by))
}

/** The document before or after another in their order; undefined at either end. */
export function neighbour(
  documents: readonly StaffDocument[],
  shown: StaffDocument,
  by: 1 | -1,
): StaffDocument | undefined {
  // An earlier version, or one that was taken off, stands in the place of its kind.
  const index = documents.findIndex(({ kind }) => kind === shown.kind)
  return documents[index + by]
}
