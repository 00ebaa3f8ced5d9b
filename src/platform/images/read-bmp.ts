import type { Rows } from './images.ts'

type Colour = readonly [red: number, green: number, blue: number]

/** How the pixels are packed (the header's `biCompression`). */
const packings = { none: 0, runs8: 1, runs4: 2, masks: 3, masksWithAlpha: 6 }
const usualMasks: Record<number, Colour> = {
  16: [0x7c00, 0x3e0, 0x1f],
  32: [0xff0000, 0xff00, 0xff],
}

/** A bitmap whose rows lie from the lowest to the highest, unless `height` in the file is negative. */
interface Bitmap {
  bytes: Uint8Array
  view: DataView
  width: number
  height: number
  bits: number
  packing: number
  /** Where the palette begins, and the bytes of each of its colours. */
  palette: { first: number; step: number }
  pixels: { start: number; stride: number }
}

type ColourAt = (row: number, x: number) => Colour

/**
 * Reads a bitmap of Windows or OS/2 (BITMAPCOREHEADER to BITMAPV5HEADER) with a palette, runs, masks or plain colours; what
 * is transparent is shown as opaque, as most programs do.
 * @param mostPixels above these `row` is null
 * @throws Error when it is not of that form, or cut off
 */
export function readBmp(bytes: Uint8Array, mostPixels: number): Rows {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const header = view.getUint32(14, true)
  const isCore = header === 12
  const width = isCore ? view.getUint16(18, true) : view.getInt32(18, true)
  const signed = isCore ? view.getUint16(20, true) : view.getInt32(22, true)
  const height = Math.abs(signed)
  const size = { width, height, channels: 3 as const }
  if (width <= 0 || height === 0) throw new Error('no pixels')
  if (width * height > mostPixels) return { ...size, row: null }
  const bits = view.getUint16(isCore ? 24 : 28, true)
  const packing = header >= 40 ? view.getUint32(30, true) : packings.none
  const masks = header === 40 && packing === packings.masks ? 12 : 0
  const bitmap = {
    ...{ bytes, view, width, height, bits, packing },
    palette: { first: 14 + header + masks, step: isCore ? 3 : 4 },
    pixels: { start: view.getUint32(10, true), stride: Math.ceil((bits * width) / 32) * 4 },
  }
  const colourAt = bits <= 8 ? named(bitmap) : mixed(bitmap)
  const line = new Uint8Array(width * 3)
  const row = (y: number) => {
    const lying = signed < 0 ? y : height - 1 - y
    for (let x = 0; x < width; x += 1) line.set(colourAt(lying, x), x * 3)
    return line
  }
  return { ...size, row }
}

function requireRows({ bytes, pixels, width, height, bits }: Bitmap): void {
  const end = pixels.start + pixels.stride * (height - 1) + Math.ceil((bits * width) / 8)
  if (end > bytes.length) throw new Error('cut off')
}

/** Reads pixels that name a colour of the palette. */
function named(bitmap: Bitmap): ColourAt {
  const { bytes, bits, packing, pixels, width } = bitmap
  if (![1, 2, 4, 8].includes(bits)) throw new Error('no such depth')
  const { first, step } = bitmap.palette
  const most = Math.max(0, Math.min(2 ** bits, Math.floor((pixels.start - first) / step)))
  const palette = Array.from({ length: most }, (_, index) => plain(bytes, first + index * step))
  const black: Colour = [0, 0, 0]
  if (packing === packings.runs8 || packing === packings.runs4) {
    const indices = unpacked(bytes.subarray(pixels.start), bitmap, packing === packings.runs4)
    return (row, x) => palette[indices[row * width + x] ?? 0] ?? black
  }
  if (packing !== packings.none) throw new Error('no such packing')
  requireRows(bitmap)
  const perByte = 8 / bits
  return (row, x) => {
    const byte = bytes[pixels.start + row * pixels.stride + Math.floor(x / perByte)] ?? 0
    return palette[(byte >> (8 - bits * ((x % perByte) + 1))) & (2 ** bits - 1)] ?? black
  }
}

/** Reads pixels that mix their own colour. */
function mixed(bitmap: Bitmap): ColourAt {
  const { bytes, view, bits, packing, pixels } = bitmap
  const isMasked = packing === packings.masks || packing === packings.masksWithAlpha
  if (!isMasked && packing !== packings.none) throw new Error('no such packing')
  requireRows(bitmap)
  const place = (row: number, x: number) => pixels.start + row * pixels.stride + (x * bits) / 8
  if (bits === 24) return (row, x) => plain(bytes, place(row, x))
  const usual = usualMasks[bits]
  if (!usual) throw new Error('no such depth')
  const [red, green, blue] = isMasked
    ? maskedBy([54, 58, 62].map((at) => view.getUint32(at, true)))
    : maskedBy(usual)
  return (row, x) => {
    const at = place(row, x)
    const pixel = bits === 16 ? view.getUint16(at, true) : view.getUint32(at, true)
    return [red(pixel), green(pixel), blue(pixel)]
  }
}

/** Reads a colour as it lies in the file: blue first. */
function plain(bytes: Uint8Array, at: number): Colour {
  return [bytes[at + 2] ?? 0, bytes[at + 1] ?? 0, bytes[at] ?? 0]
}

const maskedBy = (masks: readonly number[]) => masks.map(part) as [Part, Part, Part]

type Part = (pixel: number) => number

/** Returns how to take the channel of a mask out of a pixel, as 0 to 255. */
function part(mask: number): Part {
  return (pixel) => (mask === 0 ? 0 : Math.round((((pixel & mask) >>> 0) / mask) * 255))
}

/** Unpacks runs into an index for each pixel, the lowest row first; pixels that are passed over have the first colour. */
function unpacked(
  packed: Uint8Array,
  { width, height }: { width: number; height: number },
  inHalves: boolean,
): Uint8Array {
  const indices = new Uint8Array(width * height)
  let [at, x, y] = [0, 0, 0]
  const put = (index: number) => {
    if (x < width && y < height) indices[y * width + x] = index
    x += 1
  }
  const half = (byte: number, step: number) =>
    inHalves ? (step % 2 === 0 ? byte >> 4 : byte & 15) : byte
  while (y < height) {
    const [count, second] = [packed[at], packed[at + 1]]
    if (count === undefined || second === undefined) throw new Error('cut off')
    at += 2
    if (count > 0) for (let step = 0; step < count; step += 1) put(half(second, step))
    else if (second === 0) [x, y] = [0, y + 1]
    else if (second === 1) return indices
    else if (second === 2) {
      x += packed[at] ?? 0
      y += packed[at + 1] ?? 0
      at += 2
    } else {
      for (let step = 0; step < second; step += 1)
        put(half(packed[at + (inHalves ? step >> 1 : step)] ?? 0, step))
      const length = inHalves ? Math.ceil(second / 2) : second
      at += length + (length % 2)
    }
  }
  return indices
}
