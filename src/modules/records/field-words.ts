import { Dictionary } from './dictionary.ts'
import { NamePool } from './name-pool.ts'
import { soundsOfName, type Word } from './name-words.ts'
import type { PlaceSet } from './place-set.ts'
import type { IndexedRecord } from './record-index.store.ts'
import type { ScratchSets } from './scratch-sets.ts'
import { WordPlaces } from './word-places.ts'
import { WordSounds } from './word-sounds.ts'

/** A shorter word is one letter away from too many others. */
const leastForgiven = 4

/** Words of every record, by which it is found. A million people share some ten thousand names, so words are numbers. */
export class FieldWords {
  readonly dictionary = new Dictionary()
  readonly #pool = new NamePool()
  readonly #places = new WordPlaces(this.#pool)
  readonly #sounds = new WordSounds(this.dictionary)
  #isFilled = false
  readonly #wordsOf: (record: IndexedRecord) => readonly string[]

  readonly #isHeard: boolean

  /** @param isHeard whether the words are names, which other scripts write differently */
  constructor(wordsOf: (record: IndexedRecord) => readonly string[], isHeard = true) {
    this.#wordsOf = wordsOf
    this.#isHeard = isHeard
  }

  /** Keeps the words of a record; returns whether they differ from the ones before. */
  set(record: IndexedRecord): boolean {
    const { number } = record
    const words = this.#wordsOf(record).slice(0, 255)
    const numbers = words.map((word) => this.dictionary.numberOf(word))
    const isOther = this.#pool.set(number, numbers)
    if (isOther && this.#isFilled) this.#places.note(number, this.dictionary.size)
    return isOther
  }

  /** Builds the lists, once after loading; in steps. */
  *filling(): Generator<void> {
    yield* this.#places.filling(this.dictionary.size)
    this.#isFilled = true
  }

  /** Learns how the words sound, so that the first search need not; in steps. */
  hearing(): Generator<void> {
    return this.#sounds.hearing()
  }

  /** One above the highest place. */
  get end(): number {
    return this.#pool.end
  }

  count(place: number): number {
    return this.#pool.count(place)
  }

  word(place: number, index: number): number {
    return this.#pool.word(place, index)
  }

  /** Returns the places of the records with a word that begins with a text. */
  beginningWith(beginning: string, sets: ScratchSets): PlaceSet {
    const words = this.dictionary.beginningWith(beginning)
    const isAmong = (word: number) => this.dictionary.begins(word, beginning)
    return this.#places.having(words, isAmong, sets)
  }

  /** Returns the places of the records with a word that sounds like this one; null: with an abbreviation. */
  soundingLike(word: Word | null, sets: ScratchSets): PlaceSet {
    return this.#having(word === null ? this.#sounds.shortened() : this.#sounds.of(word), sets)
  }

  /** Returns the places of the records with a word that differs from a text by one letter, also in another script. */
  nearTo(text: string, sets: ScratchSets): PlaceSet {
    if (text.length < leastForgiven) return sets.none()
    const near = this.dictionary.nearTo(text)
    if (this.#isHeard)
      for (const word of soundsOfName(text, true).words)
        for (const number of this.#sounds.nearTo(word)) near.add(number)
    return this.#having(near, sets)
  }

  #having(words: ReadonlySet<number>, sets: ScratchSets): PlaceSet {
    return this.#places.having(Uint32Array.from(words), (word) => words.has(word), sets)
  }
}
