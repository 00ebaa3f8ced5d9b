import { europeanDigits } from '#platform/ids/schema'

/** Formats a receipt's number as it is printed: `2026-000001`. */
export function receiptText(year: number, number: number): string {
  return `${year}-${String(number).padStart(6, '0')}`
}

/** Reads a receipt's number as somebody typed it, in digits of any script; null when it is not one. */
export function readReceipt(typed: string): { year: number; number: number } | null {
  const latin = europeanDigits(typed.slice(0, 60).normalize('NFKC'))
    .replace(/[\s\p{Pd}_.]+/gu, '-')
    .replace(/^-|-$/g, '')
  const match = /^(\d{4})-?(\d{6,9})$/.exec(latin)
  return match ? { year: Number(match[1]), number: Number(match[2]) } : null
}
