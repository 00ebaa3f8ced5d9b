import { sameText } from '#platform/crypto'
import { europeanDigits } from '#platform/ids/schema'
import { asZeros, normaliseNumber } from './schema.ts'

/** A passport number on file, and how many on file look the same when O is read as 0. */
export interface HeldPassport {
  passportNumber: string | null
  lookAlikes: number
}

/**
 * Tells whether somebody typed the passport number on file. On many documents the letter O and the digit 0 look the
 * same, so either opens the file, unless another record has a number that looks the same. Takes the same steps in each
 * case (H7).
 */
export function isPassportNumber(typed: string, { passportNumber, lookAlikes }: HeldPassport) {
  const given = normaliseNumber(typed)
  const held = passportNumber ?? ''
  const isSame = sameText(given, held)
  const looksSame = sameText(asZeros(given), asZeros(held))
  return given !== '' && (isSame || (looksSame && lookAlikes === 1))
}

/**
 * Tells whether somebody typed the date of birth on file, with the year first or the day first. Takes the same steps in
 * each case (H7).
 */
export function isBornOn(typed: string, dateOfBirth: string | null): boolean {
  const [a = '', b = '', c = ''] = europeanDigits(typed.slice(0, 60)).match(/\d+/g) ?? []
  const parts = a.length === 4 ? [a, b, c] : [c, b, a]
  const day = parts.map((part) => part.padStart(2, '0')).join('-')
  return sameText(day, dateOfBirth ?? '') && dateOfBirth !== null
}
