import { setTimeout as pause } from 'node:timers/promises'
import type { DialectAdapter } from 'kysely'
import { type Place, type Turn, turns } from './conflicts.ts'
import { databaseUnavailable, isDatabaseFailure } from './failures.ts'
import { type Grouping, type Reader, type Soon, soon, type Transaction } from './handles.ts'
import type { Member, RunGroup } from './postgres-server.ts'
import { timeLimits } from './time-limits.ts'

type StateNow = () => number | undefined

const states = new WeakMap<DialectAdapter, StateNow>()

/** Lets `untilWritten` ask which state of the database is read on this connection. */
export function tellState(kysely: Reader, state: StateNow): void {
  states.set(kysely.getExecutor().adapter, state)
}

/**
 * Makes a question that is asked again only after something was committed, by this process or another: what was read
 * before is then the same. Asks each time on PostgreSQL, and within a transaction.
 * @param most how many answers are kept
 */
export function untilWritten<Arguments extends (string | number)[], T>(
  ask: (tx: Reader, ...values: Arguments) => Soon<T>,
  most = 1000,
): (tx: Reader, ...values: Arguments) => Soon<T> {
  const kept = new WeakMap<DialectAdapter, { state: number; answers: Map<string, T> }>()
  return (tx, ...values) => {
    const { adapter } = tx.getExecutor()
    const state = tx.isTransaction ? undefined : states.get(adapter)?.()
    if (state === undefined) return ask(tx, ...values)
    let known = kept.get(adapter)
    if (known?.state !== state) {
      known = { state, answers: new Map() }
      kept.set(adapter, known)
    }
    const { answers } = known
    const key = values.join(' ')
    if (answers.has(key)) return answers.get(key) as T
    return soon(ask(tx, ...values), (answer) => {
      if (answers.size >= most) answers.clear()
      answers.set(key, answer)
      return answer
    })
  }
}

type Write = <T>(run: (tx: Transaction) => Promise<T>) => Promise<T>
type WriteGrouped = <T>(run: (tx: Transaction) => Promise<T>, grouping?: Grouping) => Promise<T>

interface Waiting extends Member {
  resolve(value: unknown): void
  reject(error: unknown): void
}

const mostTogether = 128

/**
 * Commits in groups: while one transaction commits, later ones wait and then share the next. An error in
 * one of them rolls back the whole group, and each runs again alone, so nobody pays for a neighbour's
 * mistake; a failure of the database fails all of them. (A run may therefore run twice: it does SQL and
 * nothing else.)
 * @param hurried for groups in which all mingle: their first statements travel with those that open the
 * transaction
 */
export function groupCommits(write: Write, runGroup: RunGroup, hurried = write): WriteGrouped {
  let waiting: Waiting[] = []
  let running = false

  async function drain(): Promise<void> {
    running = true
    while (waiting.length > 0) {
      const group = waiting.slice(0, mostTogether)
      waiting = waiting.slice(mostTogether)
      const together = group.every(({ mingles }) => mingles) ? hurried : write
      await commitTogether({ write, together, runGroup }, group)
    }
    running = false
  }

  return <T>(run: (tx: Transaction) => Promise<T>, { mingles = false }: Grouping = {}) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ run, mingles, resolve: resolve as (value: unknown) => void, reject })
      if (!running) {
        running = true
        // Two turns of the event loop: writes that arrive by then share the fsync, which on SQLite costs as
        // much as the rest of a look-up, and nobody waits longer than a millisecond for it.
        setImmediate(() => setImmediate(() => void drain()))
      }
    })
}

async function commitTogether(
  { write, together, runGroup }: { write: Write; together: Write; runGroup: RunGroup },
  group: Waiting[],
): Promise<void> {
  const alone = async (one: Waiting) => (await write((tx) => runGroup(tx, [one])))[0]
  try {
    const results = await together((tx) => runGroup(tx, group))
    group.forEach((each, index) => {
      each.resolve(results[index])
    })
  } catch (error) {
    // No member's fault, and perhaps kept: a second run would fail in the same way, or do it twice.
    if (isDatabaseFailure(error)) for (const each of group) each.reject(error)
    else for (const each of group) await alone(each).then(each.resolve, each.reject)
  }
}

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

/** Between two tries for the lock, in milliseconds. */
const betweenTries = 15
/** After this many milliseconds without a try, a held lock counts as another one. */
const forgotten = 1000

/** The turn to write to an SQLite file that another process may be writing to. */
export interface WriteTurn {
  /**
   * Runs work that needs the lock, and retries while it is held elsewhere. Only this promise waits:
   * SQLite's own way (busy_timeout) would block the whole process.
   * @throws Refusal `service.database_unavailable` when the lock has been held too long
   */
  take<T>(run: () => Promise<T>): Promise<T>
  /** Whether the last caller that wanted it did not get it in time. */
  readonly isOverdue: boolean
}

export function openWriteTurn(): WriteTurn {
  let heldSince: number | null = null
  let lastTry = 0
  let isOverdue = false

  function note(): void {
    const now = performance.now()
    if (heldSince === null || now - lastTry > forgotten) heldSince = now
    lastTry = now
    // Counted for all together: callers in line behind one that waited have waited too.
    isOverdue = now - heldSince >= timeLimits.lockOfFile
  }

  return {
    take: async (run) => {
      for (;;) {
        try {
          const result = await run()
          heldSince = null
          isOverdue = false
          return result
        } catch (error) {
          if (!isBusy(error)) throw error
          note()
          if (isOverdue) throw databaseUnavailable()
          await pause(betweenTries)
        }
      }
    },
    get isOverdue() {
      return isOverdue
    },
  }
}

/** The lock is held elsewhere; this includes `SQLITE_BUSY_RECOVERY` and its kin. */
export function isBusy(error: unknown): boolean {
  return String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')
}
