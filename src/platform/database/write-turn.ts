import { setTimeout as pause } from 'node:timers/promises'
import { databaseUnavailable } from './database-failure.ts'
import { timeLimits } from './time-limits.ts'

/** Between two tries to get the lock, in milliseconds. */
const betweenTries = 15
/** After so long without a try, milliseconds, a lock that is held is another one. */
const forgotten = 1000

/** The turn to write to an SQLite file that another process may be writing to. */
export interface WriteTurn {
  /**
   * Runs what needs the lock, again and again while somebody else holds it. Only this promise waits:
   * SQLite's own way (busy_timeout) would keep the whole process standing still.
   * @throws Refusal `service.database_unavailable` when the lock has been held too long
   */
  take<T>(run: () => Promise<T>): Promise<T>
  /** Whether the last who wanted it did not get it in time. */
  readonly isOverdue: boolean
}

export function openWriteTurn(): WriteTurn {
  let heldSince: number | null = null
  let lastTry = 0
  let isOverdue = false

  function note(): void {
    const now = performance.now()
    if (heldSince === null || now - lastTry > forgotten) heldSince = now
    lastTry = now
    // Counted for all together: who stood in line behind one that waited has waited too.
    isOverdue = now - heldSince >= timeLimits.lockOfFile
  }

  return {
    take: async (run) => {
      for (;;) {
        try {
          const result = await run()
          heldSince = null
          isOverdue = false
          return result
        } catch (error) {
          if (!isBusy(error)) throw error
          note()
          if (isOverdue) throw databaseUnavailable()
          await pause(betweenTries)
        }
      }
    },
    get isOverdue() {
      return isOverdue
    },
  }
}

/** Somebody else holds the lock; `SQLITE_BUSY_RECOVERY` and its kin too. */
export function isBusy(error: unknown): boolean {
  return String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')
}
