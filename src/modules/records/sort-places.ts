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
