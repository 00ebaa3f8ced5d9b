import { timeLimits } from './time-limits.ts'
import { type Place, type Turn, turns } from './turns.ts'

/**
 * Returns the statements that open a writing transaction, sent in the same message as its `begin`, so that
 * they take one round trip and a pooler gives all of them to one connection. A turn is a row that is locked
 * until the end. A serializable transaction sees the database as it was at its first statement, even where
 * that statement is the one that waits. So the row is waited for in a transaction before, which ends
 * immediately, and then locked without waiting: where another transaction was quicker, the message fails
 * with 55P03 and is sent again.
 */
export function openingOf(place: Place): string {
  const turnsWanted = turnsOf(place)
  const rowsOf = (patience: string) => turnsWanted.map((turn) => rowOf(turn) + patience)
  const wait =
    turnsWanted.length === 0
      ? []
      : // A rollback waits for no disk.
        [`set local lock_timeout = ${timeLimits.lock}`, ...rowsOf(''), 'rollback', 'begin']
  return [
    ...wait,
    'set transaction isolation level serializable',
    `set local lock_timeout = ${timeLimits.lock}`,
    `set local statement_timeout = ${timeLimits.statement}`,
    `set local idle_in_transaction_session_timeout = ${timeLimits.idleInTransaction}`,
    ...rowsOf(' nowait'),
  ].join(';')
}

/** Always in the order of the list, so that no two transactions wait for each other. */
function turnsOf(place: Place): readonly Turn[] {
  return place === 'every-turn' ? turns : turns.filter((turn) => turn === place)
}

const rowOf = (turn: Turn) => `select 1 from "locks" where "name" = '${turn}' for update`
