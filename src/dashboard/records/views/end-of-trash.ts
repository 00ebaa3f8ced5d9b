import { day } from '#platform/clock/schema'
import type { TrashWords } from '../../words/trash.ts'

/** Returns when a record deleted at this time (ISO 8601) is removed permanently. */
export function endOfTrash(deletedAt: string, trashDays: number): string {
  return new Date(Date.parse(deletedAt) + trashDays * day).toISOString()
}

/**
 * Says how long it can still be restored, to the nearest day: 30 days when it was just deleted, as in the sentence above
 * the list. `now` in milliseconds.
 */
export function timeLeft(
  deletedAt: string,
  trashDays: number,
  now: number,
  words: TrashWords['left'],
): string {
  const left = Date.parse(endOfTrash(deletedAt, trashDays)) - now
  if (left <= 0) return words.over
  if (left < day) return words.lessThanADay
  return words.days(Math.round(left / day))
}
