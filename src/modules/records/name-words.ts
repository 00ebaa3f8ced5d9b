import { foldName } from './fold-name.ts'
import { SortOrder, sortByKey } from './sort-order.ts'

/**
 * The words of many names in little memory. A million people share some ten thousand words, so a
 * name is kept as the numbers of its words.
 */
export class NameWords {
  readonly #words: string[] = []
  readonly #numbers = new Map<string, number>()
  /** The numbers of words, name after name; a name that changes is written anew at the end. */
  #pool = new Uint32Array(4096)
  #used = 0
  #starts = new Uint32Array(1024)
  #counts = new Uint8Array(1024)
  /** All words in their order. */
  readonly #dictionary = new SortOrder((a, b) => compareText(this.#words, a, b))
  /** All names in their order. */
  readonly order = new SortOrder((a, b) => this.#compare(a, b))

  /** Keeps the name at a place; answers whether that is another one than before. */
  set(place: number, name: string): boolean {
    const words = foldName(name).split(' ').slice(0, 255)
    if (place >= this.#starts.length) {
      this.#starts = grown(this.#starts, place)
      this.#counts = grown(this.#counts, place)
    }
    if (this.#isSame(place, words)) return false
    if (this.#used + words.length > this.#pool.length)
      this.#pool = grown(this.#pool, this.#used + words.length)
    this.#starts[place] = this.#used
    this.#counts[place] = words.length
    for (const word of words) this.#pool[this.#used++] = this.#numberOf(word)
    return true
  }

  /**
   * For each place that fits: which of the asked beginnings of words its name has, as bits; the
   * first asked is bit 0. At most eight can be asked at once.
   */
  found(asked: readonly string[], fits: Uint8Array): Uint8Array {
    const bits = this.#bitsOfWords(asked)
    const all = new Uint8Array(fits.length)
    for (let place = 0; place < fits.length; place++) {
      if (fits[place] === 0) continue
      let at = this.#starts[place] as number
      const end = at + (this.#counts[place] as number)
      let found = 0
      for (; at < end; at++) found |= bits[this.#pool[at] as number] as number
      all[place] = found
    }
    return all
  }

  #bitsOfWords(asked: readonly string[]): Uint8Array {
    this.#takeInNewWords()
    const bits = new Uint8Array(this.#words.length)
    const { places } = this.#dictionary
    for (const [index, beginning] of asked.entries())
      for (let at = this.#firstFrom(beginning); at < places.length; at++) {
        const word = places[at] as number
        if (!(this.#words[word] as string).startsWith(beginning)) break
        bits[word] = (bits[word] as number) | (1 << index)
      }
    return bits
  }

  #takeInNewWords(): void {
    const known = this.#dictionary.places.length
    const fresh = Array.from({ length: this.#words.length - known }, (_, index) => known + index)
    if (fresh.length > 0) this.#dictionary.replace([], fresh)
  }

  /** Where in the dictionary the words begin that are not less than this. */
  #firstFrom(text: string): number {
    const { places } = this.#dictionary
    let low = 0
    let high = places.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#words[places[middle] as number] as string) < text) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Sorts all of these places by name, equal names as they come; in steps. */
  *sorting(places: Uint32Array): Generator<void> {
    this.#takeInNewWords()
    const ranks = new Uint32Array(this.#words.length)
    for (const [rank, word] of this.#dictionary.places.entries()) ranks[word] = rank + 1
    let most = 0
    for (const place of places) most = Math.max(most, this.#counts[place] as number)
    let sorted = places
    // The last words first: each pass keeps what the one before did, so the first word decides.
    for (let at = most - 1; at >= 0; at--) {
      yield
      const keyOf = (place: number) =>
        at < (this.#counts[place] as number)
          ? (ranks[this.#pool[(this.#starts[place] as number) + at] as number] as number)
          : 0
      sorted = sortByKey(sorted, keyOf, this.#words.length + 1)
    }
    this.order.places = sorted
  }

  #isSame(place: number, words: readonly string[]): boolean {
    const start = this.#starts[place] as number
    return (
      this.#counts[place] === words.length &&
      words.every((word, index) => this.#words[this.#pool[start + index] as number] === word)
    )
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    this.#numbers.set(word, this.#words.length)
    return this.#words.push(word) - 1
  }

  #compare(a: number, b: number): number {
    const mostWords = Math.max(this.#counts[a] as number, this.#counts[b] as number)
    for (let at = 0; at < mostWords; at++) {
      const order = compareText(this.#words, this.#wordAt(a, at), this.#wordAt(b, at))
      if (order !== 0) return order
    }
    return a - b
  }

  /** The number of a word of a name, or -1 past its end. */
  #wordAt(place: number, at: number): number {
    if (at >= (this.#counts[place] as number)) return -1
    return this.#pool[(this.#starts[place] as number) + at] as number
  }
}

function compareText(words: readonly string[], a: number, b: number): number {
  if (a === b) return 0
  const [one, other] = [words[a] ?? '', words[b] ?? '']
  return one < other ? -1 : one > other ? 1 : 0
}

/** A larger copy of a column. */
export function grown<Column extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  column: Column,
  place: number,
): Column {
  const larger = new (column.constructor as new (length: number) => Column)(
    Math.max(1024, Math.ceil((place + 1) * 1.5)),
  )
  larger.set(column)
  return larger
}
