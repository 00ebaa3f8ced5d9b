import { limitTable } from '#platform/limits/schema'

/** When a record deleted at this time (ISO 8601) is removed for good. */
export function endOfTrash(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + limitTable.trash).toISOString()
}
