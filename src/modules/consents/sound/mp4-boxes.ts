import { insist, type Span } from './not-understood.ts'

/** A box of an MPEG-4 file (ISO 14496-12, 4.2), in place: who changes its body changes the file. */
export interface Box {
  type: string
  at: number
  body: Buffer
  /** Where the body is in the file. */
  span: Span
}

/** @throws NotUnderstood where the boxes do not fill the part of the file to its last byte */
export function boxesIn(file: Buffer, { from, to }: Span): Box[] {
  const boxes: Box[] = []
  for (let at = from; at < to; ) {
    const box = boxAt(file, at, to)
    boxes.push(box)
    at = box.span.to
  }
  return boxes
}

function boxAt(file: Buffer, at: number, to: number): Box {
  const part = file.subarray(at, to)
  const [first, isLarge] = [u32(part, 0), u32(part, 0) === 1]
  // 1: the size is in 64 bits. 0: it goes to the end of the file.
  const size = isLarge ? u32(part, 8) * 2 ** 32 + u32(part, 12) : first || file.length - at
  const header = isLarge ? 16 : 8
  insist(size >= header && size <= part.length, 'a box of a size that is none')
  const span = { from: at + header, to: at + size }
  const type = part.toString('latin1', 4, 8)
  return { type, at, span, body: file.subarray(span.from, span.to) }
}

/** Reads an unsigned number of 32 bits. */
export function u32(bytes: Buffer, at: number): number {
  insist(at + 4 <= bytes.length, 'cut off')
  return bytes.readUInt32BE(at)
}

/** Returns the boxes in a box; `skipped` bytes of fields are before them. */
export function boxesOf(file: Buffer, { span }: Box, skipped = 0): Box[] {
  insist(span.from + skipped <= span.to, 'cut off')
  return boxesIn(file, { from: span.from + skipped, to: span.to })
}

/** Returns the one box of a type. */
export function oneOf(boxes: readonly Box[], type: string): Box {
  const [box, ...others] = boxes.filter((one) => one.type === type)
  insist(box !== undefined && others.length === 0, `not one ${type}`)
  return box
}

/** Returns how many rows of a width in bytes a table has: as many as its header says, and nothing behind them. */
export function rowsIn({ body }: Box, width: number): number {
  const count = u32(body, 4)
  insist(body.length === 8 + width * count, 'a table of a length that is none')
  return count
}

/** Makes a box one of free room, of the same size: no offset in the file changes. */
export function blank(file: Buffer, box: Box): void {
  file.write('free', box.at + 4, 'latin1')
  box.body.fill(0)
}
