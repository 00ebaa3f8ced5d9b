// Small recordings with sound that no player minds, made byte by byte.

/** A frame of MPEG-1 layer III: 32 kbit/s, 44.1 kHz, 104 bytes. */
export function mp3Frame(fill: number): Buffer {
  const frame = Buffer.alloc(104, fill)
  frame.set([0xff, 0xfb, 0x10, 0xc4])
  return frame
}

/** An MP3 file of so many frames and nothing else. */
export function mp3Of(frames: number): Buffer {
  return Buffer.concat(Array.from({ length: frames }, (_, at) => mp3Frame(at + 1)))
}

/** An ID3v2 tag; `says` is in it. */
export function id3(says: string, version = 3): Buffer {
  const body = Buffer.from(says, 'latin1')
  const size = [21, 14, 7, 0].map((bits) => (body.length >> bits) & 0x7f)
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([version, 0, 0, ...size]), body])
}

const number = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** A box of an MPEG-4 file; a number is one of 32 bits. */
export function box(type: string, ...parts: readonly (Buffer | string | number)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => {
      if (typeof part === 'number') return number(part)
      return typeof part === 'string' ? Buffer.from(part, 'latin1') : part
    }),
  )
  return Buffer.concat([number(8 + body.length), Buffer.from(type, 'latin1'), body])
}

const zeros = (length: number) => Buffer.alloc(length)

interface Track {
  id?: number
  kind?: string
  samples: readonly Buffer[]
  /** Where the first sample is; the others follow. */
  at: number
  /** More boxes in the track. */
  more?: readonly Buffer[]
  /** Tables in place of the right ones. */
  tables?: Readonly<Record<string, Buffer>>
  /** How the sound is coded. */
  coding?: Buffer
}

export const aac = box('mp4a', zeros(6), Buffer.from([0, 1]), zeros(20), box('esds', 0, 'decoder'))

/** A track whose samples are one chunk. */
export function track(about: Track): Buffer {
  const { id = 1, kind = 'soun', samples, at, more = [], tables = {}, coding = aac } = about
  const right = {
    stsd: box('stsd', 0, 1, coding),
    stts: box('stts', 0, 1, samples.length, 1024),
    stsc: box('stsc', 0, 1, 1, samples.length, 1),
    stsz: box('stsz', 0, 0, samples.length, ...samples.map(({ length }) => length)),
    stco: box('stco', 0, 1, at),
  }
  const stbl = box('stbl', ...Object.values({ ...right, ...tables }))
  const dinf = box('dinf', box('dref', 0, 1, box('url ', 1)))
  const hdlr = box('hdlr', 0, 0, kind, 'makr', 0, 0, 'Padma phone\0')
  return box(
    'trak',
    box('tkhd', 7, 0xe1234567, 0xe1234567, id, zeros(68)),
    box(
      'mdia',
      box('mdhd', 0, 0xe1234567, 0xe1234567, 44_100, 1024, 0),
      hdlr,
      box('minf', dinf, stbl),
    ),
    ...more,
  )
}

export const ftyp = box('ftyp', 'M4A ', 0, 'M4A mp42')
/** Where the room for sound begins in `m4a`. */
export const roomAt = ftyp.length + 8

/** An M4A file with its sound before its tables, as recorders write it. */
export function m4a(
  room: Buffer,
  inMoov: readonly Buffer[],
  behind: readonly Buffer[] = [],
): Buffer {
  const mvhd = box('mvhd', 0, 0xe1234567, 0xe1234567, 44_100, 1024, zeros(80))
  return Buffer.concat([ftyp, box('mdat', room), box('moov', mvhd, ...inMoov), ...behind])
}
