import type { Tables } from '#migrations'
import type { Reader, Soon, Transaction } from './handles.ts'

/** Tables whose rows have an id. */
type TableOfIds = {
  [Name in keyof Tables]: Tables[Name] extends { id: string } ? Name : never
}[keyof Tables]

// The types of one of these tables do for all.
const withId = (table: TableOfIds) => table as 'cases'

/** Returns what selects a row of a table by its id. `Row` types what was checked when it was written. */
export const selectsById =
  <Name extends TableOfIds, Row = Tables[Name]>(table: Name) =>
  async (tx: Reader, id: string): Promise<Row | undefined> => {
    const query = tx.selectFrom(withId(table)).selectAll().where('id', '=', id)
    return (await query.executeTakeFirst()) as Row | undefined
  }

/** Returns what selects rows of a table in the order of their ids, so many behind one of them: see `inBatches`. */
export const selectsAfter =
  <Name extends TableOfIds, Row = Tables[Name]>(table: Name) =>
  async (tx: Reader, id: string, limit: number): Promise<Row[]> => {
    const query = tx.selectFrom(withId(table)).selectAll().where('id', '>', id)
    return (await query.orderBy('id').limit(limit).execute()) as unknown[] as Row[]
  }

/** Returns what changes a row of a table by its id. */
export const updatesById =
  <Name extends TableOfIds>(table: Name) =>
  async (tx: Transaction, id: string, change: Partial<Omit<Tables[Name], 'id'>>): Promise<void> => {
    const columns = change as Partial<Tables['cases']>
    await tx.updateTable(withId(table)).set(columns).where('id', '=', id).execute()
  }

interface Changed {
  numInsertedOrUpdatedRows?: bigint | undefined
  numUpdatedRows?: bigint
  numDeletedRows?: bigint
}

/** Runs a statement that changes rows; tells whether there were any to change. */
export async function hasChanged(statement: {
  executeTakeFirst(): Promise<Changed | undefined>
}): Promise<boolean> {
  const {
    numInsertedOrUpdatedRows: inserted,
    numUpdatedRows: updated,
    numDeletedRows: deleted,
  } = (await statement.executeTakeFirst()) ?? {}
  return (inserted ?? updated ?? deleted ?? 0n) > 0n
}

/** Returns what selects those of some ids that have a row in a table. */
export const selectsExisting =
  (table: TableOfIds) =>
  async (tx: Reader, ids: readonly string[]): Promise<Set<string>> => {
    if (ids.length === 0) return new Set()
    const rows = await tx.selectFrom(withId(table)).select('id').where('id', 'in', ids).execute()
    return new Set(rows.map(({ id }) => id))
  }

/** Yields all rows, so many at a time: `read` returns those behind an id, in the order of their ids. */
export async function* inBatches<Row extends { id: string }>(
  size: number,
  read: (after: string, size: number) => Soon<Row[]>,
  begin = '',
): AsyncGenerator<Row[]> {
  for (let after = begin; ; ) {
    const rows = await read(after, size)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < size) return
    after = last.id
  }
}
