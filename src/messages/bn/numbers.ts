const digits = new Intl.NumberFormat('bn', { useGrouping: false })

/** A count in Bengali digits; codes and numbers of papers stay as they are printed. */
export function count(number: number): string {
  return digits.format(number)
}
