import type { Place } from '#platform/pages'
import { FieldWords } from './field-words.ts'
import { foldName } from './fold-name.ts'
import type { IndexedRecord } from './record-index.store.ts'
import { SortOrder } from './sort-order.ts'
import { sortByKey } from './sort-places.ts'

/** The name of every record, and all records sorted by it. */
export class NameOrder {
  readonly words: FieldWords
  readonly order = new SortOrder((a, b) => this.#compare(a, b))

  constructor(nameOf: (record: IndexedRecord) => string) {
    this.words = new FieldWords((record) => foldName(nameOf(record)).split(' '))
  }

  /** A name is kept out of addresses, so a place is that of a record, by its name of now. */
  readonly valuesOfPlace = 1

  placeOf(number: number): Place {
    return [number]
  }

  compareTo(number: number, [other]: Place): number {
    const place = Number(other)
    return place < this.words.end ? this.#compare(number, place) : -1
  }

  /** Keeps the name of a record; returns whether it differs from the one before. */
  set(record: IndexedRecord): boolean {
    return this.words.set(record)
  }

  *sorting(places: Uint32Array): Generator<void> {
    const ranks = this.words.dictionary.ranks()
    yield
    yield* this.words.filling()
    let most = 0
    for (const place of places) most = Math.max(most, this.words.count(place))
    let sorted = places
    // The last words first: each pass keeps the order of the one before, so the first word decides.
    for (let at = most - 1; at >= 0; at--) {
      const keyOf = (place: number) =>
        at < this.words.count(place) ? (ranks[this.words.word(place, at)] as number) + 1 : 0
      sorted = yield* sortByKey(sorted, keyOf, ranks.length + 1)
    }
    this.order.fill(sorted)
  }

  #compare(a: number, b: number): number {
    const [ofA, ofB] = [this.words.count(a), this.words.count(b)]
    for (let at = 0; at < Math.min(ofA, ofB); at++) {
      const order = this.words.dictionary.compare(this.words.word(a, at), this.words.word(b, at))
      if (order !== 0) return order
    }
    // Of two names with the same beginning the shorter one comes first.
    return ofA - ofB || a - b
  }
}
