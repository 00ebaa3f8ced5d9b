import type { Refusal } from './refusal.ts'
import { refusal } from './refusing.ts'

/** Returns the refusal of a write to a full disk; nothing of it was kept. */
export function noRoom(): Refusal {
  return refusal('service.no_room', { retryAfter: 60 })
}
