/** Places in an order that is kept while single ones change. */
export class SortOrder {
  /** All places, first to last. */
  places: Uint32Array = new Uint32Array(0)
  readonly #compare: (a: number, b: number) => number

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare
  }

  /**
   * Takes some places out and puts others in at where they belong now. The places that are neither
   * must compare as before. Copies the order once, in long stretches.
   */
  replace(gone: readonly number[], come: readonly number[]): void {
    const kept = without(this.places, gone)
    const added = [...come].sort(this.#compare)
    const merged = new Uint32Array(kept.length + added.length)
    let read = 0
    for (const [index, place] of added.entries()) {
      const until = this.#firstAfter(kept, place, read)
      merged.set(kept.subarray(read, until), read + index)
      merged[until + index] = place
      read = until
    }
    merged.set(kept.subarray(read), read + added.length)
    this.places = merged
  }

  #firstAfter(kept: Uint32Array, place: number, from: number): number {
    let low = from
    let high = kept.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#compare(kept[middle] as number, place) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

function without(places: Uint32Array, gone: readonly number[]): Uint32Array {
  if (gone.length === 0) return places
  const kept = new Uint32Array(places.length - gone.length)
  let read = 0
  let written = 0
  for (const at of positionsOf(places, gone)) {
    kept.set(places.subarray(read, at), written)
    written += at - read
    read = at + 1
  }
  kept.set(places.subarray(read), written)
  return kept
}

/** Searching for each is native and quick; for many, one pass is quicker than many searches. */
const fewSearches = 50

/** Where these places stand in the order, first to last. */
function positionsOf(places: Uint32Array, wanted: readonly number[]): number[] {
  if (wanted.length <= fewSearches)
    return wanted.map((place) => places.indexOf(place)).sort((a, b) => a - b)
  const isWanted = new Set(wanted)
  const positions: number[] = []
  for (let at = 0; at < places.length; at++)
    if (isWanted.has(places[at] as number)) positions.push(at)
  return positions
}

/**
 * Sorts places by a whole number that each has, keeping the order of equal ones: a counting sort,
 * which needs no comparison and takes milliseconds for a million.
 */
export function sortByKey(
  places: Uint32Array,
  keyOf: (place: number) => number,
  keys: number,
): Uint32Array {
  const starts = new Uint32Array(keys + 1)
  for (const place of places) starts[keyOf(place) + 1] = (starts[keyOf(place) + 1] as number) + 1
  for (let key = 1; key <= keys; key++)
    starts[key] = (starts[key] as number) + (starts[key - 1] as number)
  const sorted = new Uint32Array(places.length)
  for (const place of places) {
    const key = keyOf(place)
    const to = starts[key] as number
    sorted[to] = place
    starts[key] = to + 1
  }
  return sorted
}
