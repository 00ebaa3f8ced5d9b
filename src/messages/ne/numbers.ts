const digits = new Intl.NumberFormat('ne-u-nu-deva', { useGrouping: false })

/** A count in Devanagari digits; codes and numbers of papers stay as they are printed. */
export function count(number: number): string {
  return digits.format(number)
}
