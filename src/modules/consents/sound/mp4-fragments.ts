import { type Box, boxesOf, oneOf, u32 } from './mp4-boxes.ts'
import { insist, type Span } from './not-understood.ts'

/** The part of one track in a fragment. */
export interface Part {
  trackId: number
  box: Box
  /** Where its samples are in the file, run by run. */
  spans: Span[]
}

/** Returns the number of a track, which is behind its times (ISO 14496-12, 8.3.2.2). */
export function trackIdOf({ body }: Box): number {
  return u32(body, body[0] === 1 ? 20 : 12)
}

/**
 * Returns the parts of tracks in the fragments of a file (8.8): what recorders write that may lose power.
 * @throws NotUnderstood where they contradict each other
 */
export function partsIn(file: Buffer, boxes: readonly Box[]): Part[] {
  const moov = boxesOf(file, oneOf(boxes, 'moov'))
  const extended = moov.filter(({ type }) => type === 'mvex').flatMap((box) => boxesOf(file, box))
  const sizes = new Map(
    extended.filter(({ type }) => type === 'trex').map(({ body }) => [u32(body, 4), u32(body, 16)]),
  )
  return boxes
    .filter(({ type }) => type === 'moof')
    .flatMap((moof) =>
      boxesOf(file, moof)
        .filter(({ type }) => type === 'traf')
        .map((box, at) => partIn(file, box, { moof, isFirst: at === 0, sizes })),
    )
}

interface Around {
  moof: Box
  isFirst: boolean
  /** The size of samples of each track that do not say theirs. */
  sizes: ReadonlyMap<number, number>
}

function partIn(file: Buffer, box: Box, { moof, isFirst, sizes }: Around): Part {
  const boxes = boxesOf(file, box)
  const { body } = oneOf(boxes, 'tfhd')
  const fields = fieldsOf(body, 8)
  const trackId = u32(body, 4)
  const hasOwnBase = fields.has(0x1)
  // Without either, it would begin where the previous track ends, and that one may not stay.
  insist(hasOwnBase || fields.has(0x2_0000) || isFirst, 'a part of a track at no place of its own')
  const base = hasOwnBase ? fields.next() * 2 ** 32 + fields.next() : moof.at
  for (const other of [0x2, 0x8]) if (fields.has(other)) fields.next()
  const size = fields.has(0x10) ? fields.next() : sizes.get(trackId)
  const spans: Span[] = []
  for (const run of boxes.filter(({ type }) => type === 'trun'))
    spans.push(spanOf(run, { base, from: spans.at(-1)?.to ?? base, size }))
  return { trackId, box, spans }
}

/** Returns where the samples of a run are (8.8.8). */
function spanOf(
  { body }: Box,
  { base, from, size }: { base: number; from: number; size: number | undefined },
): Span {
  const fields = fieldsOf(body, 8)
  const count = u32(body, 4)
  const begins = fields.has(0x1) ? base + (fields.next() | 0) : from
  if (fields.has(0x4)) fields.next()
  const columns = [0x100, 0x200, 0x400, 0x800].filter(fields.has)
  const isLong = body.length === fields.at() + 4 * columns.length * count
  insist(isLong, 'a run of a length that is none')
  const own = columns.indexOf(0x200)
  if (own === -1) {
    insist(size !== undefined, 'samples of no size')
    return { from: begins, to: begins + size * count }
  }
  let to = begins
  for (let at = fields.at() + 4 * own; at < body.length; at += 4 * columns.length)
    to += u32(body, at)
  return { from: begins, to }
}

/** Reads the numbers of 32 bits from a place on; the flags of the box say which there are. */
function fieldsOf(body: Buffer, from: number) {
  const flags = u32(body, 0)
  let at = from
  return {
    has: (flag: number) => (flags & flag) !== 0,
    at: () => at,
    next: () => {
      at += 4
      return u32(body, at - 4)
    },
  }
}
