import { sortByTime } from './column-scans.ts'
import { grown } from './name-words.ts'
import { SortOrder } from './sort-order.ts'

/** A time of every record, in milliseconds by place, and all places in its order. */
export class TimeColumn {
  values: Float64Array = new Float64Array(1024)
  readonly order: SortOrder = new SortOrder((a, b) => this.#difference(a, b))

  /** Keeps an ISO 8601 time; answers whether it is another one than before. */
  set(place: number, time: string): boolean {
    if (place >= this.values.length) this.values = grown(this.values, place)
    const value = Date.parse(time)
    if (this.values[place] === value) return false
    this.values[place] = value
    return true
  }

  /** Puts all places in order, once after loading. */
  sort(places: Uint32Array): void {
    this.order.places = sortByTime(places, this.values)
  }

  #difference(a: number, b: number): number {
    return (this.values[a] as number) - (this.values[b] as number) || a - b
  }
}
