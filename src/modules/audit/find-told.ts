import type { ReadContext } from '#platform/context'
import { readNewestEvents } from './audit.store.ts'
import { examiner } from './audit-event.ts'
import { isChained } from './event-id.ts'
import type { ListedEvent } from './list-events.ts'

/**
 * Finds the newest event of a subject with one of these actions; null where there is none, or it is not as it was
 * written. An event of the older chain cannot be examined alone: the doctor examines that chain.
 */
export async function findTold(
  ctx: ReadContext,
  subject: string,
  actions: readonly string[],
): Promise<ListedEvent | null> {
  const [event] = await readNewestEvents(ctx.tx, { subject, actions, limit: 1 })
  if (!event || !(isChained(event) || examiner(ctx.secrets)(event))) return null
  const { mac: _, ...told } = event
  return { ...told, details: JSON.parse(told.details) }
}
