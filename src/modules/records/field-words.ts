import { areNear, inPlainLetters, type Reading } from './name-readings.ts'
import { soundsOfName, type Word } from './name-words.ts'
import { NamePool, type PlaceSet, type ScratchSets, WordPlaces } from './place-sets.ts'
import type { IndexedRecord } from './record-index.store.ts'
import { SortOrder } from './sort-order.ts'

/** Numbered words, in order of arrival and in alphabetical order. */
class Dictionary {
  readonly #words: string[] = []
  readonly #numbers = new Map<string, number>()
  readonly #order = new SortOrder((a, b) => this.compare(a, b))

  get size(): number {
    return this.#words.length
  }

  /** Returns the number of a word; a new word gets a new number. */
  numberOf(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    this.#numbers.set(word, this.#words.length)
    return this.#words.push(word) - 1
  }

  begins(word: number, beginning: string): boolean {
    return this.word(word).startsWith(beginning)
  }

  /** Returns the numbers of the words that begin with a text. */
  beginningWith(beginning: string): Uint32Array {
    this.#takeInNewWords()
    const first = this.#order.countWhile((word) => this.word(word) < beginning)
    const after = this.#order.countWhile(
      (word) => this.word(word) < beginning || this.begins(word, beginning),
    )
    return this.#order.places.subarray(first, after)
  }

  /** Returns the numbers of the words that differ from a text by one letter at most. */
  nearTo(text: string): Set<number> {
    const near = new Set<number>()
    for (const [number, word] of this.#words.entries()) if (isOneOff(word, text)) near.add(number)
    return near
  }

  /** Returns each word's position in the alphabet, from 0. */
  ranks(): Uint32Array {
    this.#takeInNewWords()
    const ranks = new Uint32Array(this.size)
    for (const [rank, word] of this.#order.places.entries()) ranks[word] = rank
    return ranks
  }

  /** Compares two words; less than 0 when the first one comes first. */
  compare(a: number, b: number): number {
    if (a === b) return 0
    return this.word(a) < this.word(b) ? -1 : 1
  }

  #takeInNewWords(): void {
    const known = this.#order.places.length
    const fresh = Array.from({ length: this.size - known }, (_, index) => known + index)
    if (fresh.length > 0) this.#order.replace([], fresh)
  }

  /** Returns the word with a number. */
  word(number: number): string {
    return this.#words[number] as string
  }
}

const otherScript = /[\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Arabic}]/u

/** The words of a dictionary by their sound. The sounds of new words are computed on the next query. */
class WordSounds {
  readonly #dictionary: Dictionary
  readonly #byConsonants = new Map<string, { reading: Reading; word: number }[]>()
  readonly #shortened = new Set<number>()
  /** The words in other scripts than Latin, as they may be written in it. */
  readonly #inLatin: { letters: string; word: number }[] = []
  #heard = 0

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary
  }

  /** Hears the words that are new; in steps. */
  *hearing(): Generator<void> {
    for (; this.#heard < this.#dictionary.size; this.#heard++) {
      this.#hear(this.#heard)
      if (this.#heard % 500 === 499) yield
    }
  }

  /** Returns the numbers of the words that may be this one, or in which it is one of two. */
  of({ readings }: Word): ReadonlySet<number> {
    for (const _ of this.hearing());
    const found = new Set<number>()
    for (const reading of readings)
      for (const known of this.#byConsonants.get(reading.consonants) ?? [])
        if (!found.has(known.word) && areNear(known.reading, reading)) found.add(known.word)
    return found
  }

  /** Returns the numbers of the words in other scripts that may be this one but for a letter. */
  nearTo({ readings }: Word): number[] {
    for (const _ of this.hearing());
    const typed = new Set(readings.map(inPlainLetters))
    return this.#inLatin.flatMap(({ letters, word }) =>
      [...typed].some((one) => isOneOff(letters, one)) ? [word] : [],
    )
  }

  /** Returns the numbers of the abbreviations. */
  shortened(): ReadonlySet<number> {
    for (const _ of this.hearing());
    return this.#shortened
  }

  #hear(number: number): void {
    const written = this.#dictionary.word(number)
    const { words, shortened } = soundsOfName(written, true)
    if (otherScript.test(written))
      for (const letters of new Set(words.flatMap(({ readings }) => readings.map(inPlainLetters))))
        this.#inLatin.push({ letters, word: number })
    if (shortened.length > 0) this.#shortened.add(number)
    for (const reading of words.flatMap(({ readings }) => readings)) {
      const same = this.#byConsonants.get(reading.consonants)
      if (same) same.push({ reading, word: number })
      else this.#byConsonants.set(reading.consonants, [{ reading, word: number }])
    }
  }
}

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

/** Tells whether two words differ by one letter at most: one more, one less, another one, or two exchanged. */
export function isOneOff(one: string, other: string): boolean {
  const longer = one.length - other.length
  if (longer > 1 || longer < -1) return false
  const shorter = Math.min(one.length, other.length)
  let same = 0
  while (same < shorter && one.charCodeAt(same) === other.charCodeAt(same)) same++
  let sameAtEnd = 0
  while (sameAtEnd < shorter - same && one.at(-1 - sameAtEnd) === other.at(-1 - sameAtEnd))
    sameAtEnd++
  const middle = shorter - same - sameAtEnd
  if (longer !== 0) return middle === 0
  return middle < 2 || (middle === 2 && isExchanged(one, other, same))
}

function isExchanged(one: string, other: string, at: number): boolean {
  return one[at] === other[at + 1] && one[at + 1] === other[at]
}
