import { setTimeout as pause } from 'node:timers/promises'
import { databaseUnavailable } from './database-failure.ts'
import { timeLimits } from './time-limits.ts'

/** Between two tries for the lock, in milliseconds. */
const betweenTries = 15
/** After this many milliseconds without a try, a held lock counts as another one. */
const forgotten = 1000

/** The turn to write to an SQLite file that another process may be writing to. */
export interface WriteTurn {
  /**
   * Runs work that needs the lock, and retries while it is held elsewhere. Only this promise waits:
   * SQLite's own way (busy_timeout) would block the whole process.
   * @throws Refusal `service.database_unavailable` when the lock has been held too long
   */
  take<T>(run: () => Promise<T>): Promise<T>
  /** Whether the last caller that wanted it did not get it in time. */
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
    // Counted for all together: callers in line behind one that waited have waited too.
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

/** The lock is held elsewhere; this includes `SQLITE_BUSY_RECOVERY` and its kin. */
export function isBusy(error: unknown): boolean {
  return String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')
}
