import type { ReadContext } from '#platform/context'
import { type EventFilter, readNewestEvents } from './audit.store.ts'

/** One event as people read it. */
export interface ListedEvent {
  id: string
  /** Its place in the log; null until it is sealed. */
  sequence: number | null
  at: string
  actorKind: string
  actorId: string | null
  action: string
  subject: string | null
  details: Record<string, unknown>
}

/** Lists events newest first, of one subject or of all, `before` the id of one for the next page. */
export async function listEvents(ctx: ReadContext, filter: EventFilter): Promise<ListedEvent[]> {
  const rows = await readNewestEvents(ctx.tx, filter)
  return rows.map(({ mac: _, ...row }) => ({ ...row, details: JSON.parse(row.details) }))
}
