import { setTimeout as pause } from 'node:timers/promises'
import { timeLimits } from './time-limits.ts'
import type { Place } from './turns.ts'

/** Lets a transaction begin when its turn has come in this process. */
export type Gate = <T>(place: Place, run: () => Promise<T>) => Promise<T>

/** Nobody has to wait: the database itself allows one writer at a time. */
export const openForAll: Gate = (_place, run) => run()

/**
 * While one writer has every turn, because conflicts met it twice, no other write of this process begins:
 * most installations have one process, where that writer then runs alone. Correctness does not depend on
 * it, so nobody waits longer than for a lock.
 * @param patience how long that is, in milliseconds
 */
export function openGate(patience: number = timeLimits.lock): Gate {
  let alone = 0
  let over = Promise.withResolvers<void>()
  return async (place, run) => {
    if (place !== 'every-turn') {
      if (alone > 0) await endOrPatience(over.promise, patience)
      return run()
    }
    if (alone === 0) over = Promise.withResolvers()
    alone += 1
    try {
      return await run()
    } finally {
      alone -= 1
      if (alone === 0) over.resolve()
    }
  }
}

async function endOrPatience(end: Promise<void>, milliseconds: number): Promise<void> {
  const ended = new AbortController()
  const patience = pause(milliseconds, undefined, { ref: false, signal: ended.signal })
  await Promise.race([end, patience]).finally(() => ended.abort())
}
