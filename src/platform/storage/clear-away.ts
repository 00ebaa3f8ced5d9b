import type { Log } from '#platform/log'
import type { Storage } from './storage.ts'

type Remove = () => Promise<void>
interface Needs {
  storage: Storage
  log: Log
}

/** What could not be removed yet, by storage. */
const waiting = new WeakMap<Storage, Set<Remove>>()

/**
 * Removes files that a commit has just orphaned. The change has happened, so a failing storage cannot undo
 * it and must not look like its answer: nothing is thrown, and `clearAwayRest` tries again. What a stop
 * interrupts is left to the sweep of the next start.
 * @param remove is also tried later, when something else may have its keys: so it has to check first
 */
export async function clearAway({ storage, log }: Needs, remove: Remove): Promise<void> {
  try {
    await remove()
  } catch (error) {
    log.warn({ error }, 'Files that no row refers to could not be removed yet')
    const rest = waiting.get(storage) ?? new Set()
    waiting.set(storage, rest.add(remove))
  }
}

/** Removes what could not be removed before. @throws what the storage throws; the rest is kept */
export async function clearAwayRest({ storage }: Needs): Promise<void> {
  const rest = waiting.get(storage) ?? new Set()
  for (const remove of rest) {
    await remove()
    rest.delete(remove)
  }
}
