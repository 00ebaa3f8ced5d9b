import type { ActionContext } from '#platform/context'
import type { AuditAction } from './audit-event.ts'
import { eachEvent } from './each-event.ts'
import type { ListedEvent } from './list-events.ts'
import { isPurged } from './purges.ts'

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
  for await (const event of eachEvent(ctx, { actions: [action] })) {
    const id = idOf(event)
    const mac = rows.get(id)
    if (mac === undefined && !(await isPurged(ctx, event.subject))) yield { problem: 'lost', id }
    if (mac !== undefined && mac !== event.details.mac) yield { problem: 'altered', id }
  }
}
