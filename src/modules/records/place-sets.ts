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

/** Places per word of a set. */
const wide = 32

/**
 * A set of places, one bit each: 125 kB for a million. Two sets are intersected word by word, which takes some ten
 * microseconds.
 */
export class PlaceSet {
  #words = new Int32Array(0)

  /** Empties the set and makes room for the places below this one; `add` makes more. */
  clear(room: number): void {
    const words = Math.ceil(room / wide)
    if (words > this.#words.length) this.#words = new Int32Array(words)
    else this.#words.fill(0)
  }

  /** Adds all places below this one; there has to be room for them. */
  addBelow(end: number): void {
    const whole = end >>> 5
    this.#words.fill(-1, 0, whole)
    if (end % wide !== 0)
      this.#words[whole] = (this.#words[whole] as number) | ((1 << (end % wide)) - 1)
  }

  /** Returns 1 for a place in the set, 0 for another: a number, so that many can be added up. */
  has(place: number): number {
    return ((this.#words[place >>> 5] as number) >>> (place & 31)) & 1
  }

  add(place: number): void {
    const at = place >>> 5
    if (at >= this.#words.length) this.#grow(Math.max(wide, Math.ceil((at + 1) * 1.5)))
    this.#words[at] = (this.#words[at] as number) | (1 << (place & 31))
  }

  delete(place: number): void {
    const at = place >>> 5
    if (at < this.#words.length)
      this.#words[at] = (this.#words[at] as number) & ~(1 << (place & 31))
  }

  put(place: number, isIn: boolean): void {
    if (isIn) this.add(place)
    else this.delete(place)
  }

  get isEmpty(): boolean {
    return this.#words.every((word) => word === 0)
  }

  /** Counts the places. */
  count(): number {
    let count = 0
    for (const word of this.#words) count += ones(word)
    return count
  }

  /** Keeps only the places that the other set has too. */
  keep(other: PlaceSet): void {
    const [mine, its] = [this.#words, other.#words]
    const shared = Math.min(mine.length, its.length)
    for (let at = 0; at < shared; at++) mine[at] = (mine[at] as number) & (its[at] as number)
    mine.fill(0, shared)
  }

  /** Drops the places that the other set has. */
  drop(other: PlaceSet): void {
    const [mine, its] = [this.#words, other.#words]
    const shared = Math.min(mine.length, its.length)
    for (let at = 0; at < shared; at++) mine[at] = (mine[at] as number) & ~(its[at] as number)
  }

  /** Keeps only the places for which this is true. */
  keepWhere(isTrue: (place: number) => boolean): void {
    const words = this.#words
    for (let at = 0; at < words.length; at++) {
      const word = words[at] as number
      let kept = 0
      for (let left = word; left !== 0; left &= left - 1) {
        const lowest = left & -left
        if (isTrue(at * wide + 31 - Math.clz32(lowest))) kept |= lowest
      }
      words[at] = kept
    }
  }

  /** Adds the other set's places. */
  join(other: PlaceSet): void {
    const its = other.#words
    if (its.length > this.#words.length) this.#grow(its.length)
    const mine = this.#words
    for (let at = 0; at < its.length; at++) mine[at] = (mine[at] as number) | (its[at] as number)
  }

  #grow(words: number): void {
    const larger = new Int32Array(words)
    larger.set(this.#words)
    this.#words = larger
  }
}

/** Counts the set bits of 32: in pairs, fours and bytes, and then all bytes together. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** More than a usual query needs; a query with very many words does not hold its memory for ever. */
const mostKept = 48

/**
 * Sets that one query needs and the next one reuses. A query on a million records takes some ten of 125 kB each:
 * allocated each time, they would trigger the garbage collector every thirtieth query.
 */
export class ScratchSets {
  readonly #sets: PlaceSet[] = []
  #used = 0
  #end = 0

  /** Begins a query about the places below this one. Sets of the query before are free again. */
  begin(end: number): void {
    this.#used = 0
    this.#end = end
  }

  /** Returns a set without places. */
  none(): PlaceSet {
    const set = this.#sets[this.#used] ?? new PlaceSet()
    if (this.#used < mostKept) this.#sets[this.#used++] = set
    set.clear(this.#end)
    return set
  }

  /** Returns a set of all places, also those that no record has. */
  all(): PlaceSet {
    const set = this.none()
    set.addBelow(this.#end)
    return set
  }
}

/** Returns a copy of a column with room for a place, and some more. */
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
