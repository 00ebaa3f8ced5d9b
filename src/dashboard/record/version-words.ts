import type { StaffDocument } from '../queries.ts'
import type { RecordWords } from '../words/record.ts'

type Words = RecordWords['versions']

/** Returns the status of a scan. */
export function statusOf(
  { supersededAt, removedAt, withheldAt }: StaffDocument,
  words: Words,
  momentOf: (instant: string) => string,
): string {
  if (removedAt) return words.takenOff(momentOf(removedAt))
  if (withheldAt) return words.withheld(momentOf(withheldAt))
  if (supersededAt) return words.replaced(momentOf(supersededAt))
  return words.current
}

const types: Record<string, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/heic': 'HEIC',
  'image/tiff': 'TIFF',
  'image/bmp': 'BMP',
  'application/pdf': 'PDF',
}

/** Writes `PDF, 3 pages, 1.2 MiB`, counting like the forms. */
export function sizeOf({ mediaType, pages, bytes }: StaffDocument, words: Words): string {
  const size =
    bytes < 1024 * 1024
      ? words.kibibytes(Math.max(1, Math.round(bytes / 1024)))
      : words.mebibytes(bytes / 1024 / 1024)
  const parts = [types[mediaType] ?? mediaType, pages > 1 ? words.pages(pages) : null, size]
  return parts.filter(Boolean).join(', ')
}
