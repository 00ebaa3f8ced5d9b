import type { CompiledQuery } from 'kysely'
import type { Tables } from '#migrations'
import type { Transaction } from './handles.ts'

/** A row that is added at the end, and the statement that would add it alone. */
interface PipelinedRow {
  table: keyof Tables
  row: object
  query: CompiledQuery
}

const kept = new WeakMap<Transaction, PipelinedRow[]>()

/**
 * Starts to collect the last statements of a transaction, together with those of another that shares its
 * connection.
 */
export function openPipeline(tx: Transaction, shared?: Transaction): void {
  kept.set(tx, (shared && kept.get(shared)) ?? [])
}

/**
 * Keeps a row for the end of its transaction, where one statement adds it with the others of its table and
 * travels with the commit. Only for rows whose result the verb does not need: if the statement fails,
 * nothing of the transaction is kept.
 */
export function pipelineRow(tx: Transaction, last: PipelinedRow): void {
  const rows = kept.get(tx)
  if (!rows) throw new Error('Nobody would send it: the transaction was not begun by `write`')
  rows.push(last)
}

/**
 * Sends what was kept and waits for no answer, so that a commit right after it travels with it: on
 * PostgreSQL a commit after a failed statement is a rollback. Returns a promise of how the statements
 * ended.
 */
export async function sendPipeline(tx: Transaction): Promise<{ ends: Ends }> {
  const rows = kept.get(tx) ?? []
  if (rows.length === 0) return { ends: Promise.resolve([]) }
  const byTable = Map.groupBy(rows, ({ table }) => table)
  const queries = [...byTable].map(([table, some]) => adding(tx, table, some))
  return tx.getExecutor().provideConnection(async (connection) => ({
    ends: Promise.allSettled(queries.map((query) => connection.executeQuery(query))),
  }))
}

function adding(
  tx: Transaction,
  table: keyof Tables,
  rows: readonly PipelinedRow[],
): CompiledQuery {
  const [first, ...others] = rows
  if (first && others.length === 0) return first.query
  return tx
    .insertInto(table)
    .values(rows.map(({ row }) => row) as never)
    .compile()
}

export type Ends = Promise<PromiseSettledResult<unknown>[]>
