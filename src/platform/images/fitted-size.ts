import type { View } from './images.ts'

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
