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
