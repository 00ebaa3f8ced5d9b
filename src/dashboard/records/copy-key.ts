import type { CopiedNumber } from '../ui/copied-numbers.ts'

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Which number of the row with the focus a key copies: `c` the passport's, with Shift the reference number. */
export function numberCopiedBy({ key, ctrlKey, metaKey, altKey }: Key): CopiedNumber | null {
  // Ctrl+C is the browser's: it copies what is selected.
  if (ctrlKey || metaKey || altKey) return null
  if (key === 'c') return 'passportNumber'
  return key === 'C' ? 'referenceNumber' : null
}
