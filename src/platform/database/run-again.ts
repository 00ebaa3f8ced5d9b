import { setTimeout as pause } from 'node:timers/promises'
import { refusal } from '#platform/errors'
import { codeOf } from './database-failure.ts'

/**
 * Two transactions under way could not both be true, one after the other in whichever order: this one
 * was rolled back. It is no fault of what it did, and it may run again.
 */
export class WriteConflict extends Error {}

/** SQLSTATE of a conflict that PostgreSQL finds by its order (serialization), and by its locks (deadlock). */
const conflicts: readonly (string | null)[] = ['40001', '40P01']

/** How often a transaction runs at the most. */
const mostRuns = 8
/** The longest pause before the second run, in milliseconds; each further one may be twice as long. */
const firstPause = 16

export function isWriteConflict(error: unknown): boolean {
  return conflicts.includes(codeOf(error))
}

/**
 * Runs a transaction, and again when it was in conflict with another one. Pauses grow, and each has a
 * length of its own, so that those who met do not meet again.
 * @throws Refusal `service.busy` when others were in its way each time
 */
export async function runAgain<T>(attempt: () => Promise<T>): Promise<T> {
  for (let run = 1; ; run += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error
      if (run === mostRuns) throw refusal('service.busy', { retryAfter: 2 })
      await pause(Math.random() * firstPause * 2 ** (run - 1))
    }
  }
}
