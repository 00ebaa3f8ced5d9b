import { id3Length, tagsAtEnd } from './mp3-tags.ts'
import { insist } from './not-understood.ts'

/** Bit rates of layer III in kbit/s, by the index in a frame's header (ISO 11172-3, 2.4.2.3; ISO 13818-3, 2.4.2.3). */
const rates = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
/** Of MPEG-1, in hertz; MPEG-2 has half of it, and what is called MPEG-2.5 a quarter. */
const frequencies = [44_100, 48_000, 32_000]

interface Frame {
  /** What stays the same through a stream: version and sampling frequency. */
  stream: string
  /** In bytes, with its header. */
  length: number
}

/**
 * Returns the frames of an MP3 file, without the tags before, between and behind them. Players skip a last frame that
 * is cut off, and so it stays; unless a tag was behind it: then that "tag" may have been sound.
 * @throws NotUnderstood
 */
export function framesAlone(bytes: Buffer): Buffer {
  const end = bytes.length - tagsAtEnd(bytes)
  const frames: Buffer[] = []
  let stream: string | null = null
  for (let at = 0; at < end; ) {
    const rest = bytes.subarray(at, end)
    const other = id3Length(rest) || zerosBefore(rest)
    at += other
    if (other > 0) continue
    const frame = frameAt(rest)
    insist(frame !== null && (stream ?? frame.stream) === frame.stream, 'neither sound nor tag')
    const isWhole = frame.length <= rest.length
    insist(isWhole || (stream !== null && end === bytes.length), 'a frame that is cut off')
    frames.push(rest.subarray(0, frame.length))
    stream = frame.stream
    at += frame.length
  }
  insist(frames.length > 0, 'no frame')
  return Buffer.concat(frames)
}

/** Reads the header of a frame; null for anything else. Frames of a free bit rate do not say how long they are. */
function frameAt(bytes: Buffer): Frame | null {
  if (bytes.length < 4) return null
  const header = bytes.readUInt32BE()
  const version = (header >>> 19) & 3
  const isLayer3 = header >>> 21 === 0x7ff && ((header >>> 17) & 3) === 1
  const rate = rates[version === 3 ? 'mpeg1' : 'mpeg2'][(header >>> 12) & 15]
  const full = frequencies[(header >>> 10) & 3]
  if (!isLayer3 || version === 1 || !rate || full === undefined) return null
  const frequency = full / ({ 3: 1, 2: 2 }[version] ?? 4)
  const length = Math.floor(((version === 3 ? 144 : 72) * rate * 1000) / frequency)
  return { stream: `${version} ${frequency}`, length: length + ((header >>> 9) & 1) }
}

/** Counts the zeros with which some programs fill the room behind a tag. */
function zerosBefore(bytes: Buffer): number {
  const found = bytes.findIndex((byte) => byte !== 0)
  return found === -1 ? bytes.length : found
}
