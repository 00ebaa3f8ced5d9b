/** A text with the digits of every script (০১২, ٠١٢) as the European ones that papers print. */
export function europeanDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, europeanDigit)
}

/** One that is no European one yet. Unicode keeps a script's digits 0–9 in a row, \p{Nd} whole rows. */
function europeanDigit(digit: string): string {
  let zero = digit.codePointAt(0) as number
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) {
    zero -= 1
    value += 1
  }
  return String(value)
}
