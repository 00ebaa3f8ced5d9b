import type { MediaType } from './images.ts'

const png = Buffer.from('89504e470d0a1a0a', 'hex')
const jpeg = Buffer.from('ffd8ff', 'hex')

/** Returns the media type that the first bytes promise, or null when it is none of the four. */
export function mediaTypeOf(bytes: Buffer): MediaType | null {
  if (startsWith(bytes, jpeg)) return 'image/jpeg'
  if (startsWith(bytes, png)) return 'image/png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return 'image/webp'
  // ISO 32000-1, annex H, note 13: readers accept the header anywhere in the first 1024 bytes.
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'application/pdf'
  return null
}

function startsWith(bytes: Buffer, magic: Buffer): boolean {
  return bytes.subarray(0, magic.length).equals(magic)
}
