import { setTimeout as pause } from 'node:timers/promises'
import { refusal } from '#platform/errors'
import { codeOf } from './database-failure.ts'
import { type Place, TurnNeeded } from './turns.ts'

/**
 * Two transactions under way could not both be true, one after the other in whichever order: this one
 * was rolled back. It is no fault of what it did, and it may run again.
 */
export class WriteConflict extends Error {}

/** SQLSTATE of a conflict that PostgreSQL finds by its order (serialization), and by its locks (deadlock). */
const conflicts: readonly (string | null)[] = ['40001', '40P01']

/** How often a transaction runs at the most. */
const mostRuns = 8
/** How many conflicts one may have before it waits for every turn, and so for all who met others as often. */
const mostConflictsBeside = 2
/** The longest pause before the second run, in milliseconds; each further one may be twice as long. */
const firstPause = 16

export function isWriteConflict(error: unknown): boolean {
  return conflicts.includes(codeOf(error))
}

/**
 * Runs a transaction, and again when it was in conflict with another one. Pauses grow, and each has a
 * length of its own, so that those who met do not meet again; those who met others twice run one after the other.
 * @throws Refusal `service.busy` when somebody was in its way each time
 */
export async function runAgain<T>(
  attempt: (place: Place) => Promise<T>,
  first: Place = 'beside',
): Promise<T> {
  let place = first
  let conflicts = 0
  for (let run = 1; ; run += 1) {
    try {
      return await attempt(place)
    } catch (error) {
      const next = nextPlace(error, place, conflicts + 1)
      if (next === null) throw error
      if (run === mostRuns) throw refusal('service.busy', { retryAfter: 2 })
      if (error instanceof WriteConflict) {
        conflicts += 1
        await pause(Math.random() * firstPause * 2 ** (conflicts - 1))
      }
      place = next
    }
  }
}

/** Where it runs again after this; null: an error is what it is. */
function nextPlace(error: unknown, place: Place, conflicts: number): Place | null {
  if (error instanceof TurnNeeded) return place === 'beside' ? error.turn : 'every-turn'
  if (error instanceof WriteConflict) return conflicts < mostConflictsBeside ? place : 'every-turn'
  // A key that is there already may have come from another writer in between. The next run finds it.
  if (codeOf(error) === '23505' && place !== 'every-turn') return 'every-turn'
  return null
}
