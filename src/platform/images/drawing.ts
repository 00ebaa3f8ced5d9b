import { outOfResources, Refusal, refusal } from '#platform/errors'
import { hasResources } from '#platform/worker'

/**
 * Messages by which libvips and the libraries below it report a lack of memory or threads. The list is
 * incomplete: all drawings share one buffer for messages, so one may get another's, or none. What damaged files are told with too
 * (“out of order read”, “Unknown error”) is not in it.
 */
const saysNoMemory =
  /out of memory|insufficient memory|(failed|unable) to allocate|creating thread/i

const noResources = () => refusal('service.busy', { retryAfter: 5 })

/** What took too long takes as long again. */
const isTimeout = (error: unknown) => /^Error: timeout:/.test(String(error))

/**
 * Draws, and once more when it failed without a certain reason: others may have had the memory, or the file
 * handles. Whatever libvips says, nothing else is blamed until it failed twice while both were available.
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
 * Does the same for reading a file, and calls an unreadable one damaged.
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

/**
 * Makes something once for all callers, and again after a failure: there may have been no memory, or no
 * file handle.
 */
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
