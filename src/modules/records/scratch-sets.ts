import { PlaceSet } from './place-set.ts'

/** More than a usual question needs; one with very many words does not keep its memory for ever. */
const mostKept = 16

/**
 * Sets that are needed for one question only and used again for the next. A question about a million
 * records takes some ten of 125 kB each: made anew they would have the garbage collector come every
 * thirtieth question.
 */
export class ScratchSets {
  readonly #sets: PlaceSet[] = []
  #used = 0
  #end = 0

  /** Begins a question about the places below this one. Sets of the one before are no longer its. */
  begin(end: number): void {
    this.#used = 0
    this.#end = end
  }

  /** A set without places. */
  none(): PlaceSet {
    const set = this.#sets[this.#used] ?? new PlaceSet()
    if (this.#used < mostKept) this.#sets[this.#used++] = set
    set.clear(this.#end)
    return set
  }

  /** A set of all places, also those that no record has. */
  all(): PlaceSet {
    const set = this.none()
    set.addBelow(this.#end)
    return set
  }
}
