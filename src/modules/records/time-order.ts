import type { Place } from '#platform/pages'
import { grown } from './grown.ts'
import type { PlaceSet } from './place-set.ts'
import type { IndexedRecord } from './record-index.store.ts'
import type { ScratchSets } from './scratch-sets.ts'
import { SortOrder } from './sort-order.ts'
import { sortByColumn } from './sort-places.ts'

/** From the first of these milliseconds (included) to the second (excluded). */
export type Span = readonly [from: number, to: number]

/** One of the times of every record, and all records sorted by it. */
export class TimeOrder {
  /** In milliseconds since 1970. */
  #times: Float64Array = new Float64Array(0)
  readonly #timeOf: (record: IndexedRecord) => string
  readonly order = new SortOrder((a, b) => this.#at(a) - this.#at(b) || a - b)

  constructor(timeOf: (record: IndexedRecord) => string) {
    this.#timeOf = timeOf
  }

  readonly valuesOfPlace = 2

  placeOf(number: number): Place {
    return [this.#at(number), number]
  }

  compareTo(number: number, [time, other]: Place): number {
    return this.#at(number) - Number(time) || number - Number(other)
  }

  /** Keeps the time of a record; returns whether it differs from the one before. */
  set(record: IndexedRecord): boolean {
    const place = record.number
    const time = Date.parse(this.#timeOf(record))
    if (place >= this.#times.length) this.#times = grown(this.#times, place)
    const isOther = this.#times[place] !== time
    this.#times[place] = time
    return isOther
  }

  *sorting(places: Uint32Array): Generator<void> {
    this.order.fill(yield* sortByColumn(places, this.#times))
  }

  /** Returns the places within a span of time, perhaps also some that no record has. Null: all of them. */
  within([from, to]: Span, sets: ScratchSets): PlaceSet | null {
    if (from === Number.NEGATIVE_INFINITY && to === Number.POSITIVE_INFINITY) return null
    const first = this.order.countWhile((place) => this.#at(place) < from)
    const last = this.order.countWhile((place) => this.#at(place) < to)
    return this.order.between(first, last, sets)
  }

  #at(place: number): number {
    return this.#times[place] as number
  }
}
