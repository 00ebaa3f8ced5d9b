import { withdrawnSince } from '#modules/consents'
import { keptOnUntil } from '#modules/consents/schema'
import { type ReadContext, type Soon, soon } from '#platform/context'
import type { RequestContext } from '../route.ts'

/**
 * Returns from when the contents are removed because the candidate does not want them kept, by a no or by leaving;
 * null otherwise.
 */
export function removedFromIn(
  read: ReadContext,
  { organisation }: Pick<RequestContext, 'organisation'>,
  recordId: string,
): Soon<string | null> {
  return soon(withdrawnSince(read, { recordId, purpose: 'keeping' }), (since) =>
    since === null ? null : keptOnUntil(since, organisation.timeZone),
  )
}
