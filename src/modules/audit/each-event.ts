import type { ActionContext, ReadContext } from '#platform/context'
import type { EventFilter } from './audit.store.ts'
import { type ListedEvent, listEvents } from './list-events.ts'

const pageSize = 500

/**
 * Yields every event that a filter finds, newest first, and reads a page at a time: in one reading, or of an action that
 * does more between, each page in one of its own.
 */
export async function* eachEvent(
  ctx: ReadContext | ActionContext,
  filter: Omit<EventFilter, 'before' | 'limit'>,
): AsyncGenerator<ListedEvent> {
  for (let before: string | undefined; ; ) {
    const page = { ...filter, before, limit: pageSize }
    const events = await ('tx' in ctx
      ? listEvents(ctx, page)
      : ctx.read((read) => listEvents(read, page)))
    yield* events
    if (events.length < pageSize) return
    before = events.at(-1)?.id
  }
}

/** Returns them all, newest first: for what has few, such as one record. */
export async function allEvents(
  ctx: ReadContext,
  filter: Parameters<typeof eachEvent>[1],
): Promise<ListedEvent[]> {
  const events: ListedEvent[] = []
  for await (const event of eachEvent(ctx, filter)) events.push(event)
  return events
}
