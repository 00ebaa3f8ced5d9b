import type { MediaType } from '#platform/images'
import { visibleFileName } from '#platform/text/schema'

const extensions: Record<MediaType, readonly [string, ...string[]]> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif', 'hif'],
  'image/tiff': ['tif', 'tiff'],
  'image/bmp': ['bmp', 'dib'],
  'application/pdf': ['pdf'],
}

/** Device names, which Windows opens instead of a file. */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i

/**
 * Returns the name of a file that leaves the system: no path, no invisible characters, no character or name with a
 * special meaning to a system, and the extension of its real type. A PNG called `p.html` would be opened as a page.
 */
export function leavingName(name: string, mediaType: MediaType): string {
  const plain = visibleFileName(name, 'file')
    .replace(/[<>:"|?*\\/]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const [usual, ...others] = extensions[mediaType]
  const [, stem = plain, extension] =
    /^(.+)\.([a-z][a-z0-9]{0,7}|[A-Z][A-Z0-9]{0,7})$/.exec(plain) ?? []
  const kept = [usual, ...others].find((one) => one === extension?.toLowerCase())
  const base =
    stem
      .replace(reserved, '_$&')
      .slice(0, 110)
      .replace(/[.\s]+$/, '') || 'file'
  return `${base}.${kept ? extension : usual}`
}
