import { type Box, blank, boxesIn, boxesOf, oneOf, rowsIn, u32 } from './mp4-boxes.ts'
import { partsIn, trackIdOf } from './mp4-fragments.ts'
import { samplesIn } from './mp4-samples.ts'
import { insist, type Span } from './not-understood.ts'

/** What becomes of a box: it is gone through by rules of its own, or changed in place. */
type Rule = Rules | ((box: Box, file: Buffer) => void)
interface Rules {
  [type: string]: Rule
}

const asItIs = () => undefined

/** When it was made and changed (ISO 14496-12, 8.2.2.2): a recorder writes when it recorded. */
const withoutTimes = ({ body }: Box) => {
  const length = body[0] === 1 ? 16 : 8
  insist(body.length >= 4 + length, 'cut off')
  body.fill(0, 4, 4 + length)
}

/** The maker and the name of what wrote a track (8.4.3), behind its kind. */
const withoutName = ({ body }: Box) => {
  insist(body.length >= 24, 'cut off')
  body.fill(0, 12)
}

const rows = (width: number) => (box: Box) => void rowsIn(box, width)

const edits = (box: Box) => void rowsIn(box, box.body[0] === 1 ? 20 : 12)

/** The sound is in this file (8.7.2); older programs write where it is on their disk. */
const here = (box: Box, file: Buffer) => {
  for (const { type, body } of boxesOf(file, box, 8)) {
    insist(type === 'url ' && u32(body, 0) === 1, 'sound in another file')
    body.fill(0, 4)
  }
}

/** How the sound is coded (12.2.3), with what only the decoder reads: AAC and its like, or Apple Lossless. */
const codings = (box: Box, file: Buffer) => {
  const entries = boxesOf(file, box, 8)
  insist(entries.length > 0, 'no coding')
  for (const entry of entries) {
    const parts = boxesOf(file, entry, 28)
    const decoder = { mp4a: 'esds', alac: 'alac' }[entry.type]
    insist(decoder !== undefined && entry.body.readUInt16BE(8) === 0, 'sound of another kind')
    oneOf(parts, decoder)
    apply({ [decoder]: asItIs, btrt: asItIs }, parts, file)
  }
}

const sampleTables = {
  ...{ stsd: codings, stts: rows(8), ctts: rows(8), stss: rows(4), stsc: rows(12) },
  ...{ stsz: asItIs, stco: rows(4), co64: rows(8), sgpd: asItIs, sbgp: asItIs },
}
const medium = {
  ...{ mdhd: withoutTimes, hdlr: withoutName },
  minf: { smhd: asItIs, dinf: { dref: here }, stbl: sampleTables },
}
/** All that a player of sound needs. What is not here becomes free room. */
const needed: Rules = {
  ftyp: asItIs,
  moov: {
    mvhd: withoutTimes,
    trak: { tkhd: withoutTimes, edts: { elst: edits }, mdia: medium },
    mvex: { mehd: asItIs, trex: asItIs },
  },
  ...{ styp: asItIs, sidx: asItIs },
  moof: {
    mfhd: asItIs,
    traf: { tfhd: asItIs, tfdt: asItIs, trun: asItIs, sgpd: asItIs, sbgp: asItIs },
  },
  mdat: asItIs,
}

/**
 * Returns an MPEG-4 file of the same length with the sound where it was, and nothing else: no place, device, name or
 * time, no other tracks, no room in which a program left something.
 * @throws NotUnderstood
 */
export function tracksAlone(bytes: Buffer): Buffer {
  const file = Buffer.from(bytes)
  const boxes = boxesIn(file, { from: 0, to: file.length })
  const tracks = boxesOf(file, oneOf(boxes, 'moov')).filter(({ type }) => type === 'trak')
  const [sounds, silent] = parted(tracks, (track) => isSound(file, track))
  insist(sounds.length > 0, 'no sound')
  const ids = new Set(sounds.map((track) => trackIdOf(oneOf(boxesOf(file, track), 'tkhd'))))
  const [parts, others] = parted(partsIn(file, boxes), ({ trackId }) => ids.has(trackId))
  const samples = sounds.flatMap((track) => samplesIn(boxesAt(file, track, 'mdia', 'minf', 'stbl')))
  keepOnly([...samples, ...parts.flatMap(({ spans }) => spans)], { file, boxes })
  for (const box of [...silent, ...others.map(({ box }) => box)]) blank(file, box)
  apply(needed, boxesIn(file, { from: 0, to: file.length }), file)
  return file
}

/** Returns those for which it holds, then the others. */
function parted<One>(all: readonly One[], holds: (one: One) => boolean): [One[], One[]] {
  return [all.filter(holds), all.filter((one) => !holds(one))]
}

function apply(rules: Rules, boxes: readonly Box[], file: Buffer): void {
  for (const box of boxes) {
    const rule = Object.hasOwn(rules, box.type) ? rules[box.type] : undefined
    if (rule === undefined) blank(file, box)
    else if (typeof rule === 'function') rule(box, file)
    else apply(rule, boxesOf(file, box), file)
  }
}

/** Returns the boxes in the one box at a path. */
function boxesAt(file: Buffer, box: Box, ...path: readonly string[]): Box[] {
  return path.reduce((boxes, type) => boxesOf(file, oneOf(boxes, type)), boxesOf(file, box))
}

function isSound(file: Buffer, track: Box): boolean {
  const { body } = oneOf(boxesAt(file, track, 'mdia'), 'hdlr')
  return body.toString('latin1', 8, 12) === 'soun'
}

/** Overwrites what no sample of sound is in: other tracks, and what was left between them. */
function keepOnly(
  samples: readonly Span[],
  { file, boxes }: { file: Buffer; boxes: readonly Box[] },
): void {
  const parts = samples
    .filter(({ from, to }) => to > from)
    .sort((one, other) => one.from - other.from)
  insist(parts.length > 0, 'no sound')
  let next = 0
  for (const { span } of boxes.filter(({ type }) => type === 'mdat')) {
    let free = span.from
    for (let part = parts[next]; part && part.from < span.to; part = parts[next]) {
      insist(part.from >= span.from && part.to <= span.to, 'sound outside of its room')
      file.fill(0, free, Math.max(free, part.from))
      free = Math.max(free, part.to)
      next += 1
    }
    file.fill(0, free, span.to)
  }
  insist(next === parts.length, 'sound that is not there')
}
