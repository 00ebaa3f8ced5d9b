import type { Log } from '#platform/log'

/**
 * Work that a response does not wait for: the time of the response must not show whether an email is known. A stop
 * loses what it interrupts, so this is only for what people can request again.
 */
export interface Afterwards {
  run(task: () => Promise<void>): void
  /** Returns how many tasks are in progress. */
  waiting(): number
  /** Resolves when no task is in progress any more. */
  settled(): Promise<void>
}

export function openAfterwards(log: Log): Afterwards {
  const underWay = new Set<Promise<void>>()
  return {
    run: (task) => {
      const running = new Promise<void>((resolve) => setImmediate(resolve))
        .then(task)
        .catch((error: unknown) => log.error({ error }, 'A task after an answer failed'))
        .finally(() => underWay.delete(running))
      underWay.add(running)
    },
    waiting: () => underWay.size,
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
