import { PlaceSet } from './place-set.ts'

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
