/** Returns a text with the digits of every script (০১২, ٠١٢) as European ones, as documents print them. */
export function europeanDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, europeanDigit)
}

/** Converts a digit of another script. Unicode keeps a script's digits 0–9 in a row, and \p{Nd} has whole rows. */
function europeanDigit(digit: string): string {
  let zero = digit.codePointAt(0) as number
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) {
    zero -= 1
    value += 1
  }
  return String(value)
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A typed number: a valid one, one with a wrong character, or something else. */
export type ReadNumber = { read: 'number'; number: string } | { read: 'mistyped' | 'other' }

/** How many random characters a number has: 50 bits, so that trying numbers finds nothing. */
export const randomCharacters = 10

/** The kind of a number: a receipt of a check, or a case. */
type NumberPrefix = 'RC' | 'CS'

/** Returns the number of a receipt: `RC-7K2M9-QXD4T-68`, with two check digits at the end (ISO 7064, MOD 97-10). */
export function receiptNumber(random: string, prefix: NumberPrefix = 'RC'): string {
  return `${prefix}-${random.slice(0, 5)}-${random.slice(5)}-${checkDigits(random)}`
}

/** Reads a number, with or without its dashes, in digits of any script. */
export function readReceiptNumber(typed: string, prefix: NumberPrefix = 'RC'): ReadNumber {
  const code = charactersOf(typed)
  if (!code.startsWith(prefix)) return { read: 'other' }
  const match = /^([0-9A-HJKMNP-TV-Z]{10})(\d\d)$/.exec(code.slice(prefix.length))
  if (!match) return { read: 'mistyped' }
  const [, random = '', digits] = match
  if (checkDigits(random) !== digits) return { read: 'mistyped' }
  return { read: 'number', number: receiptNumber(random, prefix) }
}

/**
 * Returns how a number begins of which somebody has typed the beginning, as it is printed: `CS-7K2M9-Q` for `cs7k2m9q`.
 * Null where no number begins so.
 */
export function readNumberStart(typed: string, prefix: NumberPrefix): string | null {
  const match = /^([A-Z]{2})([0-9A-HJKMNP-TV-Z]{1,10})(\d{0,2})$/.exec(charactersOf(typed))
  if (match?.[1] !== prefix) return null
  const [, , random = '', digits = ''] = match
  return [prefix, random.slice(0, 5), random.slice(5), digits].filter(Boolean).join('-')
}

function charactersOf(typed: string): string {
  return europeanDigits(typed.slice(0, 60).normalize('NFKC'))
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
}

/**
 * Returns the check digits. Each character counts as two digits, so one wrong character is always detected, and so are
 * two swapped ones.
 */
function checkDigits(random: string): string {
  let rest = 0
  for (const character of random) rest = (rest * 100 + alphabet.indexOf(character) + 10) % 97
  return String(98 - ((rest * 100) % 97)).padStart(2, '0')
}
