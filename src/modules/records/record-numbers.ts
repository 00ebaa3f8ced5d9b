import { fieldsSearchedBy } from './fields/schema.ts'
import { NumberOrder } from './number-order.ts'
import type { PlaceSet } from './place-set.ts'
import { normaliseNumber } from './schema.ts'
import type { ScratchSets } from './scratch-sets.ts'

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
