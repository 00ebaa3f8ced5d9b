import { sortByKey } from './sort-order.ts'

/** Takes out what is before the first of two values, or not before the second. */
export function keepWithin(
  fits: Uint8Array,
  column: Float64Array,
  [from, to]: readonly [from: number, to: number],
): void {
  if (from === Number.NEGATIVE_INFINITY && to === Number.POSITIVE_INFINITY) return
  for (let place = 0; place < fits.length; place++) {
    const value = column[place] as number
    if (value < from || value >= to) fits[place] = 0
  }
}

/** So many of the places that fit, after so many that are skipped. */
export function walk(
  places: Uint32Array,
  fits: Uint8Array,
  isReversed: boolean,
  skipped: number,
  count: number,
): number[] {
  const found: number[] = []
  let left = skipped
  for (let step = 0; step < places.length && found.length < count; step++) {
    const place = places[isReversed ? places.length - 1 - step : step] as number
    if (fits[place] === 0) continue
    if (left > 0) left -= 1
    else found.push(place)
  }
  return found
}

const part = 65_536

/** Sorts places by a time in milliseconds. */
export function sortByTime(places: Uint32Array, column: Float64Array): Uint32Array {
  let sorted = places
  // Three passes of 16 bits: milliseconds since 1970 have 41.
  for (const scale of [1, part, part * part]) {
    const keyOf = (place: number) => Math.floor((column[place] as number) / scale) % part
    sorted = sortByKey(sorted, keyOf, part)
  }
  return sorted
}
