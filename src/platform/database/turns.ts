import type { Transaction } from './handles.ts'

/**
 * What many want at the same moment and only one can have: the end of the ledger with the seats that are
 * paid from it, and the next number of a record. Writers there queue.
 */
export const turns = ['ledger', 'record-numbers'] as const
export type Turn = (typeof turns)[number]

/** How a transaction runs: beside all others, beside those that want another turn, or with every turn. */
export type Place = 'beside' | Turn | 'every-turn'

/** Thrown in a transaction that began without the turn; it runs again with it (run-again.ts). */
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
