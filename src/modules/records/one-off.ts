/** Tells whether two words differ by one letter at most: one more, one less, another one, or two exchanged. */
export function isOneOff(one: string, other: string): boolean {
  const longer = one.length - other.length
  if (longer > 1 || longer < -1) return false
  const shorter = Math.min(one.length, other.length)
  let same = 0
  while (same < shorter && one.charCodeAt(same) === other.charCodeAt(same)) same++
  let sameAtEnd = 0
  while (sameAtEnd < shorter - same && one.at(-1 - sameAtEnd) === other.at(-1 - sameAtEnd))
    sameAtEnd++
  const middle = shorter - same - sameAtEnd
  if (longer !== 0) return middle === 0
  return middle < 2 || (middle === 2 && isExchanged(one, other, same))
}

function isExchanged(one: string, other: string, at: number): boolean {
  return one[at] === other[at + 1] && one[at + 1] === other[at]
}
