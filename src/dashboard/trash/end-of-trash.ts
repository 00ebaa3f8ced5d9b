import { day } from '#platform/clock/schema'
import type { TrashWords } from '../words/trash.ts'

/** Returns when a record deleted at this time (ISO 8601) is removed permanently. */
export function endOfTrash(deletedAt: string, trashDays: number): string {
  return new Date(Date.parse(deletedAt) + trashDays * day).toISOString()
}

/** Says how long it can still be restored; `now` in milliseconds. */
export function timeLeft(
  deletedAt: string,
  trashDays: number,
  now: number,
  words: TrashWords['left'],
): string {
  const left = Date.parse(endOfTrash(deletedAt, trashDays)) - now
  const days = Math.floor(left / day)
  if (left <= 0) return words.over
  if (days < 1) return words.lessThanADay
  return words.days(days)
}
