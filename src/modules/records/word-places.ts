import { grown, type PlaceSet, type ScratchSets } from './place-set.ts'

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

/** The lists may lag by this many names: reading them takes less than a tenth of a millisecond. */
const mostLater = 4096

/**
 * For each word, the places of the names that have it, one list after another. Names that are set later are noted
 * separately and read one by one, until there are so many that the lists are rebuilt.
 */
export class WordPlaces {
  readonly #names: NamePool
  /** Where the list of each word begins; the end of the last list follows. */
  #starts: Uint32Array = new Uint32Array(1)
  #places: Uint32Array = new Uint32Array(0)
  readonly #later = new Set<number>()

  constructor(names: NamePool) {
    this.#names = names
  }

  /** Rebuilds the lists, for so many words; in steps. */
  *filling(words: number): Generator<void> {
    const names = this.#names
    const starts = new Uint32Array(words + 1)
    for (let place = 0; place < names.end; place++)
      for (let index = 0; index < names.count(place); index++) {
        const next = names.word(place, index) + 1
        starts[next] = (starts[next] as number) + 1
      }
    for (let word = 1; word <= words; word++)
      starts[word] = (starts[word] as number) + (starts[word - 1] as number)
    yield
    const places = new Uint32Array(starts[words] as number)
    const filled = starts.slice()
    for (let place = 0; place < names.end; place++)
      for (let index = 0; index < names.count(place); index++) {
        const word = names.word(place, index)
        const at = filled[word] as number
        places[at] = place
        filled[word] = at + 1
      }
    this.#starts = starts
    this.#places = places
    this.#later.clear()
  }

  /** Notes a different name at a place; there are so many words now. */
  note(place: number, words: number): void {
    this.#later.add(place)
    if (this.#later.size > mostLater) for (const _ of this.filling(words));
  }

  /** Returns the places of the names that have one of these words; `isAmong` tests a single word. */
  having(words: Uint32Array, isAmong: (word: number) => boolean, sets: ScratchSets): PlaceSet {
    const found = sets.none()
    for (const word of words) {
      // A word that came later has no list, and no end of one.
      const end = this.#starts[word + 1] ?? 0
      for (let at = this.#starts[word] as number; at < end; at++)
        found.add(this.#places[at] as number)
    }
    for (const place of this.#later)
      if (this.#hasWord(place, isAmong)) found.add(place)
      else found.delete(place)
    return found
  }

  #hasWord(place: number, isAmong: (word: number) => boolean): boolean {
    for (let index = 0; index < this.#names.count(place); index++)
      if (isAmong(this.#names.word(place, index))) return true
    return false
  }
}
