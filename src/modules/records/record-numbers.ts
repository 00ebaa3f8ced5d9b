import { europeanDigits } from '#platform/ids/schema'
import type { Place } from '#platform/pages'
import { fieldsSearchedBy } from './fields.schema.ts'
import { grown, type PlaceSet, type ScratchSets } from './place-sets.ts'
import type { IndexedRecord } from './record-index.store.ts'
import { normaliseNumber } from './schema.ts'
import { SortOrder, sortByColumn } from './sort-order.ts'

const digits = 10
const base = 37
const mostPlanes = 3

/**
 * One of the numbers of every record, such as the passport's, in little memory: 8 bytes per ten letters and digits. The
 * packing preserves their order, so numbers with the same beginning are next to each other.
 */
class NumberOrder {
  /** Ten characters each, all columns of one length; further columns are made when a long number comes. */
  readonly #planes: Float64Array[] = [new Float64Array(0)]
  readonly #numberOf: (record: IndexedRecord) => string
  readonly order = new SortOrder((a, b) => this.#compare(a, b))

  constructor(numberOf: (record: IndexedRecord) => string) {
    this.#numberOf = numberOf
  }

  /** Keeps a number of up to 30 letters and digits; returns whether it differs from the one before. */
  set(record: IndexedRecord): boolean {
    const place = record.number
    const text = this.#numberOf(record)
    this.#makeRoom(Math.ceil(text.length / digits), place)
    let isOther = false
    for (const [index, plane] of this.#planes.entries()) {
      const value = pack(text, index)
      if (plane[place] !== value) isOther = true
      plane[place] = value
    }
    return isOther
  }

  *sorting(places: Uint32Array): Generator<void> {
    let sorted = places
    // The last characters first: each pass keeps the order of the one before, so the first ones decide.
    for (const plane of this.#planes.toReversed()) sorted = yield* sortByColumn(sorted, plane)
    this.order.fill(sorted)
  }

  /** Returns the places whose number begins with a text; perhaps also some that no record has. */
  beginningWith(prefix: string, sets: ScratchSets): PlaceSet {
    const last = Math.max(0, Math.ceil(prefix.length / digits) - 1)
    if (last >= this.#planes.length) return sets.none()
    const least = Array.from({ length: last + 1 }, (_, plane) => pack(prefix, plane))
    const most = least.with(last, (least[last] as number) + spanOf(prefix, last) - 1)
    const first = this.order.countWhile((place) => this.#difference(place, least) < 0)
    const after = this.order.countWhile((place) => this.#difference(place, most) <= 0)
    return this.order.between(first, after, sets)
  }

  /** Compares the first planes of a place with these values. */
  #difference(place: number, values: readonly number[]): number {
    for (const [plane, value] of values.entries()) {
      const difference = this.#value(plane, place) - value
      if (difference !== 0) return difference
    }
    return 0
  }

  #compare(a: number, b: number): number {
    for (let plane = 0; plane < this.#planes.length; plane++) {
      const difference = this.#value(plane, a) - this.#value(plane, b)
      if (difference !== 0) return difference
    }
    return a - b
  }

  #value(plane: number, place: number): number {
    return this.#planes[plane]?.[place] as number
  }

  #makeRoom(planes: number, place: number): void {
    const room = this.#planes[0]?.length ?? 0
    while (this.#planes.length < Math.min(planes, mostPlanes))
      this.#planes.push(new Float64Array(room))
    if (place < room) return
    for (const [index, plane] of this.#planes.entries()) this.#planes[index] = grown(plane, place)
  }
}

/** Returns how many packed numbers begin with these characters. */
function spanOf(prefix: string, plane: number): number {
  return base ** (digits - (prefix.length - plane * digits))
}

/** Packs ten characters into one number; a missing character sorts before all others. */
function pack(text: string, plane: number): number {
  let value = 0
  for (let index = plane * digits; index < (plane + 1) * digits; index++)
    value = value * base + rankOf(text.charCodeAt(index))
  return value
}

function rankOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 47
  if (code >= 65 && code <= 90) return code - 54
  return 0
}

/** The numbers by which a record is found: those of the table of fields, and its reference. */
export class RecordNumbers {
  readonly #fields = fieldsSearchedBy('number').map(
    (field) => new NumberOrder((record) => record[field] ?? ''),
  )
  /** The same without the leading letters: many people know only the digits. */
  readonly #digits = fieldsSearchedBy('number').map(
    (field) => new NumberOrder((record) => (record[field] ?? '').replace(/^[A-Z]+/, '')),
  )
  // Every reference begins with CR-.
  readonly #references = new NumberOrder((record) => record.reference.slice(3))
  readonly orders = [...this.#fields, ...this.#digits, this.#references]

  /**
   * Returns the places of the records with a number that begins with a text, however it is typed; perhaps also some
   * that no record has. Two letters do not count as a number: they would find all passports of a country.
   */
  beginningWith(typed: string, sets: ScratchSets): PlaceSet {
    const text = normaliseNumber(typed)
    if (text.length < 2 || (text.length < 3 && !/\d/.test(text))) return sets.none()
    const found = this.#references.beginningWith(asReference(text), sets)
    const isDigits = /^\d{3}/.test(text)
    for (const numbers of isDigits ? [...this.#fields, ...this.#digits] : this.#fields)
      found.join(numbers.beginningWith(text, sets))
    return found
  }
}

/** Converts to Crockford's alphabet: an O or I that somebody reads is a 0 or a 1. */
function asReference(text: string): string {
  return text
    .replace(/^CR(?=.)/, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}

/** Fewer digits are the last ones of too many. */
const leastDigits = 4

/** The telephones of a record, by their last digits, however these are typed. */
export class RecordTelephones {
  readonly orders = fieldsSearchedBy('telephone').map(
    (field) => new NumberOrder((record) => backwards((record[field] ?? '').slice(1))),
  )

  /** Returns the places of the records with a telephone that ends with a text; perhaps also some that no record has. */
  endingWith(typed: string, sets: ScratchSets): PlaceSet {
    const text = europeanDigits(typed.normalize('NFKC'))
    // As people write them at home, and from abroad: a leading zero is not part of the number elsewhere.
    const digits = text.replace('(0)', '').replace(/\D/g, '')
    const found = sets.none()
    if (/[^\d\s+().\-/‐-―]/.test(text)) return found
    for (const end of new Set([digits, digits.replace(/^0+/, '')]))
      if (end.length >= leastDigits)
        for (const order of this.orders) found.join(order.beginningWith(backwards(end), sets))
    return found
  }
}

const backwards = (digits: string) => [...digits].reverse().join('')

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
