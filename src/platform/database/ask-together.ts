import type { Reader } from './handles.ts'

type One<Arguments extends unknown[], Row> = (tx: Reader, ...values: Arguments) => Promise<Row[]>
/** Returns the rows for each caller, in the order of the callers. */
type Many<Arguments extends unknown[], Row> = (
  tx: Reader,
  asked: readonly Arguments[],
) => Promise<Row[][]>

interface Waiting<Arguments extends unknown[], Row> {
  values: Arguments
  resolve(rows: Row[]): void
  reject(error: unknown): void
}

const shared = new WeakSet<Reader>()

/** Marks a transaction in which several callers run side by side. */
export function noteShared(tx: Reader): void {
  shared.add(tx)
}

/**
 * Makes a statement for the busiest paths. Where several callers share a transaction and ask at the same
 * moment, one statement asks for all of them, because PostgreSQL parses and plans each statement again
 * (docs/decisions/0006-two-databases-one-behaviour.md). `many` returns for each caller what `one` would have, in
 * order.
 */
export function askTogether<Arguments extends unknown[], Row>(
  one: One<Arguments, Row>,
  many: Many<Arguments, Row>,
): One<Arguments, Row> {
  const waiting = new WeakMap<Reader, Waiting<Arguments, Row>[]>()

  async function askFor(tx: Reader, asked: readonly Waiting<Arguments, Row>[]): Promise<Row[][]> {
    const [first, ...others] = asked.map(({ values }) => values)
    if (first && others.length === 0) return [await one(tx, ...first)]
    return await many(
      tx,
      asked.map(({ values }) => values),
    )
  }

  function send(tx: Reader, asked: readonly Waiting<Arguments, Row>[]): void {
    waiting.delete(tx)
    askFor(tx, asked).then(
      (answers) => {
        for (const [index, each] of asked.entries()) each.resolve(answers[index] ?? [])
      },
      (error: unknown) => {
        for (const each of asked) each.reject(error)
      },
    )
  }

  return (tx, ...values) => {
    if (!shared.has(tx)) return one(tx, ...values)
    return new Promise((resolve, reject) => {
      const asking = waiting.get(tx) ?? []
      asking.push({ values, resolve, reject })
      if (asking.length > 1) return
      waiting.set(tx, asking)
      // After all promises that wait for nothing else, so that it still travels with the statements that
      // open the transaction.
      process.nextTick(send, tx, asking)
    })
  }
}
