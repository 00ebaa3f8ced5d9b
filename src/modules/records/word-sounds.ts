import type { Dictionary } from './dictionary.ts'
import type { Reading } from './name-readings.ts'
import { soundsOfName, type Word } from './name-words.ts'
import { areNear } from './reading-distance.ts'

/** The words of a dictionary by their sound. The sounds of new words are computed on the next query. */
export class WordSounds {
  readonly #dictionary: Dictionary
  readonly #byConsonants = new Map<string, { reading: Reading; word: number }[]>()
  readonly #shortened = new Set<number>()
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

  /** Returns the numbers of the abbreviations. */
  shortened(): ReadonlySet<number> {
    for (const _ of this.hearing());
    return this.#shortened
  }

  #hear(number: number): void {
    const { words, shortened } = soundsOfName(this.#dictionary.word(number), true)
    if (shortened.length > 0) this.#shortened.add(number)
    for (const reading of words.flatMap(({ readings }) => readings)) {
      const same = this.#byConsonants.get(reading.consonants)
      if (same) same.push({ reading, word: number })
      else this.#byConsonants.set(reading.consonants, [{ reading, word: number }])
    }
  }
}
