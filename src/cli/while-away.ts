import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '#platform/errors'
import type { Log } from '#platform/log'
import { Obstacle } from './exit-code.ts'

/** Between two tries, in milliseconds. */
const retry = 250

interface Patience {
  milliseconds: number
  /** Aborted when the start is asked to stop. */
  signal: AbortSignal
  log: Log
}

/** What is waited for, by the refusal for its absence, and the message about it. */
const waits: Record<string, string> = {
  'service.storage_unavailable': 'The storage of files does not answer yet; waiting',
  'service.database_unavailable': 'The database does not answer yet; waiting',
  'service.outcome_unknown': 'The database does not answer yet; waiting',
}

/**
 * Runs a step of the start, and again while the storage or the database does not answer, including a
 * database that was there at first and was lost or overloaded a moment later. Without a supervisor nobody
 * else would start this process again.
 * @throws Obstacle where the storage is still away when the patience ends; else what the step threw
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
