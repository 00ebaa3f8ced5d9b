import { isClosing, readLicenceStanding } from '#modules/organisation'
import type { ReadContext } from '#platform/context'

/** Why no new records can be entered now; null: they can. */
export type TakesNone = 'closing' | 'licence' | null

export async function takesNoneNow(ctx: ReadContext): Promise<TakesNone> {
  if (await isClosing(ctx)) return 'closing'
  return (await readLicenceStanding(ctx)).isStopped ? 'licence' : null
}
