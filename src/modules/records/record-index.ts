import { type Place, readCursor } from '#platform/pages'
import type { Word } from './name-words.ts'
import { grown, type PlaceSet, ScratchSets } from './place-sets.ts'
import { type FlagsQuery, RecordFlags } from './record-flags.ts'
import type { IndexedRecord } from './record-index.store.ts'
import { type Span, TimeOrder } from './record-numbers.ts'
import { RecordTexts } from './record-texts.ts'
import type { RecordSort } from './schema.ts'
import type { SortOrder } from './sort-order.ts'

/** What a list asks for. A record has to meet everything that is given. */
export interface IndexQuery extends FlagsQuery {
  search: string
  createdBy?: string | undefined
  /** Numbers of records: no others match. */
  among?: readonly number[] | undefined
  created: Span
  updated: Span
  sort: RecordSort
  cursor?: string | undefined
  limit: number
}

/** Values of all records, and the places sorted by them. */
interface Ordered {
  readonly order: SortOrder
  /** Sets a record's value; returns whether it differs from the one before. */
  set(record: IndexedRecord): boolean
  /** Sorts all of these places; in steps. */
  sorting(places: Uint32Array): Generator<void>
}

/** What a list can be sorted by. */
interface Sorted {
  readonly order: SortOrder
  /** How many values the place of a record has. */
  readonly valuesOfPlace: number
  placeOf(number: number): Place
  compareTo(number: number, place: Place): number
}

/**
 * What lists ask about, for every record, in some 350 bytes per record. Each condition becomes a set of places, a bit
 * each, found in a sorted order or kept ready. The sets are intersected, and a page is read off a sorted order. So a
 * query takes some milliseconds for a million records, and its total is exact (decision 0013).
 */
