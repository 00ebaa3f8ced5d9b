import { setTimeout as pause } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'
import type { Transaction } from './handles.ts'
import { timeLimits } from './time-limits.ts'

/**
 * What many want at the same moment and only one can have: the end of the ledger with the seats that are
 * paid from it, and the next number of a record. Writers there queue.
 */
export const turns = ['ledger', 'record-numbers'] as const
export type Turn = (typeof turns)[number]

/** How a transaction runs: beside all others, beside those that want another turn, or with every turn. */
export type Place = 'beside' | Turn | 'every-turn'

/** Thrown in a transaction that began without the turn; it runs again with it (retry.ts). */
export class TurnNeeded extends Error {
  readonly turn: Turn
  constructor(turn: Turn) {
    super(`It has to begin with the turn ${turn}`)
    this.turn = turn
  }
}

const places = new WeakMap<Transaction, Place>()

export function notePlace(tx: Transaction, place: Place): void {
  places.set(tx, place)
}

/**
 * Called by a verb before it reads what others are about to change. A transaction sees the database as it
 * was at its first statement, so it must wait for the turn before that: one that began without it ends here
 * and begins again. Correctness does not depend on it, only how much work is wasted.
 */
export function requireTurn(tx: Transaction, turn: Turn): void {
  const place = places.get(tx)
  if (place === undefined || place === 'every-turn' || place === turn) return
  throw new TurnNeeded(turn)
}

/** Lets a transaction begin when its turn has come in this process. */
type Gate = <T>(place: Place, run: () => Promise<T>) => Promise<T>

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

/** A lock that one process has; it ends with the process, however that ends. */
export interface Mutex {
  letGo(): Promise<void>
}

/**
 * Locks, beside an SQLite file, a small file with the kernel's lock, held through SQLite. Returns null when
 * this or another process has it.
 */
export function takeMutexBesideSqlite(path: string, name: string): Mutex | null {
  const lock = new BetterSqlite3(`${path}.${name}.lock`, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    return null
  }
  return {
    letGo: async () => {
      lock.close()
    },
  }
}
