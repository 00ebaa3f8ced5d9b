import { setTimeout as pause } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'
import { refusal } from '#platform/errors'
import { codeOf, DatabaseObstacle } from './failures.ts'
import type { Patience, Transaction } from './handles.ts'
import { ReadOnly, Standby } from './postgres-server.ts'
import { timeLimits } from './time-limits.ts'

const silent = 'The database does not answer. Check CANDOR_DATABASE_URL, and that it runs.'
const noTls =
  'The database server does not offer TLS. Switch it on there, or set sslmode=disable where nobody can listen.'

/** The server answers and rejects us: waiting does not help. */
const final = [/^28/, /^3D000$/, /CERT/, /^ERR_TLS/, /^ERR_SSL/]

/**
 * Asks until there is an answer or the patience ends; then throws the last error. An error that waiting
 * cannot repair is thrown immediately.
 */
export async function waitUntil(
  answers: () => Promise<void>,
  hosts: number,
  { milliseconds, signal, onWait }: Patience = { milliseconds: 0, onWait: () => undefined },
): Promise<void> {
  const end = performance.now() + milliseconds
  for (let tries = 0; ; tries += 1) {
    try {
      return await answers()
    } catch (error) {
      const code = String((error as { code?: string }).code ?? '')
      if (isFinal(error, code, hosts) || signal?.aborted || performance.now() >= end)
        throw explained(error, code)
      if (tries === 0) onWait(code)
      await pause(timeLimits.retry)
    }
  }
}

function isFinal(error: unknown, code: string, hosts: number): boolean {
  // With several hosts, one may be about to be promoted.
  if (error instanceof Standby || error instanceof ReadOnly) return hosts === 1
  return error instanceof DatabaseObstacle || isNoTls(error) || final.some((one) => one.test(code))
}

/** The driver has no code for it. */
const isNoTls = (error: unknown) =>
  error instanceof Error && error.message.includes('does not support SSL')

function explained(error: unknown, code: string): unknown {
  if (isNoTls(error)) return new DatabaseObstacle(noTls)
  return code !== '' || error instanceof DatabaseObstacle ? error : new DatabaseObstacle(silent)
}

/**
 * Two concurrent transactions could not both be true in any order: this one was rolled back. Its work was
 * not at fault, and it may run again.
 */
export class WriteConflict extends Error {}

/** SQLSTATE of a conflict that PostgreSQL finds by serialisation, and by its locks (deadlock). */
const conflicts: readonly (string | null)[] = ['40001', '40P01']

/** How often a transaction runs at most. */
const mostRuns = 8
/**
 * How many conflicts a transaction may have before it waits for every turn, and so for all others that had
 * as many.
 */
const mostConflictsBeside = 2
/** The longest pause before the second run, in milliseconds; each further one may be twice as long. */
const firstPause = 16

export function isWriteConflict(error: unknown): boolean {
  return conflicts.includes(codeOf(error))
}

/**
 * Runs a transaction, and again after a conflict. Pauses grow, and their lengths are random, so that the
 * same transactions do not meet again; those that had two conflicts run one after the other.
 * @throws Refusal `service.busy` when each run met a conflict
 */
export async function retryOnConflict<T>(
  attempt: (place: Place) => Promise<T>,
  first: Place = 'beside',
): Promise<T> {
  let place = first
  let conflicts = 0
  for (let run = 1; ; run += 1) {
    try {
      return await attempt(place)
    } catch (error) {
      const next = nextPlace(error, place, conflicts + 1)
      if (next === null) throw error
      if (run === mostRuns) throw refusal('service.busy', { retryAfter: 2 })
      if (error instanceof WriteConflict) {
        conflicts += 1
        await pause(Math.random() * firstPause * 2 ** (conflicts - 1))
      }
      place = next
    }
  }
}

/** Returns where it runs again after this error; null when a new run would not help. */
function nextPlace(error: unknown, place: Place, conflicts: number): Place | null {
  if (error instanceof TurnNeeded) return place === 'beside' ? error.turn : 'every-turn'
  if (error instanceof WriteConflict) return conflicts < mostConflictsBeside ? place : 'every-turn'
  // A key that exists already may come from another writer in between. The next run finds it.
  if (codeOf(error) === '23505' && place !== 'every-turn') return 'every-turn'
  return null
}

/**
 * What many want at the same moment and only one can have: the end of the ledger with the seats that are
 * paid from it, and the next number of a record. Writers there queue.
 */
export const turns = ['ledger', 'record-numbers'] as const
export type Turn = (typeof turns)[number]

/** How a transaction runs: beside all others, beside those that want another turn, or with every turn. */
export type Place = 'beside' | Turn | 'every-turn'

/** Thrown in a transaction that began without the turn; it runs again with it (retry.ts). */
class TurnNeeded extends Error {
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
 * Locks a small file with the kernel's lock, held through SQLite. Returns null when this or another process has it.
 */
export function takeMutexOnFile(path: string): Mutex | null {
  const lock = new BetterSqlite3(path, { timeout: 0 })
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
