import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Reader } from '#platform/database'
import {
  type Change,
  type IndexedRecord,
  type Newest,
  selectChangesAfter,
  selectIndexed,
  selectIndexedAfter,
  selectNewest,
} from './record-index.store.ts'
import { RecordIndex } from './record-index.ts'

/** Small enough that other requests wait only some milliseconds. */
const batch = 500

/** The index of one database in this process, and the last change that it includes. */
class IndexedRecords {
  #index: RecordIndex | null = null
  #newest: Newest | null = null
  /** The ids of changes that the index has taken in before they had a place. */
  #unplaced: ReadonlySet<string> = new Set()
  #last: Promise<unknown> = Promise.resolve()

  /** Returns the index with everything that was committed before the call. The first call loads it. */
  current(tx: Reader): Promise<RecordIndex> {
    // One run after another: a run that began earlier may miss what was committed just before this call.
    const mine = this.#last.then(() => this.#catchUp(tx))
    this.#last = mine.catch(() => undefined)
    return mine
  }

  async #catchUp(tx: Reader): Promise<RecordIndex> {
    for (;;) {
      this.#index ??= await this.#load(tx)
      const changes = await selectChangesAfter(tx, this.#newest, batch)
      // A different database answers, without the last changes: a standby that took over, or a restored one.
      if (changes === null) {
        this.#index = null
        continue
      }
      const placed = changes.filter(({ sequence }) => sequence !== null)
      const unplaced = changes.filter(({ sequence }) => sequence === null)
      const fresh = unplaced.filter(({ id }) => !this.#unplaced.has(id))
      const records = await this.#takeIn(tx, this.#index, [...placed, ...fresh])
      // Changes that have got their place since come once more, which does no harm.
      this.#unplaced = new Set(unplaced.map(({ id }) => id))
      const newest = placed.at(-1)
      if (newest) {
        const { number, sequence } = newest
        const reference = records.find((one) => one.number === number)?.reference ?? null
        this.#newest = { number, sequence: sequence as number, reference }
      }
      if (placed.length < batch) return this.#index
    }
  }

  async #takeIn(tx: Reader, index: RecordIndex, changes: readonly Change[]) {
    const numbers = [...new Set(changes.map(({ number }) => number))]
    const taken: IndexedRecord[] = []
    for (let from = 0; from < numbers.length; from += batch) {
      const some = numbers.slice(from, from + batch)
      const records = await selectIndexed(tx, some)
      index.change(some, records)
      taken.push(...records)
    }
    return taken
  }

  /** Loads all records. What changes during this has no place yet, or a later one, and is read again. */
  async #load(tx: Reader): Promise<RecordIndex> {
    const index = new RecordIndex()
    const newest = await selectNewest(tx)
    let records = await selectIndexedAfter(tx, 0, batch)
    for (let last = records.at(-1); last !== undefined; last = records.at(-1)) {
      // PostgreSQL reads the next batch while this one is loaded.
      const next = selectIndexedAfter(tx, last.number, batch)
      ;[records] = await Promise.all([next, takeIn(index, records)])
    }
    for (const _ of index.sorting()) await nextTurn()
    this.#newest = newest ?? null
    this.#unplaced = new Set()
    return index
  }
}

async function takeIn(index: RecordIndex, records: readonly IndexedRecord[]): Promise<void> {
  await nextTurn()
  index.load(records)
}

const byDatabase = new WeakMap<object, IndexedRecords>()

/**
 * Returns the index of a reader's database, with everything that is committed. Not for use inside a transaction, whose
 * uncommitted changes may be rolled back.
 */
export function indexedRecords(tx: Reader): Promise<RecordIndex> {
  const { adapter } = tx.getExecutor()
  let known = byDatabase.get(adapter)
  if (known === undefined) {
    known = new IndexedRecords()
    byDatabase.set(adapter, known)
  }
  return known.current(tx)
}
