import type { ActionContext } from '#platform/context'
import { readAnchor } from './anchor-audit-head.ts'
import { readEventsAfter, readUnplacedAfter } from './audit.store.ts'
import { type Head, isAsWritten } from './audit-event.ts'
import type { ChainVerdict } from './schema.ts'

const batch = 1000

/**
 * Examines every event by its HMAC, with no place missing, and compares them with the head that is stored outside the
 * table. Without a head nothing shows whether the end was cut off, so that is a finding
 * too.
 */
export async function verifyChain(ctx: ActionContext): Promise<ChainVerdict> {
  const found = await readAnchor(ctx)
  const kept = typeof found !== 'string' && found.isBeingReplaced ? 'missing' : found
  const anchor = typeof kept === 'string' ? null : kept
  // First: an event that gets a place at that moment is read twice, and none is missed.
  const unplaced = await examineUnplaced(ctx)
  let last = 0
  for (;;) {
    const events = await ctx.read(({ tx }) => readEventsAfter(tx, last, batch))
    if (events.length === 0) break
    for (const event of events) {
      const sequence = last + 1
      if (event.sequence !== sequence) return { verdict: 'broken', sequence, reason: 'missing' }
      const isOther = anchor?.sequence === sequence && anchor.mac !== event.mac
      if (!isAsWritten(ctx.secrets, event) || isOther)
        return { verdict: 'broken', sequence, reason: 'altered' }
      unplaced.delete(event.id)
      last = sequence
    }
  }
  const reason = endOf(anchor ?? kept, last)
  if (reason !== null)
    return { verdict: 'broken', sequence: reason === 'tail_cut' ? last + 1 : last, reason }
  if ([...unplaced.values()].includes(false))
    return { verdict: 'broken', sequence: last, reason: 'unsealed_altered' }
  return { verdict: 'whole', events: last + unplaced.size }
}

function endOf(kept: Head | string, last: number) {
  if (typeof kept !== 'string') return kept.sequence > last ? 'tail_cut' : null
  if (last === 0 && kept === 'missing') return null
  return kept === 'missing' ? 'head_missing' : 'head_unreadable'
}

/** Returns, by id, whether each event that has no place yet is as it was written. */
async function examineUnplaced(ctx: ActionContext): Promise<Map<string, boolean>> {
  const examined = new Map<string, boolean>()
  for (let after = ''; ; ) {
    const events = await ctx.read(({ tx }) => readUnplacedAfter(tx, after, batch))
    for (const event of events) examined.set(event.id, isAsWritten(ctx.secrets, event))
    if (events.length < batch) return examined
    after = events.at(-1)?.id ?? after
  }
}
