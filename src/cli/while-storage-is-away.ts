import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '#platform/errors'
import type { Log } from '#platform/log'
import { Obstacle } from './exit-code.ts'

/** Between two tries, in milliseconds. */
const retry = 250

interface Patience {
  milliseconds: number
  /** Whoever starts has been asked to stop. */
  signal: AbortSignal
  log: Log
}

/**
 * Runs a step of the start that needs the storage, again and again while that does not answer, as a
 * start waits for its database. Throws `Obstacle` when the patience is at its end.
 */
export async function whileStorageIsAway<T>(
  step: () => Promise<T>,
  { milliseconds, signal, log }: Patience,
): Promise<T> {
  const end = performance.now() + milliseconds
  for (let tries = 0; ; tries += 1) {
    try {
      return await step()
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'service.storage_unavailable') throw error
      if (signal.aborted || performance.now() >= end) throw away
      if (tries === 0) log.warn({}, 'The storage of files does not answer yet; waiting')
      await pause(retry)
    }
  }
}

const away = new Obstacle(
  'The storage of files does not answer. Check CANDOR_STORAGE_URL, and that it runs.',
)
