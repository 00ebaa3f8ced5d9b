import type { ListedEvent } from '#modules/audit'
import type { ReadContext } from '#platform/context'
import { eventsInOrder, isLater } from './events-in-order.ts'
import { fieldsOf } from './kept-values.ts'
import type { CandidateRecord } from './schema.ts'

/** Finds who gave a detail its present value: the last person who changed it, else the one who entered the record. */
export async function whoEntered(
  ctx: ReadContext,
  { id, createdBy }: CandidateRecord,
  field: string,
): Promise<string> {
  const [last] = await changesOf(ctx, id, field)
  return last?.actorId ?? createdBy
}

/** Finds who last changed a detail after an event of the same record; null when nobody did. */
export async function whoChangedSince(
  ctx: ReadContext,
  recordId: string,
  field: string,
  since: ListedEvent,
): Promise<string | null> {
  const [last] = await changesOf(ctx, recordId, field)
  return last && isLater(last, since) ? last.actorId : null
}

/** Returns the edits that changed a detail, the last one first. */
async function changesOf(
  ctx: ReadContext,
  recordId: string,
  field: string,
): Promise<ListedEvent[]> {
  const edits = await eventsInOrder(ctx, recordId, ['record.changed'])
  return edits.filter((edit) => fieldsOf(edit).includes(field))
}
