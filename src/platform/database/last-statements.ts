import type { CompiledQuery } from 'kysely'
import type { Transaction } from './handles.ts'

const kept = new WeakMap<Transaction, CompiledQuery[]>()

/** Begins to keep the last statements of a transaction; with those of another that shares its connection. */
export function keepLast(tx: Transaction, shared?: Transaction): void {
  kept.set(tx, (shared && kept.get(shared)) ?? [])
}

/**
 * Keeps a statement for the end of its transaction, where it is sent together with the commit. Only
 * what answers nothing that the verb wants to know: when it fails, nothing of the transaction is kept.
 */
export function addLast(tx: Transaction, query: CompiledQuery): void {
  const queries = kept.get(tx)
  if (!queries) throw new Error('Nobody would send it: the transaction was not begun by `write`')
  queries.push(query)
}

/**
 * Sends what was kept and waits for no answer, so that a commit right after it travels with it: a
 * commit after a statement that failed is a rollback on PostgreSQL. Answers a promise of how they ended.
 */
export async function sendLast(tx: Transaction): Promise<{ ends: Ends }> {
  const queries = kept.get(tx) ?? []
  if (queries.length === 0) return { ends: Promise.resolve([]) }
  return tx.getExecutor().provideConnection(async (connection) => ({
    ends: Promise.allSettled(queries.map((query) => connection.executeQuery(query))),
  }))
}

export type Ends = Promise<PromiseSettledResult<unknown>[]>
