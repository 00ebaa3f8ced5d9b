import type { ReadContext } from '#platform/context'
import { readNewestEvents } from './audit.store.ts'
import { type ExportedEvent, isAsWritten } from './audit-event.ts'
import type { ListedEvent } from './list-events.ts'

/**
 * Finds the newest event of a subject with one of these actions; null where there is none, or it is not as it was
 * written.
 */
export async function findTold(
  ctx: ReadContext,
  subject: string,
  actions: readonly string[],
): Promise<ListedEvent | null> {
  const [event] = await readNewestEvents(ctx.tx, { subject, actions, limit: 1 })
  return event && isAsWritten(ctx.secrets, event) ? told(event) : null
}

interface Asked {
  subjects: readonly string[]
  actions: readonly string[]
  /** How many events Candor writes about a subject. */
  most: number
}

/**
 * Finds the events of several subjects, newest first, without those that are not as they were written. Finds none where
 * there are more than Candor writes: what somebody added could hide the others.
 */
export async function findAllTold(
  ctx: ReadContext,
  { subjects, actions, most }: Asked,
): Promise<ListedEvent[]> {
  const limit = subjects.length * most + 1
  const events = await readNewestEvents(ctx.tx, { subjects, actions, limit })
  return events.length < limit
    ? events.filter((event) => isAsWritten(ctx.secrets, event)).map(told)
    : []
}

function told({ mac: _, ...event }: ExportedEvent): ListedEvent {
  return { ...event, details: JSON.parse(event.details) }
}
