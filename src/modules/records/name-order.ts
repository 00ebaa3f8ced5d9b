import { Dictionary } from './dictionary.ts'
import { foldName } from './fold-name.ts'
import { NamePool } from './name-pool.ts'
import type { Word } from './name-words.ts'
import type { PlaceSet } from './place-set.ts'
import type { IndexedRecord } from './record-index.store.ts'
import type { ScratchSets } from './scratch-sets.ts'
import { SortOrder } from './sort-order.ts'
import { sortByKey } from './sort-places.ts'
import { WordPlaces } from './word-places.ts'
import { WordSounds } from './word-sounds.ts'

/**
 * The name of every record, and all records sorted by it. A million people share some ten thousand words, so a name is
 * kept as the numbers of its words.
 */
export class NameOrder {
  readonly #dictionary = new Dictionary()
  readonly #names = new NamePool()
  readonly #wordPlaces = new WordPlaces(this.#names)
  readonly #sounds = new WordSounds(this.#dictionary)
  #isSorted = false
  readonly order = new SortOrder((a, b) => this.#compare(a, b))
  readonly #nameOf: (record: IndexedRecord) => string

  constructor(nameOf: (record: IndexedRecord) => string) {
    this.#nameOf = nameOf
  }

  /** Keeps the name of a record; returns whether it differs from the one before. */
  set(record: IndexedRecord): boolean {
    const { number } = record
    const words = foldName(this.#nameOf(record)).split(' ').slice(0, 255)
    const isOther = this.#names.set(
      number,
      words.map((word) => this.#dictionary.numberOf(word)),
    )
    if (isOther && this.#isSorted) this.#wordPlaces.note(number, this.#dictionary.size)
    return isOther
  }

  *sorting(places: Uint32Array): Generator<void> {
    const ranks = this.#dictionary.ranks()
    yield
    yield* this.#wordPlaces.filling(ranks.length)
    this.#isSorted = true
    let most = 0
    for (const place of places) most = Math.max(most, this.#names.count(place))
    let sorted = places
    // The last words first: each pass keeps the order of the one before, so the first word decides.
    for (let at = most - 1; at >= 0; at--) {
      const keyOf = (place: number) =>
        at < this.#names.count(place) ? (ranks[this.#names.word(place, at)] as number) + 1 : 0
      sorted = yield* sortByKey(sorted, keyOf, ranks.length + 1)
    }
    this.order.fill(sorted)
  }

  /** Returns the places of the names with a word that begins with a text. */
  beginningWith(beginning: string, sets: ScratchSets): PlaceSet {
    const words = this.#dictionary.beginningWith(beginning)
    const isAmong = (word: number) => this.#dictionary.begins(word, beginning)
    return this.#wordPlaces.having(words, isAmong, sets)
  }

  /** Returns the places of the names with a word that sounds like this one; null: with an abbreviation. */
  soundingLike(word: Word | null, sets: ScratchSets): PlaceSet {
    const words = word === null ? this.#sounds.shortened() : this.#sounds.of(word)
    return this.#wordPlaces.having(Uint32Array.from(words), (word) => words.has(word), sets)
  }

  #compare(a: number, b: number): number {
    const [ofA, ofB] = [this.#names.count(a), this.#names.count(b)]
    for (let at = 0; at < Math.min(ofA, ofB); at++) {
      const order = this.#dictionary.compare(this.#names.word(a, at), this.#names.word(b, at))
      if (order !== 0) return order
    }
    // Of two names with the same beginning the shorter one comes first.
    return ofA - ofB || a - b
  }
}
