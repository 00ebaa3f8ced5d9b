/** A text with the digits of every script (০১২, ٠١٢) as the European ones that papers print. */
export function europeanDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, europeanDigit)
}

/** Unicode keeps each script's digits 0–9 in a row, and \p{Nd} holds whole rows only. */
function europeanDigit(digit: string): string {
  let zero = digit.codePointAt(0) as number
  if (zero < 128) return digit
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) {
    zero -= 1
    value += 1
  }
  return String(value)
}
