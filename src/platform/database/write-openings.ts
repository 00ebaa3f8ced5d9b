import { timeLimits } from './time-limits.ts'
import { type Place, type Turn, turns } from './turns.ts'

/**
 * Every writer has this advisory lock: shared, or for itself when it runs alone. A former version of
 * Candor takes it for itself each time, so both may run at once while an installation is upgraded.
 */
const ofWriters = '7461'
/** The numbers of the turns' locks; they stay, because processes of two versions may run at once. */
const locks: Record<Turn, string> = { ledger: '7463, 1', 'record-numbers': '7463, 2' }

/**
 * What a transaction that writes begins with, sent in the same message as its `begin`, so that it takes
 * one round trip and a pooler gives all of it to one connection. A serializable transaction sees the database
 * as it was at its first statement, also where that statement is the one that waits for a lock. So the locks
 * are taken before it begins, for the session, and passed on to it: after this message the session holds none,
 * and all of it ends with the transaction.
 */
export function openingOf(place: Place): string {
  const wanted = place === 'alone' ? [[ofWriters, '']] : [[ofWriters, '_shared']]
  const turn = turns.find((one) => one === place)
  if (turn) wanted.push([locks[turn], ''])
  const take = wanted.map(([lock, mode]) => `select pg_advisory_lock${mode}(${lock})`)
  const pass = wanted.flatMap(([lock, mode]) => [
    `pg_advisory_xact_lock${mode}(${lock})`,
    `pg_advisory_unlock${mode}(${lock})`,
  ])
  return [
    `set local lock_timeout = ${timeLimits.lock}`,
    // The turn first: who waits for it has nothing yet that others wait for.
    ...take.toReversed(),
    'end',
    'begin isolation level serializable',
    `set local lock_timeout = ${timeLimits.lock}`,
    `set local statement_timeout = ${timeLimits.statement}`,
    `set local idle_in_transaction_session_timeout = ${timeLimits.idleInTransaction}`,
    `select ${pass.join(', ')}`,
  ].join(';')
}
