import { PlaceSet, type ScratchSets } from './place-sets.ts'

/** A page of a sorted order: so many places after so many that are skipped. */
export interface Page {
  isReversed: boolean
  offset: number
  limit: number
}

/** Searching for each is native and fast; for many, one pass is faster than many searches. */
const fewSearches = 50

/** Places in sorted order, kept up to date as single ones change. */
export class SortOrder {
  /** The first `#count` are the places in order; the rest is room for more. */
  #places: Uint32Array = new Uint32Array(0)
  #count = 0
  readonly #compare: (a: number, b: number) => number

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare
  }

  /** All places in order, valid until something changes. */
  get places(): Uint32Array {
    return this.#places.subarray(0, this.#count)
  }

  /** Starts again with places that are already sorted. */
  fill(sorted: Uint32Array): void {
    this.#places = sorted
    this.#count = sorted.length
  }

  /**
   * Removes some places and inserts others where they belong now. All other places must compare as before. What lies
   * between is moved in long stretches, each once.
   */
  replace(gone: readonly number[], come: readonly number[]): void {
    this.#takeOut(gone)
    this.#putIn([...come].sort(this.#compare))
  }

  /** Counts the places before the first one for which this is false; it has to be false for all after that one. */
  countWhile(isBefore: (place: number) => boolean): number {
    let low = 0
    let high = this.#count
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBefore(this.#places[middle] as number)) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Counts the places of a set before the first one for which this is false, as `countWhile` does of all. */
  countFitting(fits: PlaceSet, isBefore: (place: number) => boolean): number {
    const end = this.countWhile(isBefore)
    let count = 0
    for (let at = 0; at < end; at++) count += fits.has(this.#places[at] as number)
    return count
  }

  /**
   * Returns the places from one position (included) to another (excluded). The set may have places that are not in the
   * order at all: for a long stretch it is faster to remove the rest.
   */
  between(from: number, to: number, sets: ScratchSets): PlaceSet {
    const places = this.places
    if (to - from <= places.length / 2) {
      const set = sets.none()
      for (let at = from; at < to; at++) set.add(places[at] as number)
      return set
    }
    const set = sets.all()
    for (let at = 0; at < from; at++) set.delete(places[at] as number)
    for (let at = to; at < places.length; at++) set.delete(places[at] as number)
    return set
  }

  /** Returns a page of the places that are in a set; `total` is the size of that set. */
  page(fits: PlaceSet, total: number, { isReversed, offset, limit }: Page): number[] {
    const count = Math.max(0, Math.min(limit, total - offset))
    const after = total - offset - count
    // A late page is reached faster from the end.
    return offset <= after
      ? this.#walk(fits, isReversed, offset, count)
      : this.#walk(fits, !isReversed, after, count).reverse()
  }

  #walk(fits: PlaceSet, isReversed: boolean, skipped: number, count: number): number[] {
    const places = this.places
    const step = isReversed ? -1 : 1
    let at = isReversed ? places.length - 1 : 0
    let left = skipped
    for (; left > 0 && at >= 0 && at < places.length; at += step)
      left -= fits.has(places[at] as number)
    const found: number[] = []
    for (; found.length < count && at >= 0 && at < places.length; at += step) {
      const place = places[at] as number
      if (fits.has(place) === 1) found.push(place)
    }
    return found
  }

  #takeOut(gone: readonly number[]): void {
    const positions = this.#positionsOf(gone)
    let written = positions[0] ?? 0
    for (const [index, at] of positions.entries()) {
      const next = positions[index + 1] ?? this.#count
      this.#places.copyWithin(written, at + 1, next)
      written += next - at - 1
    }
    this.#count -= positions.length
  }

  #putIn(added: readonly number[]): void {
    const count = this.#count + added.length
    if (count > this.#places.length) this.#grow(count)
    // From the end, so that nothing is overwritten that still has to be moved.
    for (let index = added.length - 1; index >= 0; index--) {
      const place = added[index] as number
      const at = this.countWhile((other) => this.#compare(other, place) < 0)
      this.#places.copyWithin(at + index + 1, at, this.#count)
      this.#places[at + index] = place
      this.#count = at
    }
    this.#count = count
  }

  /** Returns the positions of these places, in order. */
  #positionsOf(wanted: readonly number[]): number[] {
    const places = this.places
    if (wanted.length <= fewSearches)
      return wanted.map((place) => places.indexOf(place)).sort((a, b) => a - b)
    const isWanted = new PlaceSet()
    for (const place of wanted) isWanted.add(place)
    const positions: number[] = []
    for (let at = 0; at < places.length; at++)
      if (isWanted.has(places[at] as number) === 1) positions.push(at)
    return positions
  }

  #grow(count: number): void {
    const larger = new Uint32Array(Math.max(1024, Math.ceil(count * 1.25)))
    larger.set(this.places)
    this.#places = larger
  }
}

/**
 * Sorts places by a whole number that each has, keeping the order of equal ones: a counting sort, which needs no
 * comparison and takes milliseconds for a million. `keys` is one above the highest number. Yields before the sort and
 * in its middle.
 */
export function* sortByKey(
  places: Uint32Array,
  keyOf: (place: number) => number,
  keys: number,
): Generator<void, Uint32Array> {
  yield
  const keyAt = new Uint32Array(places.length)
  const starts = new Uint32Array(keys + 1)
  for (let at = 0; at < places.length; at++) {
    const key = keyOf(places[at] as number)
    keyAt[at] = key
    starts[key + 1] = (starts[key + 1] as number) + 1
  }
  for (let key = 1; key <= keys; key++)
    starts[key] = (starts[key] as number) + (starts[key - 1] as number)
  yield
  const sorted = new Uint32Array(places.length)
  for (let at = 0; at < places.length; at++) {
    const key = keyAt[at] as number
    const to = starts[key] as number
    sorted[to] = places[at] as number
    starts[key] = to + 1
  }
  return sorted
}

const part = 65_536

/**
 * Sorts places by a column of whole numbers from 0 to 2⁵³, 16 bits a pass, keeping the order of equal ones. A column
 * that is already sorted is left alone.
 */
export function* sortByColumn(
  places: Uint32Array,
  column: Float64Array,
): Generator<void, Uint32Array> {
  let most = 0
  let isSorted = true
  let last = 0
  for (let at = 0; at < places.length; at++) {
    const value = column[places[at] as number] as number
    if (value > most) most = value
    if (value < last) isSorted = false
    last = value
  }
  if (isSorted) return places.slice()
  let sorted = places
  for (let scale = 1; scale <= most; scale *= part) {
    const keyOf = (place: number) => Math.floor((column[place] as number) / scale) % part
    sorted = yield* sortByKey(sorted, keyOf, part)
  }
  return sorted
}
