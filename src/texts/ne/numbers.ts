const digits = new Intl.NumberFormat('ne-u-nu-deva', { useGrouping: false })

/** Returns a count in Devanagari digits; codes and document numbers stay as printed. */
export function count(number: number): string {
  return digits.format(number)
}
