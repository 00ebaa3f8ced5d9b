import type { ActionContext } from '#platform/context'
import type { AuditAction } from './audit-event.ts'
import { type ListedEvent, listEvents } from './list-events.ts'

/** A signed row that is gone, or differs from the log. */
export interface RowFinding {
  problem: 'lost' | 'altered'
  id: string
}

/**
 * Compares signed rows with the events of one action: each event names a row and, as `mac`, its signature. A purge
 * removes the rows of its record, so these do not count as lost.
 */
export async function* compareWithLog(
  ctx: ActionContext,
  action: AuditAction,
  rows: ReadonlyMap<string, string>,
  idOf: (event: ListedEvent) => string,
): AsyncIterable<RowFinding> {
  let before: string | undefined
  for (;;) {
    const filter = { actions: [action], limit: pageSize, ...(before ? { before } : {}) }
    const events = await ctx.read((read) => listEvents(read, filter))
    for (const event of events) {
      const id = idOf(event)
      const mac = rows.get(id)
      if (mac === undefined && !(await isPurged(ctx, event.subject))) yield { problem: 'lost', id }
      if (mac !== undefined && mac !== event.details.mac) yield { problem: 'altered', id }
    }
    before = events.at(-1)?.id
    if (events.length < pageSize) return
  }
}

const pageSize = 200

/** Tells whether the record of that subject (`record:…`) was purged. */
export async function isPurged(ctx: ActionContext, subject: string | null): Promise<boolean> {
  if (subject === null) return false
  const purged = { subject, actions: ['record.purged'], limit: 1 }
  return (await ctx.read((read) => listEvents(read, purged))).length > 0
}
