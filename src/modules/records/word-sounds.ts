import type { Dictionary } from './dictionary.ts'
import { inPlainLetters, type Reading } from './name-readings.ts'
import { soundsOfName, type Word } from './name-words.ts'
import { isOneOff } from './one-off.ts'
import { areNear } from './reading-distance.ts'

const otherScript = /[\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Arabic}]/u

/** The words of a dictionary by their sound. The sounds of new words are computed on the next query. */
export class WordSounds {
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
