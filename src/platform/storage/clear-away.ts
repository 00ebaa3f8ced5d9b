import type { Log } from '#platform/log'
import type { Storage } from './storage.ts'

type Remove = () => Promise<void>
interface Needs {
  storage: Storage
  log: Log
}

/** What could not be removed yet, of each storage. */
const waiting = new WeakMap<Storage, Set<Remove>>()

/**
 * Removes files that a commit has just made nobody's. The change has happened, so a storage that fails
 * now undoes nothing and is no answer to it: nothing is thrown, and `clearAwayRest` tries again. What a
 * stop interrupts is left to the sweep of the next start.
 * @param remove tried later too, when something else may have its keys: then it has to look first
 */
export async function clearAway({ storage, log }: Needs, remove: Remove): Promise<void> {
  try {
    await remove()
  } catch (error) {
    log.warn({ error }, 'Files that no row names could not be removed yet')
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
