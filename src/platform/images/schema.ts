/** The types that Candor accepts; determined by the content, never by a name. */
export const mediaTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/tiff',
  'image/bmp',
  'application/pdf',
] as const
export type MediaType = (typeof mediaTypes)[number]

/** Tells whether sharp does not read it: a worker does. */
export const isForWorker = (type: MediaType): boolean =>
  type === 'image/heic' || type === 'image/bmp'

/** What a form's chooser offers first, in few bytes; Windows knows a HEIC by its ending only. The content decides. */
export const acceptedPictures = 'image/*,.heic,.heif'
export const acceptedFiles = `${acceptedPictures},application/pdf`

/** So many first bytes tell a type: readers accept a PDF's header anywhere in them (ISO 32000-1, annex H, note 13). */
export const tellingBytes = 1024

/** Sizes of the header that follows a BMP's own, in bytes. */
const bmpHeaders = [12, 16, 40, 52, 56, 64, 108, 124]

/**
 * Returns the media type that a file's first bytes promise, or null when it is none that is accepted.
 * @param start its first bytes, a character for each
 */
export function mediaTypeOf(start: string): MediaType | null {
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'image/webp'
  if (isHeif(start)) return 'image/heic'
  if (['II*\0', 'II+\0', 'MM\0*', 'MM\0+'].includes(start.slice(0, 4))) return 'image/tiff'
  if (start.startsWith('BM') && bmpHeaders.includes(start.charCodeAt(14))) return 'image/bmp'
  return start.slice(0, tellingBytes).includes('%PDF-') ? 'application/pdf' : null
}

/** Brands of pictures in HEIF (ISO/IEC 23008-12, annex B and 10.2), as iPhones and some others take them. */
const brands = /^(?:hei[cxms]|hev[cxms]|mif[12]|msf1)$/

/** Tells whether the first box names a brand of HEIF, and none of AVIF, which is packed alike. */
function isHeif(start: string): boolean {
  if (start.slice(4, 8) !== 'ftyp') return false
  const size = [...start.slice(0, 4)].reduce((sum, sign) => sum * 256 + sign.charCodeAt(0), 0)
  const named = start.slice(8, Math.max(12, size)).match(/.{4}/gs) ?? []
  return named.some((one) => brands.test(one)) && !named.some((one) => /^avi[fs]$/.test(one))
}
