import { keepWithin, walk } from './column-scans.ts'
import { foldName } from './fold-name.ts'
import { grown, NameWords } from './name-words.ts'
import { RecordNumbers } from './record-numbers.ts'
import type { RecordSort, RecordState } from './schema.ts'
import { allMoved, keyOfSort, noneOfEach, type SortKey, sortKeys } from './sort-keys.ts'
import type { SortOrder } from './sort-order.ts'
import { TimeColumn } from './time-column.ts'

/** What the index knows of a record; `number` is the small number that the database gives it. */
export interface IndexedRecord {
  number: number
  name: string
  passportNumber: string
  referenceNumber: string
  reference: string
  state: RecordState
  hiddenAt: string | null
  deletedAt: string | null
  createdBy: string
  createdAt: string
  updatedAt: string
  /** Null: it never waited for approval. */
  submittedAt: string | null
  /** Kinds of the current documents, with commas between. */
  kinds: string | null
}

/** What a list asks for. Everything that is given has to be true of a record. */
export interface IndexQuery {
  search: string
  deleted: boolean
  state?: RecordState | undefined
  visible?: boolean | undefined
  createdBy?: string | undefined
  /** Kinds of which the record has no current document. */
  missing: readonly string[]
  /** From the first of these milliseconds on, up to but without the second. */
  created: Span
  updated: Span
  sort: RecordSort
  offset: number
  limit: number
}
type Span = readonly [from: number, to: number]

const stateBits: Record<RecordState, number> = { pending: 0, approved: 1, returned: 2 }
const anyState = 3
const hidden = 1 << 2
const deleted = 1 << 3
const exists = 1 << 4
const firstKind = 5
/** Words that are looked for in one pass, a bit each. */
const together = 8

/**
 * Every record's sort keys, filters and words, packed into columns, some 140 bytes a record. A query
 * reads whole columns, so it takes a few nanoseconds a record whatever is asked for, and its total
 * is exact (decision 0014).
 */
export class RecordIndex {
  #flags = new Uint32Array(1024)
  #authors = new Uint16Array(1024)
  readonly #created = new TimeColumn()
  readonly #updated = new TimeColumn()
  readonly #submitted = new TimeColumn()
  readonly #names = new NameWords()
  readonly #numbers = new RecordNumbers()
  readonly #kinds = new Map<string, number>()
  readonly #authorNumbers = new Map<string, number>()
  /** One above the highest number. */
  #end = 0

