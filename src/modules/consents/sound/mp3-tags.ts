import { insist } from './not-understood.ts'

const textAt = (bytes: Buffer, at: number, length: number) =>
  at < 0 ? '' : bytes.toString('latin1', at, at + length)

/**
 * Returns how long the ID3v2 tag is with which the bytes begin; 0 where they begin with none.
 * @see https://id3.org/id3v2.4.0-structure section 3.1
 */
export function id3Length(bytes: Buffer): number {
  if (textAt(bytes, 0, 3) !== 'ID3') return 0
  insist(bytes.length >= 10, 'an ID3 tag that is cut off')
  const hasFooter = ((bytes[5] ?? 0) & 0x10) !== 0
  const length = 10 + sizeAt(bytes, 6) + (hasFooter ? 10 : 0)
  insist(length <= bytes.length, 'an ID3 tag that is longer than the file')
  return length
}

/** Reads four bytes of seven bits each. */
function sizeAt(bytes: Buffer, at: number): number {
  const parts = [...bytes.subarray(at, at + 4)]
  insist(
    parts.every((part) => part < 0x80),
    'a size that is none',
  )
  return parts.reduce((size, part) => size * 0x80 + part, 0)
}

/** Returns how many bytes at the end of a file belong to tags, of which it may have several. */
export function tagsAtEnd(bytes: Buffer): number {
  let length = 0
  for (;;) {
    const tag = lastTag(bytes.subarray(0, bytes.length - length))
    if (tag === 0) return length
    length += tag
  }
}

function lastTag(bytes: Buffer): number {
  return id3v1(bytes) || ape(bytes) || lyrics(bytes) || id3WithFooter(bytes)
}

/** ID3v1, with or without the longer one before it. */
function id3v1(bytes: Buffer): number {
  if (textAt(bytes, bytes.length - 128, 3) !== 'TAG') return 0
  return textAt(bytes, bytes.length - 128 - 227, 4) === 'TAG+' ? 128 + 227 : 128
}

/**
 * APE, by its footer: the size counts the items and the footer, and the highest bit of the flags says whether a header
 * is before them (https://wiki.hydrogenaudio.org/index.php?title=APE_Tags_Header).
 */
function ape(bytes: Buffer): number {
  const at = bytes.length - 32
  if (textAt(bytes, at, 8) !== 'APETAGEX') return 0
  const hasHeader = bytes.readUInt32LE(at + 20) >>> 31 === 1
  const length = bytes.readUInt32LE(at + 12) + (hasHeader ? 32 : 0)
  insist(length >= 32 && length <= bytes.length, 'an APE tag of a size that is none')
  const begins = textAt(bytes, bytes.length - length, 8) === 'APETAGEX'
  insist(!hasHeader || begins, 'an APE tag without its header')
  return length
}

/** Lyrics3, of both versions (https://id3.org/Lyrics3v2): the second one says how long it is, without the last 15 bytes. */
function lyrics(bytes: Buffer): number {
  const end = textAt(bytes, bytes.length - 9, 9)
  if (end !== 'LYRICS200' && end !== 'LYRICSEND') return 0
  const said = Number(textAt(bytes, bytes.length - 15, 6)) + 15
  const from = end === 'LYRICS200' ? bytes.length - said : bytes.lastIndexOf('LYRICSBEGIN')
  insist(textAt(bytes, from, 11) === 'LYRICSBEGIN', 'lyrics without a beginning')
  return bytes.length - from
}

/** ID3v2.4 behind the sound, which ends with a copy of its header. */
function id3WithFooter(bytes: Buffer): number {
  const at = bytes.length - 10
  if (textAt(bytes, at, 3) !== '3DI') return 0
  const length = 20 + sizeAt(bytes, at + 6)
  const from = bytes.length - length
  insist(textAt(bytes, from, 3) === 'ID3', 'an ID3 tag without its header')
  return length
}
