import type { Log } from '#platform/log'

/**
 * Work that an answer does not wait for: whether an email is known must not show in the time that
 * the answer takes. What a stop interrupts is lost, so only what somebody can ask for again.
 */
export interface Afterwards {
  run(task: () => Promise<void>): void
  /** How many tasks are under way. */
  waiting(): number
  /** When nothing is under way any more. */
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
