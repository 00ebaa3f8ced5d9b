import { readEventsAfter, readUnplacedAfter } from '#modules/audit'
import type { Instant } from '#platform/clock'
import type { ReadContext } from '#platform/context'
import { signedSize } from './checkpoint-of.ts'
import { findLog } from './log.store.ts'

/** Returns when the oldest event that no checkpoint covers was written; null when there is none, or no log yet. */
export async function unsealedSince({ tx }: ReadContext): Promise<Instant | null> {
  const log = await findLog(tx)
  if (!log) return null
  const [event] = await readEventsAfter(tx, Math.max(signedSize(log) - 1, 0), 1)
  const [unplaced] = event ? [event] : await readUnplacedAfter(tx, '', 1)
  return unplaced?.at ?? null
}
