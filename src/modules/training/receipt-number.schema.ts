import { europeanDigits } from '#platform/ids/schema'

/** What names a receipt: a number of its year or, for money out of the credit, the number of its entry. */
export type ReceiptName = { year: number; number: number } | { entry: number }

/** Formats a receipt's number as it is printed: `2026-000001`, or `R-000012` for money out of the credit. */
export function receiptText(name: ReceiptName): string {
  const [before, number] = 'entry' in name ? ['R', name.entry] : [name.year, name.number]
  return `${before}-${String(number).padStart(6, '0')}`
}

/** Reads a receipt's number as somebody typed it, in digits of any script; null when it is not one. */
export function readReceipt(typed: string): ReceiptName | null {
  const latin = europeanDigits(typed.slice(0, 60).normalize('NFKC'))
    .replace(/[\s\p{Pd}_.]+/gu, '-')
    .replace(/^-|-$/g, '')
  const ofCredit = /^R-?(\d{1,9})$/i.exec(latin)
  if (ofCredit) return { entry: Number(ofCredit[1]) }
  const match = /^(\d{4})-?(\d{6,9})$/.exec(latin)
  return match ? { year: Number(match[1]), number: Number(match[2]) } : null
}
