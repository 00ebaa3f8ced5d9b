import type { ReadContext } from '#platform/context'
import { type EventFilter, readNewestEvents } from './audit.store.ts'

/** One event as people read it. */
export interface ListedEvent {
  sequence: number
  at: string
  actorKind: string
  actorId: string | null
  action: string
  subject: string | null
  details: Record<string, unknown>
}

/** Events newest first, of one subject or of all, `before` a sequence for the next page. */
export async function listEvents(ctx: ReadContext, filter: EventFilter): Promise<ListedEvent[]> {
  const rows = await readNewestEvents(ctx.tx, filter)
  return rows.map(({ mac: _, ...row }) => ({ ...row, details: JSON.parse(row.details) }))
}
