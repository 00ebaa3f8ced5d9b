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

/**
 * Frees a large buffer's memory immediately; afterwards it is empty. The garbage collector would free it
 * some seconds later, because it sees only a small object. A view of a larger buffer is left alone: that
 * has other owners.
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength) buffer.transfer(0)
}
