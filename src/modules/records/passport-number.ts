import { sameText } from '#platform/crypto'
import { asZeros, normaliseNumber } from './schema.ts'

/** A passport number that is held, and how many that are held look the same with O for 0. */
export interface HeldPassport {
  passportNumber: string | null
  lookAlikes: number
}

/**
 * Whether somebody typed the passport number that is held. On many papers the letter O and the digit
 * 0 look the same, so either opens, unless another record holds a number that looks the same. The
 * same steps in each case (H7).
 */
export function isPassportNumber(typed: string, { passportNumber, lookAlikes }: HeldPassport) {
  const given = normaliseNumber(typed)
  const held = passportNumber ?? ''
  const isSame = sameText(given, held)
  const looksSame = sameText(asZeros(given), asZeros(held))
  return given !== '' && (isSame || (looksSame && lookAlikes === 1))
}
