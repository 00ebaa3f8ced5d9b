import type { Dictionary } from './dictionary.ts'
import { openSounds, soundOfWord } from './name-sound.ts'

/** The words of a dictionary by their sound. The sounds of new words are computed on the next query. */
export class WordSounds {
  readonly #dictionary: Dictionary
  readonly #bySound = new Map<string, Set<number>>()
  #heard = 0

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary
  }

  /** Returns the numbers of the words with this sound, or one that may be heard as it. */
  of(sound: string): ReadonlySet<number> {
    for (; this.#heard < this.#dictionary.size; this.#heard++) {
      const its = soundOfWord(this.#dictionary.word(this.#heard))
      const words = this.#bySound.get(its)
      if (words) words.add(this.#heard)
      else this.#bySound.set(its, new Set([this.#heard]))
    }
    return new Set(openSounds(sound).flatMap((one) => [...(this.#bySound.get(one) ?? [])]))
  }
}
