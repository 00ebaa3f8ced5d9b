import { type ListedEvent, listEvents } from '#modules/audit'
import type { ReadContext } from '#platform/context'
import { getRecord } from './find-record.ts'
import { changeOf, fieldsOf, type Held, keptValues } from './kept-values.ts'
import type { FieldChange } from './schema.ts'

/** An event in a record's life as staff read it. */
export interface HistoryEvent {
  id: string
  at: string
  by: string | null
  actorKind: string
  action: string
  details: Record<string, unknown>
  /** What an edit changed; null when the event is no edit. */
  changes: FieldChange[] | null
  reason: string | null
  /** Whether the stored values differ from those that the log vouches for. */
  isAltered: boolean
}

/**
 * Returns one page of what was done to a record, newest first; `next` is the `before` of the page after it, or null.
 * Edits come with the values before and after, until the record is purged.
 */
export async function recordHistory(
  ctx: ReadContext,
  { recordId, before, limit }: { recordId: string; before?: string | undefined; limit: number },
): Promise<{ events: HistoryEvent[]; next: string | null }> {
  await getRecord(ctx, recordId)
  const found = await listEvents(ctx, { subject: `record:${recordId}`, before, limit: limit + 1 })
  const events = found.slice(0, limit)
  const kept = await keptValues(ctx, events)
  return {
    events: events.map((event) => described(event, kept.get(event.id))),
    next: found.length > limit ? (events.at(-1)?.id ?? null) : null,
  }
}

function described(event: ListedEvent, kept: Held | 'altered' | undefined): HistoryEvent {
  const { id, at, actorKind, actorId, action } = event
  const { fields: _fields, valuesId: _id, valuesDigest: _digest, ...rest } = event.details
  const { rowDigest: _written, foundDigest: _found, ...others } = rest
  const { keptId: _kept, keptDigest: _keptDigest, ...details } = others
  const held = kept === 'altered' ? undefined : kept
  return {
    id,
    at,
    by: actorId,
    actorKind,
    action,
    details,
    changes:
      fieldsOf(event).length > 0 ? fieldsOf(event).map((field) => changeOf(field, held)) : null,
    reason: held?.reason ?? null,
    isAltered: kept === 'altered',
  }
}
