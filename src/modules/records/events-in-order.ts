import { allEvents, type ListedEvent } from '#modules/audit'
import type { ReadContext } from '#platform/context'

/** Returns every event of a record with one of these actions, the last one first, whatever the clock said. */
export async function eventsInOrder(
  ctx: ReadContext,
  recordId: string,
  actions: readonly string[],
): Promise<ListedEvent[]> {
  return lastFirst(await allEvents(ctx, { subject: `record:${recordId}`, actions }))
}

/** Returns events of one record, the last one first. */
export const lastFirst = (events: readonly ListedEvent[]): ListedEvent[] =>
  events.toSorted((one, other) => compare(other, one))

/** Tells whether an event came after another one of the same record. */
export const isLater = (one: ListedEvent, other: ListedEvent): boolean => compare(one, other) > 0

/**
 * By the version of the record that they name; those of one version by their places in the log, which they get soon
 * after the commit. Their ids decide only between two that have no place yet.
 */
function compare(one: ListedEvent, other: ListedEvent): number {
  const { recordVersion: version } = one.details
  const { recordVersion: otherVersion } = other.details
  if (typeof version === 'number' && typeof otherVersion === 'number') return version - otherVersion
  if (placeOf(one) !== placeOf(other)) return placeOf(one) < placeOf(other) ? -1 : 1
  return one.id < other.id ? -1 : Number(one.id > other.id)
}

const placeOf = ({ sequence }: ListedEvent): number => sequence ?? Number.POSITIVE_INFINITY
