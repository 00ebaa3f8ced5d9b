import { later } from '#platform/clock'
import type { ReadContext } from '#platform/context'
import { countByState, oldestDue } from './delivery.store.ts'
import { deliveryLimits } from './limits.ts'

/** What an operator is told about the outbox. */
export interface OutboxStanding {
  /** Waiting or being sent. */
  queue: number
  /** Given up, or interrupted while being sent, and not sent again since; of the last day. */
  failed: number
  perhaps: number
  /** Since when the longest-waiting message could have been sent; null when none waits. */
  oldestDueAt: string | null
}

export async function outboxStanding({ tx, clock }: ReadContext): Promise<OutboxStanding> {
  const now = clock.now()
  const counts = await countByState(tx, later(now, -deliveryLimits.messagesWatched))
  const of = (state: string) => counts.get(state) ?? 0
  const queue = of('waiting') + of('sending')
  const perhaps = of('perhaps')
  return { queue, failed: of('failed'), perhaps, oldestDueAt: await oldestDue(tx, now) }
}
