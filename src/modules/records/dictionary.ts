import { isOneOff } from './one-off.ts'
import { SortOrder } from './sort-order.ts'

/** Numbered words, in order of arrival and in alphabetical order. */
export class Dictionary {
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
