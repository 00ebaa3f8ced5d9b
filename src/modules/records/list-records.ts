import { setImmediate as nextTurn } from 'node:timers/promises'
import { readSettings } from '#modules/organisation'
import { neededRules } from '#modules/organisation/needed-documents.schema'
import { day } from '#platform/clock'
import type { ActionContext, ReadContext } from '#platform/context'
import type { Reader } from '#platform/database'
import { cursorsAround } from '#platform/pages'
import { readReference, refuseUnless } from './record.ts'
import {
  type Change,
  type IndexedRecord,
  type Newest,
  placeChanges,
  selectChangesAfter,
  selectChangesToPlace,
  selectIndexed,
  selectIndexedAfter,
  selectNewest,
} from './record-index.store.ts'
import { type IndexQuery, RecordIndex } from './record-index.ts'
import {
  selectContestedNumbers,
  selectMergedMeant,
  selectNumbers,
  selectRecordsByNumber,
} from './records.store.ts'
import { normaliseNumber, type RecordList, type RecordState, recordListSchema } from './schema.ts'

/** Returns one page of the records that the actor may see, and how many there are. */
export async function listRecords(ctx: ReadContext, list: RecordList) {
  const query = await wholeQueryOf(ctx, list)
  const { numbers, places, ...place } = (await indexedRecords(ctx.tx)).find(query)
  const records = await selectRecordsByNumber(ctx.tx, numbers)
  return { records, ...place, pageSize: list.pageSize, ...cursorsAround(place, places) }
}

/**
 * Returns the numbers of all records in a list, in its order, for reading them one after another while the list
 * changes: pages of a changing list repeat records, or leave some out. A number takes some bytes.
 */
export async function listedNumbers(
  ctx: ReadContext,
  list: Omit<RecordList, 'cursor' | 'pageSize'>,
): Promise<number[]> {
  const query = await wholeQueryOf(ctx, { ...list, pageSize: 100 })
  const whole = { ...query, limit: Number.POSITIVE_INFINITY }
  return (await indexedRecords(ctx.tx)).find(whole).numbers
}

/** Returns the records with these numbers as they are now, without those that went to the trash or came from it. */
export async function listedRecords(
  ctx: ReadContext,
  { numbers, trash }: { numbers: readonly number[] } & Pick<RecordList, 'trash'>,
) {
  const records = await selectRecordsByNumber(ctx.tx, numbers)
  return records.filter(({ deletedAt }) => (deletedAt !== null) === (trash === 'yes'))
}

/** Returns the numbers to search among, where another table decides; undefined: all. */
async function numbersOf({ tx }: ReadContext, { ids, contested }: RecordList) {
  const named = ids === undefined ? undefined : await selectNumbers(tx, ids.split(','))
  if (contested === undefined) return named
  const wrong = await selectContestedNumbers(tx)
  return named === undefined ? wrong : wrong.filter((number) => named.includes(number))
}

/** Counts the records in a state that the actor may see, without the trash. */
export async function countRecords(ctx: ReadContext, state: RecordState): Promise<number> {
  return countListed(ctx, { state })
}

/** Counts the records in the list with these filters. */
export async function countListed(ctx: ReadContext, filters: Partial<RecordList>): Promise<number> {
  const list = recordListSchema.parse(filters)
  const query = await wholeQueryOf(ctx, list)
  return (await indexedRecords(ctx.tx)).find(query).total
}

/** `CR-` and eight signs. */
const referenceLength = 11

/** Returns what is searched for: by a number of a record that was merged, the one into which it was. */
async function searchMeant({ tx }: ReadContext, search: string): Promise<string> {
  const [number, reference] = [normaliseNumber(search), readReference(search)]
  // A name is no number; a reference may be of letters alone.
  if (!/\d/.test(number) && reference.length !== referenceLength) return search
  return (await selectMergedMeant(tx, { number, reference })) ?? search
}

async function wholeQueryOf(ctx: ReadContext, list: RecordList): Promise<IndexQuery> {
  const query = {
    ...queryOf(ctx, list),
    search: await searchMeant(ctx, list.search ?? ''),
    among: await numbersOf(ctx, list),
  }
  if (list.lacks === undefined) return query
  return { ...query, lacking: neededRules(await readSettings(ctx.tx)) }
}

/** Returns the ids of the people who entered the existing records. */
export async function recordAuthors(ctx: ReadContext): Promise<string[]> {
  return (await indexedRecords(ctx.tx)).authors()
}

function queryOf({ actor }: ReadContext, list: RecordList): Omit<IndexQuery, 'search'> {
  refuseUnless(actor.kind !== 'anonymous', 'session.required')
  const isAdmin = actor.kind === 'system' || actor.role === 'admin'
  return {
    deleted: isAdmin && list.trash === 'yes',
    state: list.state,
    visible: list.visible === undefined ? undefined : list.visible === 'yes',
    stage: list.stage,
    staged: list.staged === undefined ? undefined : list.staged === 'yes',
    assignedTo: list.assignedTo,
    createdBy: isAdmin ? list.enteredBy : actor.id,
    birthUnknown: list.dateOfBirth === 'none',
    missing: list.missing?.split(',') ?? [],
    created: spanOf(list.createdFrom, list.createdTo),
    updated: spanOf(list.updatedFrom, list.updatedTo),
    sort: list.sort,
    cursor: list.cursor,
    limit: list.pageSize,
  }
}

/** Returns milliseconds. An end that is a day includes the whole day; a time is taken exactly. */
function spanOf(from: string | undefined, to: string | undefined): readonly [number, number] {
  const isDay = to !== undefined && !to.includes('T')
  return [
    from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from),
    to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to) + (isDay ? day : 0),
  ]
}

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

/** As many as one short transaction can handle. */
const atOnce = 500

/**
 * Gives the committed changes of records their places in the sequence; returns how many there were. Any process may do
 * this at any time: if two do it at the same time, one runs again. Lists see a change without waiting for this; it only
 * keeps short what each of them has to read.
 */
export async function placeRecordChanges(ctx: ActionContext): Promise<number> {
  let placed = 0
  for (;;) {
    const waiting = await ctx.read(({ tx }) => selectChangesToPlace(tx, 1))
    if (waiting.length === 0) return placed
    placed += await ctx.write(async ({ tx }) => {
      const changes = await selectChangesToPlace(tx, atOnce)
      if (changes.length > 0) await placeChanges(tx, changes)
      return changes.length
    })
  }
}
