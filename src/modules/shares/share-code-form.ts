import { readCrockford } from '#platform/ids'

/** A share code as it was typed, or stands in the message that was pasted. */
export function readShareCode(typed: string): string {
  return readCrockford(typed, [3, 3, 3])
}

/**
 * Whether what was typed as an access code has the nine characters of a share code. Told by its
 * form alone, so that it says of no code whether it exists (H7).
 */
export function isOfShareCode(typed: string): boolean {
  return readShareCode(typed.slice(0, 60)).length === 9
}
