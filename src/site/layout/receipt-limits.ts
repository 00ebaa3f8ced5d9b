import type { Words } from '../words.ts'

/** Returns what the answer does not say; what to compare only where the receipt was confirmed. */
export function receiptLimits({ verify }: Words, isConfirmed: boolean): string {
  const { who, compare, nothingElse } = verify.receiptLimitsText
  return (isConfirmed ? [who, compare, nothingElse] : [who, nothingElse]).join(' ')
}
