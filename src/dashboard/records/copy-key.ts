import type { CopiedNumber } from '../ui/copied-numbers.ts'

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Returns which number of the focused row a key copies: `c` the passport's, with Shift the reference number. */
export function numberCopiedBy({ key, ctrlKey, metaKey, altKey }: Key): CopiedNumber | null {
  // Ctrl+C is the browser's: it copies the selection.
  if (ctrlKey || metaKey || altKey) return null
  if (key === 'c') return 'passportNumber'
  return key === 'C' ? 'referenceNumber' : null
}
