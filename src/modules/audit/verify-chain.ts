import type { ActionContext } from '#platform/context'
import { sameText } from '#platform/crypto'
import { readAnchor } from './anchor-audit-head.ts'
import { type Head, readEventsAfter } from './audit.store.ts'
import { linkOf } from './audit-event.ts'
import type { ChainVerdict } from './schema.ts'

const batch = 1000

/**
 * Walks the whole chain, and compares it with the head that is kept outside the table. Without a
 * head nothing says whether the end was cut off, so that is a finding too.
 */
export async function verifyChain(ctx: ActionContext): Promise<ChainVerdict> {
  const kept = await readAnchor(ctx)
  const anchor = typeof kept === 'string' ? null : kept
  let head: Head = { sequence: 0, mac: '' }
  for (;;) {
    const events = await ctx.read(({ tx }) => readEventsAfter(tx, head.sequence, batch))
    if (events.length === 0) break
    for (const { mac, ...event } of events) {
      const sequence = head.sequence + 1
      if (event.sequence !== sequence) return { verdict: 'broken', sequence, reason: 'missing' }
      const isAltered = !sameText(mac, linkOf(ctx.secrets, head.mac, event))
      const isOther = anchor?.sequence === sequence && anchor.mac !== mac
      if (isAltered || isOther) return { verdict: 'broken', sequence, reason: 'altered' }
      head = { sequence, mac }
    }
  }
  if (anchor && anchor.sequence > head.sequence)
    return { verdict: 'broken', sequence: head.sequence + 1, reason: 'tail_cut' }
  if (!anchor && head.sequence > 0)
    return {
      verdict: 'broken',
      sequence: head.sequence,
      reason: kept === 'missing' ? 'head_missing' : 'head_unreadable',
    }
  return { verdict: 'whole', events: head.sequence }
}
