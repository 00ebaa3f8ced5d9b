import { europeanDigits } from '#platform/ids/schema'
import { fieldsSearchedBy } from './fields.schema.ts'
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
