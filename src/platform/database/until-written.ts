import type { DialectAdapter } from 'kysely'
import { type Soon, soon } from '#platform/soon'
import type { Reader } from './handles.ts'

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
