import { Dictionary } from './dictionary.ts'
import { foldName } from './fold-name.ts'
import { NamePool } from './name-pool.ts'
import type { PlaceSet } from './place-set.ts'
import type { IndexedRecord } from './record-index.store.ts'
import type { ScratchSets } from './scratch-sets.ts'
import { WordPlaces } from './word-places.ts'

/** Words by which records are found but not sorted, such as those of addresses. */
export class FieldWords {
  readonly #dictionary = new Dictionary()
  readonly #pool = new NamePool()
  readonly #places = new WordPlaces(this.#pool)
  #isFilled = false
  readonly #textOf: (record: IndexedRecord) => string

  constructor(textOf: (record: IndexedRecord) => string) {
    this.#textOf = textOf
  }

  /** Keeps the words of a record. */
  set(record: IndexedRecord): void {
    const { number } = record
    const words = foldName(this.#textOf(record)).split(' ').slice(0, 255)
    const numbers = words.map((word) => this.#dictionary.numberOf(word))
    const isOther = this.#pool.set(number, numbers)
    if (isOther && this.#isFilled) this.#places.note(number, this.#dictionary.size)
  }

  /** Builds the lists, once after loading; in steps. */
  *filling(): Generator<void> {
    yield* this.#places.filling(this.#dictionary.size)
    this.#isFilled = true
  }

  /** Returns the places of the records with a word that begins with a text. */
  beginningWith(beginning: string, sets: ScratchSets): PlaceSet {
    const words = this.#dictionary.beginningWith(beginning)
    const isAmong = (word: number) => this.#dictionary.begins(word, beginning)
    return this.#places.having(words, isAmong, sets)
  }
}