export class RecordIndex {
  readonly #flags = new RecordFlags()
  readonly #created = new TimeOrder((record) => record.createdAt)
  readonly #updated = new TimeOrder((record) => record.updatedAt)
  /** A record that never waited for approval is sorted by when it was entered. */
  readonly #submitted = new TimeOrder(({ submittedAt, createdAt }) => submittedAt ?? createdAt)
  readonly #texts = new RecordTexts()
  readonly #ordered: readonly Ordered[] = [
    this.#created,
    this.#updated,
    this.#submitted,
    ...this.#texts.ordered,
  ]
  #authors: Uint16Array = new Uint16Array(1024)
  readonly #authorNumbers = new Map<string, number>()
  readonly #sets = new ScratchSets()
  /** One above the highest place; a record's place is the number that the database assigns. */
  #end = 0

  /** Returns the people who entered existing records. */
  authors(): string[] {
    const known = [...this.#authorNumbers.keys()]
    const isAuthor = new Uint8Array(known.length)
    for (let place = 0; place < this.#end; place++)
      if (this.#flags.existing.has(place) === 1) isAuthor[this.#authors[place] as number] = 1
    return known.filter((_, number) => isAuthor[number] === 1)
  }

  /** Loads the first records, which are not sorted yet; `sorting` follows. */
  load(records: readonly IndexedRecord[]): void {
    for (const record of records) {
      for (const values of this.#ordered) values.set(record)
      this.#texts.set(record)
      this.#put(record)
    }
  }

  /** Sorts everything, once after loading; in steps, so that other requests are answered in between. */
  *sorting(): Generator<void> {
    const places = new Uint32Array(this.#end)
    let count = 0
    for (let place = 0; place < this.#end; place++)
      if (this.#flags.existing.has(place) === 1) places[count++] = place
    const all = places.subarray(0, count)
    for (const values of this.#ordered) {
      yield
      yield* values.sorting(all)
    }
    yield
    yield* this.#texts.filling()
  }

  /** Brings records up to date; a number without a record among them is gone. */
  change(numbers: readonly number[], records: readonly IndexedRecord[]): void {
    const now = new Map(records.map((record) => [record.number, record]))
    for (const values of this.#ordered) {
      const gone: number[] = []
      const come: number[] = []
      for (const number of numbers) {
        const existed = this.#flags.existing.has(number) === 1
        const record = now.get(number)
        const isMoved = record ? values.set(record) : true
        if (existed && isMoved) gone.push(number)
        if (record && (isMoved || !existed)) come.push(number)
      }
      values.order.replace(gone, come)
    }
    for (const number of numbers) {
      const record = now.get(number)
      if (record) {
        this.#texts.set(record)
        this.#put(record)
      } else this.#flags.remove(number)
    }
  }

  /**
   * Returns the numbers of one page of the records that match, in order, and their places in the list; how many match in
   * all, and how many of them come before.
   */
  find(query: IndexQuery): { numbers: number[]; places: Place[]; total: number; from: number } {
    const { fits, total } = this.#fitting(query)
    const { values, isReversed } = this.#orderOf(query.sort)
    const cursor = readCursor(query.cursor, values.valuesOfPlace)
    const around = { before: 0, through: 0 }
    if (cursor)
      Object.assign(around, this.#around(cursor.place, fits, { values, isReversed, total }))
    const end = cursor?.isBefore ? around.before : total
    const from = cursor?.isBefore ? Math.max(0, end - query.limit) : around.through
    const page = { isReversed, offset: from, limit: Math.min(query.limit, end - from) }
    const numbers = values.order.page(fits, total, page)
    return { numbers, places: numbers.map((number) => values.placeOf(number)), total, from }
  }

  /** Counts the records before a place of the list, and with the one at that place. */
  #around(
    place: Place,
    fits: PlaceSet,
    { values, isReversed, total }: { values: Sorted; isReversed: boolean; total: number },
  ): { before: number; through: number } {
    const below = values.order.countFitting(fits, (one) => values.compareTo(one, place) < 0)
    const upTo = values.order.countFitting(fits, (one) => values.compareTo(one, place) <= 0)
    return isReversed
      ? { before: total - upTo, through: total - below }
      : { before: below, through: upTo }
  }

  /** Returns the newest records whose names have words that sound like all of these; null is an abbreviation. */
  soundingLike(
    words: readonly (Word | null)[],
    { createdBy, limit }: { createdBy: string | undefined; limit: number },
  ): number[] {
    this.#sets.begin(this.#end)
    const fits = this.#flags.fitting({ deleted: false, missing: [] }, this.#sets)
    fits.keep(this.#texts.namedLike(words, this.#sets))
    if (createdBy !== undefined) {
      const author = this.#authorNumbers.get(createdBy)
      fits.keepWhere((place) => this.#authors[place] === author)
    }
    const page = { isReversed: true, offset: 0, limit }
    return this.#created.order.page(fits, fits.count(), page)
  }

  /** Only where nothing fits, a word may be another by one letter. */
  #fitting(query: IndexQuery): { fits: PlaceSet; total: number } {
    const exact = this.#fittingWith(query, false)
    const total = exact.count()
    if (total > 0 || query.search.trim() === '') return { fits: exact, total }
    const fits = this.#fittingWith(query, true)
    return { fits, total: fits.count() }
  }

  #fittingWith(query: IndexQuery, isForgiving: boolean): PlaceSet {
    this.#sets.begin(this.#end)
    const fits = this.#flags.fitting(query, this.#sets)
    for (const places of [
      this.#created.within(query.created, this.#sets),
      this.#updated.within(query.updated, this.#sets),
      this.#texts.meant(query.search, isForgiving, this.#sets),
      this.#among(query.among),
    ])
      if (places) fits.keep(places)
    if (query.createdBy === undefined) return fits
    // Last, when few are left to check.
    const author = this.#authorNumbers.get(query.createdBy)
    fits.keepWhere((place) => this.#authors[place] === author)
    return fits
  }

  #among(numbers: readonly number[] | undefined): PlaceSet | null {
    if (numbers === undefined) return null
    const places = this.#sets.none()
    for (const number of numbers) if (number < this.#end) places.add(number)
    return places
  }

  #orderOf(sort: RecordSort): { values: Sorted; isReversed: boolean } {
    return {
      newest: { values: this.#created, isReversed: true },
      oldest: { values: this.#created, isReversed: false },
      updated: { values: this.#updated, isReversed: true },
      'updated-oldest': { values: this.#updated, isReversed: false },
      waiting: { values: this.#submitted, isReversed: false },
      name: { values: this.#texts.names, isReversed: false },
      'name-last': { values: this.#texts.names, isReversed: true },
    }[sort]
  }

  #put(record: IndexedRecord): void {
    const { number } = record
    if (number >= this.#authors.length) this.#authors = grown(this.#authors, number)
    this.#authors[number] = this.#authorNumber(record.createdBy)
    this.#flags.set(record)
    this.#end = Math.max(this.#end, number + 1)
  }

  #authorNumber(id: string): number {
    const known = this.#authorNumbers.get(id)
    if (known !== undefined) return known
    this.#authorNumbers.set(id, this.#authorNumbers.size)
    return this.#authorNumbers.size - 1
  }
}
