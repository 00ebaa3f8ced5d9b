import { type Dialect, type Driver, Transaction as KyselyTransaction } from 'kysely'
import type { Tables } from '#migrations'
import { noteShared } from './ask-together.ts'
import type { Transaction } from './handles.ts'
import { keepLast } from './last-statements.ts'

/** One of the writes that share a transaction. */
export interface Member {
  run(tx: Transaction): Promise<unknown>
  /** Whether others with this mark may write between its statements. */
  mingles: boolean
}

/** Runs a group within one transaction; returns the result of each. Throws when one of them did. */
export type RunGroup = (tx: Transaction, members: readonly Member[]) => Promise<unknown[]>

/** Runs one after the other, for SQLite, where statements do not travel. */
export const oneByOne: RunGroup = async (tx, members) => {
  const results: unknown[] = []
  for (const member of members) results.push(await member.run(tx))
  return results
}

/**
 * Runs first those that mingle: their statements are sent without waiting for each other's answers, and
 * equal ones as one (ask-together.ts), so that all of them take as many round trips as one. The connection
 * has to pipeline. Kysely runs one statement of a transaction at a time; here the connection keeps their
 * order. Then runs the others, one by one.
 */
export function sideBySide(dialect: Dialect): RunGroup {
  // It never begins or commits: the transaction around it does.
  const driver: Driver = dialect.createDriver()

  function together(tx: Transaction, members: readonly Member[]): Promise<unknown[]> {
    return tx.getExecutor().provideConnection(async (connection) => {
      const executor = tx
        .getExecutor()
        .withConnectionProvider({ provideConnection: (use) => use(connection) })
      const shared = new KyselyTransaction<Tables>({
        config: { dialect },
        ...{ dialect, driver, executor },
      })
      keepLast(shared, tx)
      noteShared(shared)
      const settled = await Promise.allSettled(members.map((member) => member.run(shared)))
      // Only when all have ended: none of their statements may be under way when the transaction ends.
      return settled.map((one) => {
        if (one.status === 'rejected') throw one.reason
        return one.value
      })
    })
  }

  return async (tx, members) => {
    const mingling = members.filter(({ mingles }) => mingles)
    const others = members.filter(({ mingles }) => !mingles)
    const results = new Map<Member, unknown>()
    const keep = (some: readonly Member[], answers: unknown[]) => {
      for (const [index, member] of some.entries()) results.set(member, answers[index])
    }
    if (mingling.length > 0) keep(mingling, await together(tx, mingling))
    keep(others, await oneByOne(tx, others))
    return members.map((member) => results.get(member))
  }
}
