import { setTimeout as pause } from 'node:timers/promises'
import type { ActionContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { isUnreadable } from '#platform/storage'

/**
 * In milliseconds: how long a storage may be unavailable while an archive is being written, and the pause between two
 * tries.
 */
const longest = 60_000
const between = 250

/**
 * Opens a key for an archive, again and again while the storage does not respond. Returns null for a file that is not
 * there, and for one that is but cannot be read.
 * @throws Refusal `service.storage_unavailable` when the time to wait, in milliseconds, is over
 */
export function openPatiently(
  { storage, log }: Pick<ActionContext, 'storage' | 'log'>,
  key: string,
  patience = longest,
) {
  const onWait = () =>
    log.warn({}, 'The storage of files does not answer; the archive waits for it')
  const openUnlessUnreadable = async () => {
    try {
      return await storage.open(key)
    } catch (error) {
      if (await isUnreadable(storage, error)) return null
      throw error
    }
  }
  return patiently(openUnlessUnreadable, onWait, patience)
}

/**
 * Asks a storage again and again while it does not respond: what takes hours must not fail because of a few seconds.
 * @param patience in milliseconds
 */
export async function patiently<T>(
  ask: () => Promise<T>,
  onWait: () => void,
  patience = longest,
): Promise<T> {
  const end = performance.now() + patience
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      const isAway = error instanceof Refusal && error.code === 'service.storage_unavailable'
      if (!isAway || performance.now() >= end) throw error
      if (tries === 0) onWait()
      await pause(between)
    }
  }
}
