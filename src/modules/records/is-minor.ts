import type { WriteContext } from '#platform/context'
import { isUnderAge } from './age/schema.ts'

/** Whether a candidate is under 18 today. The day is that of UTC, as for all days of Candor. */
export function isMinor(
  { clock }: Pick<WriteContext, 'clock'>,
  { dateOfBirth }: { dateOfBirth?: string | null | undefined },
): boolean {
  return isUnderAge(dateOfBirth, clock.now().slice(0, 10))
}
