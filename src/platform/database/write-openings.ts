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
 * are waited for in a transaction of their own, which loses them if it fails. Then the session takes them too,
 * which cannot wait any more, and passes them on to the transaction that writes: after this message the session
 * holds none, and all of it ends with the transaction. A session that failed with a lock would keep it behind a
 * pooler, which gives the connection to somebody else.
 */
export function openingOf(place: Place): string {
  const turn = turns.find((one) => one === place)
  const wanted = [
    // The turn first: who waits for it has nothing yet that others wait for.
    ...(turn ? [{ lock: locks[turn], mode: '' }] : []),
    { lock: ofWriters, mode: place === 'alone' ? '' : '_shared' },
  ]
  const each = (verb: string) => wanted.map(({ lock, mode }) => `${verb}${mode}(${lock})`)
  return [
    `set local lock_timeout = ${timeLimits.lock}`,
    ...each('select pg_advisory_xact_lock'),
    `select ${each('pg_advisory_lock').join(', ')}`,
    'end',
    'begin isolation level serializable',
    `set local lock_timeout = ${timeLimits.lock}`,
    `set local statement_timeout = ${timeLimits.statement}`,
    `set local idle_in_transaction_session_timeout = ${timeLimits.idleInTransaction}`,
    `select ${[...each('pg_advisory_xact_lock'), ...each('pg_advisory_unlock')].join(', ')}`,
  ].join(';')
}
