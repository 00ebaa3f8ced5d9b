import { todayOf } from '#modules/organisation'
import type { WriteContext } from '#platform/context'
import { isUnderAge } from './age.schema.ts'

/**
 * Tells whether a candidate is under 18 today. The day is that of the organisation's clock, as everywhere in Candor.
 */
export async function isMinor(
  ctx: Pick<WriteContext, 'tx' | 'clock'>,
  { dateOfBirth }: { dateOfBirth?: string | null | undefined },
): Promise<boolean> {
  return isUnderAge(dateOfBirth, await todayOf(ctx))
}
