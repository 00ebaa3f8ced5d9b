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

/** What is waited for, by the refusal that it is away, and what is said of it. */
const waits: Record<string, string> = {
  'service.storage_unavailable': 'The storage of files does not answer yet; waiting',
  'service.database_unavailable': 'The database does not answer yet; waiting',
  'service.outcome_unknown': 'The database does not answer yet; waiting',
}

/**
 * Runs a step of the start, again and again while the storage or the database does not answer: also a
 * database that was there at first, and was lost or overloaded a moment later. Nobody else would start
 * this process again where no supervisor does.
 * @throws Obstacle where the storage is away when the patience is at its end; else what the step threw
 */
export async function whileAway<T>(
  step: () => Promise<T>,
  { milliseconds, signal, log }: Patience,
): Promise<T> {
  const end = performance.now() + milliseconds
  for (let tries = 0; ; tries += 1) {
    try {
      return await step()
    } catch (error) {
      const wait = error instanceof Refusal ? waits[error.code] : undefined
      if (wait === undefined) throw error
      if (signal.aborted || performance.now() >= end) throw obstacleOf(error as Refusal)
      if (tries === 0) log.warn({}, wait)
      await pause(retry)
    }
  }
}

function obstacleOf(refusal: Refusal): Error {
  return refusal.code === 'service.storage_unavailable' ? away : refusal
}

const away = new Obstacle(
  'The storage of files does not answer. Check CANDOR_STORAGE_URL, and that it runs.',
)
