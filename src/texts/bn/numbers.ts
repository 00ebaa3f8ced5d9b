const digits = new Intl.NumberFormat('bn', { useGrouping: false })

/** Returns a count in Bengali digits; codes and document numbers stay as printed. */
export function count(number: number): string {
  return digits.format(number)
}
