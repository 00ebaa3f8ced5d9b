import { readCrockford } from '#platform/ids'

/**
 * Whether what was typed as an access code has the nine characters of a share code. Told by its
 * form alone, so that it says of no code whether it exists (H7).
 */
export function isOfShareCode(typed: string): boolean {
  return readCrockford(typed.slice(0, 60)).length === 9
}
