/** Country codes with fewer than three digits, as the ITU assigns them (E.164, annex). */
const shortCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** How a national number may begin when the call is free. */
const freeCall = /^[01]?800/

/**
 * Groups a telephone number for the eye: the code of the country, or of a free call, and the rest in threes
 * and fours. Up to five digits stay together, as people say them.
 */
export function groupedNumber(number: string): string {
  if (number.startsWith('+')) {
    const digits = number.slice(1)
    const code = shortCode.exec(digits)?.[0] ?? digits.slice(0, 3)
    return [`+${code}`, ...groupsOf(digits.slice(code.length))].join(' ')
  }
  const [code = ''] = freeCall.exec(number) ?? []
  if (number.length <= 5 || code === '') return groupsOf(number).join(' ')
  return [code, ...groupsOf(number.slice(code.length))].join(' ')
}

/** Groups digits in threes first, then as many fours as needed to avoid a shorter group. */
function groupsOf(digits: string): string[] {
  if (digits.length <= 5) return [digits]
  const fours = digits.length % 3
  const inThrees = digits.length - 4 * fours
  const threes = digits.slice(0, inThrees).match(/\d{3}/g) ?? []
  return [...threes, ...(digits.slice(inThrees).match(/\d{4}/g) ?? [])]
}
