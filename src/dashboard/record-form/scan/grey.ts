/** A picture in shades of grey, row by row: 0 is black. */
export interface Grey {
  width: number
  height: number
  data: Uint8Array
}

/** Returns the grey of a canvas's picture: four bytes for each pixel. */
export function greyOf(rgba: Uint8ClampedArray | Uint8Array, width: number, height: number): Grey {
  const data = new Uint8Array(width * height)
  for (let at = 0; at < data.length; at++) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at * 4, at * 4 + 3)
    data[at] = (red * 77 + green * 150 + blue * 29) >> 8
  }
  return { width, height, data }
}

/** Shrinks a picture so that its longer side has at most `most` pixels; each is the mean of those it covers. */
export function shrunk(picture: Grey, most: number): Grey {
  const factor = Math.max(picture.width, picture.height) / most
  if (factor <= 1) return picture
  const width = Math.floor(picture.width / factor)
  const height = Math.floor(picture.height / factor)
  const sums = sumsOf(picture)
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.floor(y * factor), Math.floor((y + 1) * factor)]
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.floor(x * factor), Math.floor((x + 1) * factor)]
      data[y * width + x] =
        sumWithin(sums, picture.width, { left, top, right, bottom }) /
        ((right - left) * (bottom - top))
    }
  }
  return { width, height, data }
}

/** Turns by a quarter, clockwise. */
export function turned({ width, height, data }: Grey): Grey {
  const to = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) to[x * height + height - 1 - y] = data[y * width + x] as number
  return { width: height, height: width, data: to }
}

/** Turns by half: what was upside down is upright. */
export function upended({ width, height, data }: Grey): Grey {
  return { width, height, data: data.slice().reverse() }
}

/** Returns the interpolated grey between pixels; beyond the edge that of the edge. */
export function greyAt({ width, height, data }: Grey, x: number, y: number): number {
  const inX = Math.min(Math.max(x, 0), width - 1.001)
  const inY = Math.min(Math.max(y, 0), height - 1.001)
  const [left, top] = [Math.floor(inX), Math.floor(inY)]
  const [right, down] = [inX - left, inY - top]
  const at = top * width + left
  const upper = (data[at] as number) * (1 - right) + (data[at + 1] as number) * right
  const lower =
    (data[at + width] as number) * (1 - right) + (data[at + width + 1] as number) * right
  return upper * (1 - down) + lower * down
}

/** Like Grey, with numbers of any size. */
interface Shades extends Omit<Grey, 'data'> {
  data: Uint8Array | Float64Array
}

/** Returns for each corner the sum of all pixels above and left of it, which gives any rectangle's mean. */
export function sumsOf({ width, height, data }: Shades): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] as number
      sums[(y + 1) * (width + 1) + x + 1] = row + (sums[y * (width + 1) + x + 1] as number)
    }
  }
  return sums
}

/** Columns and rows from the first up to but not including the last. */
interface Rectangle {
  left: number
  top: number
  right: number
  bottom: number
}

/** Returns the sum of the pixels of a rectangle, from the sums of a picture of this width. */
export function sumWithin(
  sums: Float64Array,
  width: number,
  { left, top, right, bottom }: Rectangle,
): number {
  const at = (x: number, y: number) => sums[y * (width + 1) + x] as number
  return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)
}

/** Returns a file that the OCR engine reads (portable greymap). */
export function greymapOf({ width, height, data }: Grey): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + data.length)
  file.set(head)
  file.set(data, head.length)
  return file
}
