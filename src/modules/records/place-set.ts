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
