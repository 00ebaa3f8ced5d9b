import { SortOrder } from './sort-order.ts'

/** Words with a number each, in the order in which they came, and in that of the alphabet. */
export class Dictionary {
  readonly #words: string[] = []
  readonly #numbers = new Map<string, number>()
  readonly #order = new SortOrder((a, b) => this.compare(a, b))

  get size(): number {
    return this.#words.length
  }

  /** The number of a word, which is a new one if need be. */
  numberOf(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    this.#numbers.set(word, this.#words.length)
    return this.#words.push(word) - 1
  }

  begins(word: number, beginning: string): boolean {
    return this.word(word).startsWith(beginning)
  }

  /** The numbers of the words that begin so. */
  beginningWith(beginning: string): Uint32Array {
    this.#takeInNewWords()
    const first = this.#order.countWhile((word) => this.word(word) < beginning)
    const after = this.#order.countWhile(
      (word) => this.word(word) < beginning || this.begins(word, beginning),
    )
    return this.#order.places.subarray(first, after)
  }

  /** For each word where it stands in the alphabet, from 0. */
  ranks(): Uint32Array {
    this.#takeInNewWords()
    const ranks = new Uint32Array(this.size)
    for (const [rank, word] of this.#order.places.entries()) ranks[word] = rank
    return ranks
  }

  /** Less than 0 when the first of two words comes first. */
  compare(a: number, b: number): number {
    if (a === b) return 0
    return this.word(a) < this.word(b) ? -1 : 1
  }

  #takeInNewWords(): void {
    const known = this.#order.places.length
    const fresh = Array.from({ length: this.size - known }, (_, index) => known + index)
    if (fresh.length > 0) this.#order.replace([], fresh)
  }

  /** The word with a number. */
  word(number: number): string {
    return this.#words[number] as string
  }
}
