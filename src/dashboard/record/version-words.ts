import type { StaffDocument } from '../queries.ts'
import { momentOf } from '../ui/times.ts'

/** What became of a scan. */
export function statusOf({ supersededAt, removedAt, withheldAt }: StaffDocument): string {
  if (removedAt) return `Taken off ${momentOf(removedAt)}`
  if (withheldAt) return `Hidden from the public ${momentOf(withheldAt)}`
  if (supersededAt) return `Replaced ${momentOf(supersededAt)}`
  return 'Current'
}

const types: Record<string, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
}

/** `PDF, 3 pages, 1.2 MiB`, as the forms count. */
export function sizeOf({ mediaType, pages, bytes }: StaffDocument): string {
  const size =
    bytes < 1024 * 1024
      ? `${Math.max(1, Math.round(bytes / 1024))} KiB`
      : `${(bytes / 1024 / 1024).toFixed(1)} MiB`
  const parts = [types[mediaType] ?? mediaType, pages > 1 ? `${pages} pages` : null, size]
  return parts.filter(Boolean).join(', ')
}
