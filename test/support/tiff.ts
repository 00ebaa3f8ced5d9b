/** One directory of a TIFF (revision 6.0): its tags, and its pixels as one strip. */
export interface TiffPage {
  width: number
  height: number
  pixels: Buffer
  /** For each channel. */
  bits?: number
  channels?: number
  /** Further tags by number; a pair is a fraction. */
  tags?: Record<number, number | readonly [number, number]>
}

const [short, long, rational] = [3, 4, 5]

/** Returns an uncompressed TIFF with these pages, in the order of bytes that Intel's machines have. */
export function tiffOf(pages: readonly TiffPage[]): Buffer {
  const parts: Buffer[] = [Buffer.from('49492a0000000000', 'hex')]
  let end = 8
  let pointer = 4
  const add = (part: Buffer) => {
    parts.push(part)
    end += part.length
    return end - part.length
  }
  const point = (at: number, to: number) => {
    let before = 0
    for (const part of parts) {
      if (at < before + part.length) return part.writeUInt32LE(to, at - before)
      before += part.length
    }
  }
  for (const { width, height, pixels, bits = 8, channels = 1, tags = {} } of pages) {
    const strip = add(pixels)
    const depths = Buffer.alloc(channels * 2)
    for (let at = 0; at < channels; at += 1) depths.writeUInt16LE(bits, at * 2)
    const rows: [number, number, number, number][] = [
      ...([
        [256, long, 1, width],
        [257, long, 1, height],
        [258, short, channels, channels > 2 ? add(depths) : depths.readUIntLE(0, channels * 2)],
        [259, short, 1, 1],
        [262, short, 1, channels > 2 ? 2 : 1],
        [273, long, 1, strip],
        [277, short, 1, channels],
        [278, long, 1, height],
        [279, long, 1, pixels.length],
      ] satisfies [number, number, number, number][]),
    ]
    for (const [tag, value] of Object.entries(tags)) {
      const row = rows.findIndex(([one]) => one === Number(tag))
      if (row >= 0) rows.splice(row, 1)
      if (typeof value === 'number') rows.push([Number(tag), long, 1, value])
      else {
        const fraction = Buffer.alloc(8)
        fraction.writeUInt32LE(value[0])
        fraction.writeUInt32LE(value[1], 4)
        rows.push([Number(tag), rational, 1, add(fraction)])
      }
    }
    rows.sort(([one], [other]) => one - other)
    const directory = Buffer.alloc(2 + rows.length * 12 + 4)
    directory.writeUInt16LE(rows.length)
    for (const [index, [tag, type, count, value]] of rows.entries()) {
      const at = 2 + index * 12
      directory.writeUInt16LE(tag, at)
      directory.writeUInt16LE(type, at + 2)
      directory.writeUInt32LE(count, at + 4)
      directory.writeUInt32LE(value, at + 8)
    }
    const place = add(directory)
    point(pointer, place)
    pointer = place + directory.length - 4
  }
  return Buffer.concat(parts)
}
