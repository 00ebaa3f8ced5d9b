import { listEvents } from '#modules/audit'
import { proveEvent } from '#modules/transparency'
import type { ReadContext } from '#platform/context'
import { viewActions } from './list-shares.ts'

/**
 * Proves that one of the viewings that `viewsOfRecord` lists is in the log, to the person whose record it was; null for
 * any other event, whoever it belongs to. Refuses with `log.not_sealed` before it is sealed.
 */
export async function proveViewing(
  ctx: ReadContext,
  { recordId }: { recordId: string },
  id: string,
): Promise<{ sequence: number; proof: string } | null> {
  const ofRecord = { subject: `record:${recordId}`, actions: viewActions }
  const [event] = await listEvents(ctx, { ...ofRecord, id, limit: 1 })
  if (!event) return null
  const sequence = event.sequence ?? Number.MAX_SAFE_INTEGER
  return { sequence, proof: await proveEvent(ctx, sequence) }
}
