import { type Box, oneOf, rowsIn, u32 } from './mp4-boxes.ts'
import { insist, type Span } from './not-understood.ts'

/**
 * Returns where the samples of a track are in the file, chunk by chunk, by its tables (ISO 14496-12, 8.7).
 * @throws NotUnderstood where the tables contradict each other
 */
export function samplesIn(tables: readonly Box[]): Span[] {
  const offsets = chunkOffsets(tables)
  const perChunk = chunkLengths(oneOf(tables, 'stsc'), offsets.length)
  const { count, lengthOf } = sampleSizes(oneOf(tables, 'stsz').body)
  let sample = 0
  const spans = offsets.map((from, chunk) => {
    const samples = perChunk[chunk] ?? 0
    const to = from + lengthOf(sample, samples)
    sample += samples
    return { from, to }
  })
  insist(sample === count, 'chunks with more or fewer samples than there are')
  return spans
}

function chunkOffsets(tables: readonly Box[]): number[] {
  const isShort = tables.some(({ type }) => type === 'stco')
  const table = oneOf(tables, isShort ? 'stco' : 'co64')
  const { body } = table
  return Array.from({ length: rowsIn(table, isShort ? 4 : 8) }, (_, chunk) =>
    isShort
      ? u32(body, 8 + 4 * chunk)
      : u32(body, 8 + 8 * chunk) * 2 ** 32 + u32(body, 12 + 8 * chunk),
  )
}

/** Returns the number of samples in each chunk: an entry counts from its first chunk to the next entry's. */
function chunkLengths(table: Box, chunks: number): number[] {
  const { body } = table
  const entries = rowsIn(table, 12)
  const lengths: number[] = []
  for (let entry = 0; entry < entries; entry += 1) {
    const at = 8 + 12 * entry
    const next = entry + 1 < entries ? u32(body, at + 12) - 1 : chunks
    const isNext = u32(body, at) === lengths.length + 1 && next > lengths.length
    insist(isNext && next <= chunks, 'chunks in no order')
    const samples = u32(body, at + 4)
    while (lengths.length < next) lengths.push(samples)
  }
  return lengths
}

interface Sizes {
  count: number
  /** Returns how many bytes so many samples have, from one on. */
  lengthOf: (first: number, samples: number) => number
}

function sampleSizes(body: Buffer): Sizes {
  const same = u32(body, 4)
  const count = u32(body, 8)
  if (same !== 0) return { count, lengthOf: (_, samples) => same * samples }
  insist(body.length === 12 + 4 * count, 'a table of a length that is none')
  return {
    count,
    lengthOf: (first, samples) => {
      insist(first + samples <= count, 'more samples in chunks than there are')
      let length = 0
      for (let sample = first; sample < first + samples; sample += 1)
        length += u32(body, 12 + 4 * sample)
      return length
    },
  }
}
