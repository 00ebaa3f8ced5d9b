import { outOfMemory, Refusal, refusal } from '#platform/errors'
import { giveBack } from './give-back.ts'

/**
 * How libvips and what is below it say that the system gave no memory or no thread. It is no whole list:
 * their messages lie in one place for all that is drawn at a time, so that one may get another's, or
 * none.
 */
const saysNoMemory =
  /out of memory|insufficient memory|(failed|unable) to allocate|creating thread|out of order read|: Unknown error$/i

/** As much as a large picture takes, with the stacks of its threads, in bytes. */
const muchMemory = 128 * 1024 * 1024

/** Whether the system would give as much as drawing takes. Nothing of it is touched. */
export function hasMemory(): boolean {
  try {
    giveBack(Buffer.allocUnsafeSlow(muchMemory))
    return true
  } catch {
    return false
  }
}

export const noMemory = () => refusal('service.busy', { retryAfter: 5 })

/** What took too long takes as long again. */
const isTimeout = (error: unknown) => /^Error: timeout:/.test(String(error))

/**
 * Draws, and once more when it failed without a reason that is for certain: others may have had the memory.
 * Whatever libvips says, nothing else is blamed before it failed twice while there was memory.
 * @throws Refusal `service.busy` when there was no memory for it; what else it throws
 */
export async function orBusy<T>(
  draw: () => Promise<T>,
  isMemoryThere: () => boolean = hasMemory,
): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await draw()
    } catch (error) {
      if (error instanceof Refusal || isTimeout(error)) throw error
      const isForMemory = outOfMemory(error) !== null || saysNoMemory.test(String(error))
      if (isForMemory || !isMemoryThere()) throw noMemory()
      if (tries === 2) throw error
    }
}

/**
 * The same for what reads a file, and calls what cannot be read damaged.
 * @throws Refusal `document.damaged`, `service.busy` when there was no memory for it
 */
export async function orDamaged<T>(
  read: () => Promise<T>,
  isMemoryThere?: () => boolean,
): Promise<T> {
  try {
    return await orBusy(read, isMemoryThere)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refusal('document.damaged')
  }
}

/** Makes something once for all who want it, and anew where that failed: there may have been no memory. */
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
