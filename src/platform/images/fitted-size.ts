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
export function fitInside(size: Size, widest: number): Size {
  const scale = Math.min(1, widest / size.width, (widest * longest) / size.height)
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  }
}

/** Returns the largest square within a picture, never enlarged. */
export function squareIn(size: Size, widest: number): Size {
  const side = Math.min(widest, size.width, size.height)
  return { width: side, height: side }
}
