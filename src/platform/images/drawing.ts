import { outOfResources, Refusal, refusal } from '#platform/errors'
import { hasResources } from '#platform/worker'

/**
 * How libvips and what is below it say that the system gave no memory or no thread. It is no whole list:
 * their messages lie in one place for all that is drawn at a time, so that one may get another's, or
 * none.
 */
const saysNoMemory =
  /out of memory|insufficient memory|(failed|unable) to allocate|creating thread|out of order read|: Unknown error$/i

const noResources = () => refusal('service.busy', { retryAfter: 5 })

/** What took too long takes as long again. */
const isTimeout = (error: unknown) => /^Error: timeout:/.test(String(error))

/**
 * Draws, and once more when it failed without a reason that is for certain: others may have had the memory, or
 * the file handles. Whatever libvips says, nothing else is blamed before it failed twice while there were both.
 * @throws Refusal `service.busy` when there was no memory or handle for it; what else it throws
 */
export async function orBusy<T>(
  draw: () => Promise<T>,
  areThere: () => boolean = hasResources,
): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await draw()
    } catch (error) {
      if (error instanceof Refusal || isTimeout(error)) throw error
      const isForThem = outOfResources(error) !== null || saysNoMemory.test(String(error))
      if (isForThem || !areThere()) throw noResources()
      if (tries === 2) throw error
    }
}

/**
 * The same for what reads a file, and calls what cannot be read damaged.
 * @throws Refusal `document.damaged`, `service.busy` when there was no memory or handle for it
 */
export async function orDamaged<T>(read: () => Promise<T>, areThere?: () => boolean): Promise<T> {
  try {
    return await orBusy(read, areThere)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refusal('document.damaged')
  }
}

/** Makes something once for all who want it, and anew where that failed: there may have been no memory, or no file handle. */
export function madeOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= orBusy(make).catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
