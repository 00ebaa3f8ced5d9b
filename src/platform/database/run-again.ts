import { setTimeout as pause } from 'node:timers/promises'
import { refusal } from '#platform/errors'
import { codeOf } from './database-failure.ts'
import { type Place, TurnNeeded } from './turns.ts'

/**
 * Two concurrent transactions could not both be true in any order: this one was rolled back. Its work was
 * not at fault, and it may run again.
 */
export class WriteConflict extends Error {}

/** SQLSTATE of a conflict that PostgreSQL finds by serialisation, and by its locks (deadlock). */
const conflicts: readonly (string | null)[] = ['40001', '40P01']

/** How often a transaction runs at most. */
const mostRuns = 8
/**
 * How many conflicts a transaction may have before it waits for every turn, and so for all others that had
 * as many.
 */
const mostConflictsBeside = 2
/** The longest pause before the second run, in milliseconds; each further one may be twice as long. */
const firstPause = 16

export function isWriteConflict(error: unknown): boolean {
  return conflicts.includes(codeOf(error))
}

/**
 * Runs a transaction, and again after a conflict. Pauses grow, and their lengths are random, so that the
 * same transactions do not meet again; those that had two conflicts run one after the other.
 * @throws Refusal `service.busy` when each run met a conflict
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

/** Returns where it runs again after this error; null when a new run would not help. */
function nextPlace(error: unknown, place: Place, conflicts: number): Place | null {
  if (error instanceof TurnNeeded) return place === 'beside' ? error.turn : 'every-turn'
  if (error instanceof WriteConflict) return conflicts < mostConflictsBeside ? place : 'every-turn'
  // A key that exists already may come from another writer in between. The next run finds it.
  if (codeOf(error) === '23505' && place !== 'every-turn') return 'every-turn'
  return null
}
