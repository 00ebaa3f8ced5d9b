import { day } from '#platform/clock/schema'

/** When a record deleted at this time (ISO 8601) is removed for good. */
export function endOfTrash(deletedAt: string, trashDays: number): string {
  return new Date(Date.parse(deletedAt) + trashDays * day).toISOString()
}

/** How long there is still to restore it, in words; `now` in milliseconds. */
export function timeLeft(deletedAt: string, trashDays: number, now: number): string {
  const left = Date.parse(endOfTrash(deletedAt, trashDays)) - now
  const days = Math.floor(left / day)
  if (left <= 0) return 'Time is up: it goes at any moment'
  if (days < 1) return 'Less than a day left'
  return days === 1 ? '1 day left' : `${days} days left`
}
