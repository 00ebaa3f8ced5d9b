import { kindLabel } from '#modules/documents/schema'
import { useDocumentsWords } from '#words/documents'
import { useLanguage } from '../look/language.ts'
import type { StaffDocument } from '../queries.ts'

/** How a document is shown. */
export interface View {
  /** The document; another one starts from the beginning. */
  of: string
  page: number
  /** 1: as wide as the frame. */
  scale: number
  /** Quarter turns clockwise. */
  turns: number
  /** With the watermark, as everybody but staff sees it. */
  isMarked: boolean
}

export const leastScale = 1
export const mostScale = 5
const step = 1.5

/** Returns a document's initial view: the first page, whole, upright, without the watermark. */
export function firstView(of: string): View {
  return { of, page: 1, scale: leastScale, turns: 0, isMarked: false }
}

export function clampScale(scale: number): number {
  return Math.min(mostScale, Math.max(leastScale, scale))
}

/** Returns the next step of the buttons and keys, in or out. */
export function stepScale(scale: number, direction: 'in' | 'out'): number {
  return clampScale(direction === 'in' ? scale * step : scale / step)
}

/** Returns the scale after a double click, which zooms in, and the next one out; `scale` 1 is the whole width. */
export function toggledScale(scale: number): number {
  return scale > leastScale ? leastScale : 2.5
}

/** Returns the page after turning forward or back, within the document. */
export function turnedPage(page: number, by: number, { pages }: { pages: number }): number {
  return Math.min(pages, Math.max(1, page + by))
}

/** Returns the document before or after another in their order; undefined at either end. */
export function neighbour(
  documents: readonly StaffDocument[],
  shown: StaffDocument,
  by: 1 | -1,
): StaffDocument | undefined {
  // An earlier version, or a removed one, counts at the place of its kind.
  const index = documents.findIndex(({ kind }) => kind === shown.kind)
  return documents[index + by]
}

/** Returns a function that names documents as the page does: `Visa Paper, version 2`. */
export function useNameOf() {
  const { nameOf } = useDocumentsWords().viewer
  const language = useLanguage()
  return ({ kind, version }: StaffDocument) => nameOf(kindLabel(kind, language), version)
}
