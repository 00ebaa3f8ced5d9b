import type { AudioType } from './schema.ts'

/** Brands of an MPEG-4 audio file; others contain pictures or something that no phone plays. */
const brands = ['M4A ', 'M4B ', 'mp41', 'mp42', 'isom', 'iso2', 'dash']

/** Returns the type of a recording by its content: MP3 or M4A, which every phone plays. Null for anything else. */
export function audioTypeOf(bytes: Buffer): AudioType | null {
  const isTagged = bytes.subarray(0, 3).toString('latin1') === 'ID3'
  // ISO 11172-3, 2.4.1.3: eleven bits of synchronisation, and layer III.
  const isFrame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2
  if (isTagged || isFrame) return 'audio/mpeg'
  const isMpeg4 = bytes.subarray(4, 8).toString('latin1') === 'ftyp'
  return isMpeg4 && brands.includes(bytes.subarray(8, 12).toString('latin1')) ? 'audio/mp4' : null
}
