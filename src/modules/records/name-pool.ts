import { grown } from './grown.ts'

/** Names as the numbers of their words, in little memory: one after another in one column. */
export class NamePool {
  #pool: Uint32Array = new Uint32Array(4096)
  #used = 0
  #starts: Uint32Array = new Uint32Array(1024)
  #counts: Uint8Array = new Uint8Array(1024)
  /** One above the highest place. */
  end = 0

  /** Keeps a name of at most 255 words; returns whether it differs from the one before. */
  set(place: number, words: readonly number[]): boolean {
    if (this.#isSame(place, words)) return false
    if (place >= this.#starts.length) {
      this.#starts = grown(this.#starts, place)
      this.#counts = grown(this.#counts, place)
    }
    if (this.#used + words.length > this.#pool.length)
      this.#pool = grown(this.#pool, this.#used + words.length)
    // A name that changes is written again at the end.
    this.#starts[place] = this.#used
    this.#counts[place] = words.length
    for (const word of words) this.#pool[this.#used++] = word
    this.end = Math.max(this.end, place + 1)
    return true
  }

  /** Returns how many words the name at a place has. */
  count(place: number): number {
    return this.#counts[place] as number
  }

  /** Returns the number of one of its words, counted from 0. */
  word(place: number, index: number): number {
    return this.#pool[(this.#starts[place] as number) + index] as number
  }

  #isSame(place: number, words: readonly number[]): boolean {
    return (
      place < this.end &&
      this.count(place) === words.length &&
      words.every((word, index) => this.word(place, index) === word)
    )
  }
}
