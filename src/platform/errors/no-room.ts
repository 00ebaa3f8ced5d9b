import type { Refusal } from './refusal.ts'
import { refusal } from './refusing.ts'

/** The refusal of whatever had to be written to a disk that is full; nothing of it was kept. */
export function noRoom(): Refusal {
  return refusal('service.no_room', { retryAfter: 60 })
}
