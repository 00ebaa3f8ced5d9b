import { PackedNumbers } from './packed-numbers.ts'
import { normaliseNumber } from './schema.ts'

/** The three numbers by which a record is found. */
export class RecordNumbers {
  readonly #passports = new PackedNumbers()
  readonly #referenceNumbers = new PackedNumbers()
  readonly #references = new PackedNumbers()

  set(
    place: number,
    record: { passportNumber: string; referenceNumber: string; reference: string },
  ): void {
    this.#passports.set(place, record.passportNumber)
    this.#referenceNumbers.set(place, record.referenceNumber)
    this.#references.set(place, record.reference.slice(3))
  }

  /**
   * Sets a bit at each of the fitting places that has a number which begins so, however it is typed. Two letters
   * are no number: they would find all passports of a country.
   */
  mark(typed: string, fits: Uint8Array, marks: Uint8Array, bit: number): void {
    const text = normaliseNumber(typed)
    if (text.length < 2 || (text.length < 3 && !/\d/.test(text))) return
    this.#passports.mark(text, fits, marks, bit)
    this.#referenceNumbers.mark(text, fits, marks, bit)
    this.#references.mark(asReference(text), fits, marks, bit)
  }
}

/** Crockford's alphabet: who reads O or I has a 0 or a 1 before them. */
function asReference(text: string): string {
  return text
    .replace(/^CR(?=.)/, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}
