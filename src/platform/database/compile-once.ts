import type { CompiledQuery, DialectAdapter } from 'kysely'
import type { Tables } from '#migrations'
import type { Reader, Transaction } from './handles.ts'
import { addLast } from './last-statements.ts'
import { statementOn } from './prepared-statements.ts'

/** A placeholder for an argument while a query is compiled. */
class Slot {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

/** What Kysely's builders and its `sql` have in common. */
interface Compiles<Row> {
  compile(tx: Reader): CompiledQuery<Row>
}

/**
 * Makes a query for the busiest paths: it is built and compiled when first run on an engine. From then on
 * it only gets its parameters, and on SQLite runs without a promise, which takes a fraction of the time.
 * So `build` must pass its arguments on as parameters and not branch on them.
 */
export function compileOnce<Arguments extends (string | number)[], Row>(
  build: (tx: Reader, ...values: Arguments) => Compiles<Row>,
): (tx: Reader, ...values: Arguments) => Promise<Row[]> {
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<Row>>()
  return async (tx, ...values) => {
    const { adapter } = tx.getExecutor()
    let query = compiled.get(adapter)
    if (query === undefined) {
      const slots = values.map((_, index) => new Slot(index)) as unknown[]
      query = build(tx, ...(slots as Arguments)).compile(tx)
      compiled.set(adapter, query)
    }
    const parameters = query.parameters.map((one) =>
      one instanceof Slot ? values[one.index] : one,
    )
    const statement = statementOn(tx, query)
    if (statement) return statement.all(parameters) as Row[]
    const { rows } = await tx.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}

/** Does the same for adding a row; every row of a table has the same columns. */
export function insertOnce<Name extends keyof Tables>(
  table: Name,
): (tx: Transaction, row: Tables[Name]) => Promise<void> {
  const inserted = insertion(table)
  return async (tx, row) => {
    const query = inserted(tx, row)
    if (query) await tx.executeQuery(query)
  }
}

/** Does the same for a row that ends a transaction: on PostgreSQL it travels with the commit. */
export function insertLast<Name extends keyof Tables>(
  table: Name,
): (tx: Transaction, row: Tables[Name]) => void {
  const inserted = insertion(table)
  return (tx, row) => {
    const query = inserted(tx, row)
    if (query) addLast(tx, { table, row, query })
  }
}

/** Adds a row immediately where that takes no time; else returns the statement that adds it. */
function insertion<Name extends keyof Tables>(
  table: Name,
): (tx: Transaction, row: Tables[Name]) => CompiledQuery | null {
  const compiled = new WeakMap<DialectAdapter, CompiledQuery>()
  const columns: (keyof Tables[Name])[] = []
  return (tx, row) => {
    const { adapter } = tx.getExecutor()
    let query = compiled.get(adapter)
    if (query === undefined) {
      if (columns.length === 0) columns.push(...(Object.keys(row) as (keyof Tables[Name])[]))
      const inOrder = Object.fromEntries(columns.map((column) => [column, row[column]]))
      query = tx
        .insertInto(table)
        .values(inOrder as never)
        .compile()
      compiled.set(adapter, query)
    }
    const parameters = columns.map((column) => row[column])
    const statement = statementOn(tx, query)
    if (!statement) return { ...query, parameters }
    statement.run(parameters)
    return null
  }
}
