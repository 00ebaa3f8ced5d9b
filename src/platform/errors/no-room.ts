import { Refusal } from './refusal.ts'

/** The refusal of whatever had to be written to a disk that is full; nothing of it was kept. */
export function noRoom(): Refusal {
  return new Refusal('service.no_room', { retryAfter: 60 })
}
