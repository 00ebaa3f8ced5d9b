import { readCrockford } from '#platform/ids'

/** Reads a share code as it was typed, or out of the message that was pasted. */
export function readShareCode(typed: string): string {
  return readCrockford(typed, [3, 3, 3])
}

/**
 * Tells whether what was typed as an access code has the nine characters of a share code. Only the form is checked, so
 * the answer does not reveal whether a code exists (H7).
 */
export function isOfShareCode(typed: string): boolean {
  return readShareCode(typed.slice(0, 500)).length === 9
}
