import { listEvents } from '#modules/audit'
import type { Instant } from '#platform/clock'
import type { ReadContext } from '#platform/context'
import type { CandidateRecord } from './schema.ts'

const mostEdits = 500

/** Finds who gave a detail its present value: the last person who changed it, else the one who entered the record. */
export async function whoEntered(
  ctx: ReadContext,
  { id, createdBy }: CandidateRecord,
  field: string,
): Promise<string> {
  return (await whoChangedSince(ctx, id, field, '')) ?? createdBy
}

/** Finds who last changed a detail after an instant; null when nobody did. */
export async function whoChangedSince(
  ctx: ReadContext,
  recordId: string,
  field: string,
  since: Instant,
): Promise<string | null> {
  const filter = { subject: `record:${recordId}`, action: 'record.changed', limit: mostEdits }
  const edit = (await listEvents(ctx, filter)).find(
    ({ at, details }) =>
      at >= since && Array.isArray(details.fields) && details.fields.includes(field),
  )
  return edit?.actorId ?? null
}
