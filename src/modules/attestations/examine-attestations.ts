import type { Instant } from '#platform/clock'
import type { ReadContext } from '#platform/context'
import { selectEndedByRestore } from './attestations.store.ts'
import { unreadableKey } from './keys.ts'

/** What an operator should know of attestations. */
export interface AttestationStanding {
  /** The key that should sign, when its private half cannot be read with this secret. */
  unreadableKey: string | null
  /** Those that a restore ended before their time, and when the last restore was. */
  endedByRestore: { count: number; at: Instant } | null
}

export async function examineAttestations(ctx: ReadContext): Promise<AttestationStanding> {
  const { count, at } = await selectEndedByRestore(ctx.tx, ctx.clock.now())
  return {
    unreadableKey: await unreadableKey(ctx),
    endedByRestore: at === null || count === 0 ? null : { count, at },
  }
}