  /** Who entered records that are there. */
  authors(): string[] {
    const known = [...this.#authorNumbers.keys()]
    const isAuthor = new Uint8Array(known.length)
    for (let place = 0; place < this.#end; place++)
      if ((this.#flags[place] as number) & exists) isAuthor[this.#authors[place] as number] = 1
    return known.filter((_, number) => isAuthor[number] === 1)
  }

  /** Takes in the first records, which are in no order yet; `sorting` follows. */
  load(records: readonly IndexedRecord[]): void {
    for (const record of records) this.#put(record)
  }

  /** Sorts everything, once after loading; in steps, because others want to be answered between. */
  *sorting(): Generator<void> {
    const places = new Uint32Array(this.#end)
    let count = 0
    for (let place = 0; place < this.#end; place++)
      if ((this.#flags[place] as number) & exists) places[count++] = place
    const all = places.slice(0, count)
    for (const column of [this.#created, this.#updated, this.#submitted]) {
      column.sort(all)
      yield
    }
    yield* this.#names.sorting(all)
  }

  /** Brings records up to date; those of the numbers that are not among the records are gone. */
  change(numbers: readonly number[], records: readonly IndexedRecord[]): void {
    const gone = noneOfEach()
    const come = noneOfEach()
    const now = new Map(records.map((record) => [record.number, record]))
    for (const number of numbers) {
      const existed = ((this.#flags[number] ?? 0) & exists) !== 0
      const record = now.get(number)
      const moved = record ? this.#put(record) : allMoved
      if (!record && existed) this.#flags[number] = 0
      for (const key of sortKeys) {
        if (existed && moved[key]) gone[key].push(number)
        if (record && (moved[key] || !existed)) come[key].push(number)
      }
    }
    for (const key of sortKeys)
      if (gone[key].length + come[key].length > 0) this.#orderBy(key).replace(gone[key], come[key])
  }

  /** The numbers of one page of the records that fit, in order, and how many fit in all. */
  find(query: IndexQuery): { numbers: number[]; total: number } {
    const fits = this.#fitting(query)
    let total = 0
    for (let place = 0; place < fits.length; place++) total += fits[place] as number
    const { places, isReversed } = this.#order(query.sort)
    const count = Math.max(0, Math.min(query.limit, total - query.offset))
    const fromTheEnd = total - query.offset - count
    // A late page is reached sooner from the end.
    if (query.offset <= fromTheEnd)
      return { numbers: walk(places, fits, isReversed, query.offset, count), total }
    const backwards = walk(places, fits, !isReversed, Math.max(0, fromTheEnd), count)
    return { numbers: backwards.reverse(), total }
  }

  /** 1 for each record that fits. In the order of numbers, which is that of memory. */
  #fitting(query: IndexQuery): Uint8Array {
    const fits = new Uint8Array(this.#end)
    const { mask, value } = this.#wanted(query)
    const author = query.createdBy === undefined ? -1 : this.#authorNumbers.get(query.createdBy)
    if (author === undefined) return fits
    for (let place = 0; place < fits.length; place++)
      if (((this.#flags[place] as number) & mask) === value)
        if (author === -1 || this.#authors[place] === author) fits[place] = 1
    keepWithin(fits, this.#created.values, query.created)
    keepWithin(fits, this.#updated.values, query.updated)
    this.#keepMeant(fits, query.search)
    return fits
  }

  #wanted(query: IndexQuery): { mask: number; value: number } {
    let mask = exists | deleted
    let value = exists | (query.deleted ? deleted : 0)
    if (query.state !== undefined) {
      mask |= anyState
      value |= stateBits[query.state]
    }
    if (query.visible !== undefined) {
      mask |= hidden
      value |= query.visible ? 0 : hidden
    }
    for (const kind of query.missing) mask |= this.#kinds.get(kind) ?? 0
    return { mask, value }
  }

  /**
   * Leaves only what somebody may have meant: each word begins a word of the name or one of the
   * numbers, or all of it together begins a number ("AB 123 45").
   */
  #keepMeant(fits: Uint8Array, search: string): void {
    const text = search.trim()
    if (text === '') return
    const words = foldName(text).split(' ')
    if (words[0] === '') {
      fits.fill(0)
      return
    }
    const whole = new Uint8Array(fits.length)
    if (words.length > 1) this.#numbers.mark(text, fits, whole, 1)
    for (let first = 0; first < words.length; first += together) {
      const asked = words.slice(first, first + together)
      const found = this.#names.found(asked, fits)
      for (const [index, word] of asked.entries()) this.#numbers.mark(word, fits, found, 1 << index)
      const all = (1 << asked.length) - 1
      for (let place = 0; place < fits.length; place++)
        if (found[place] !== all && whole[place] === 0) fits[place] = 0
    }
  }

  #order(sort: RecordSort): { places: Uint32Array; isReversed: boolean } {
    const isReversed = sort === 'newest' || sort === 'updated' || sort === 'name-last'
    return { places: this.#orderBy(keyOfSort[sort]).places, isReversed }
  }

  #orderBy(key: SortKey): SortOrder {
    if (key === 'name') return this.#names.order
    return { created: this.#created, updated: this.#updated, submitted: this.#submitted }[key].order
  }

  /** Writes a record's columns; answers which of its sort keys are other ones than before. */
  #put(record: IndexedRecord): Record<SortKey, boolean> {
    const { number } = record
    if (number >= this.#flags.length) this.#grow(number)
    this.#end = Math.max(this.#end, number + 1)
    const moved = {
      created: this.#created.set(number, record.createdAt),
      updated: this.#updated.set(number, record.updatedAt),
      submitted: this.#submitted.set(number, record.submittedAt ?? record.createdAt),
      name: this.#names.set(number, record.name),
    }
    this.#authors[number] = this.#authorNumber(record.createdBy)
    this.#numbers.set(number, record)
    this.#flags[number] = this.#flagsOf(record)
    return moved
  }

  #flagsOf(record: IndexedRecord): number {
    let flags = exists | stateBits[record.state]
    if (record.hiddenAt !== null) flags |= hidden
    if (record.deletedAt !== null) flags |= deleted
    for (const kind of record.kinds?.split(',') ?? []) {
      let bit = this.#kinds.get(kind)
      if (bit === undefined) {
        bit = 1 << (firstKind + this.#kinds.size)
        this.#kinds.set(kind, bit)
      }
      flags |= bit
    }
    return flags
  }

  #authorNumber(id: string): number {
    const known = this.#authorNumbers.get(id)
    if (known !== undefined) return known
    this.#authorNumbers.set(id, this.#authorNumbers.size)
    return this.#authorNumbers.size - 1
  }

  #grow(number: number): void {
    this.#flags = grown(this.#flags, number)
    this.#authors = grown(this.#authors, number)
  }
}
