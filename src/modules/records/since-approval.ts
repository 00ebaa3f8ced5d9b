import type { ListedEvent } from '#modules/audit'
import { readSettings } from '#modules/organisation'
import { actorId, type ReadContext } from '#platform/context'
import { eventsInOrder } from './events-in-order.ts'
import { changesSince } from './kept-values.ts'
import type { CandidateRecord, FieldChange } from './schema.ts'

const approvals = ['record.approved', 'record.created']
const edits = ['record.changed', 'document.uploaded', 'document.removed', 'document.dates_noted']

/** The last approval of a record, and the edits of details and documents after it, oldest first. */
export interface SinceApproval {
  approval: ListedEvent | null
  edits: ListedEvent[]
}

/** Returns what was done since a record was last approved; everything if it never was. */
export async function sinceApproval(ctx: ReadContext, recordId: string): Promise<SinceApproval> {
  const events = await eventsInOrder(ctx, recordId, [...approvals, ...edits])
  const at = events.findIndex(isApproval)
  const since = at < 0 ? events : events.slice(0, at)
  return { approval: events[at] ?? null, edits: since.filter(isEdit).reverse() }
}

const isEdit = ({ action }: ListedEvent): boolean => edits.includes(action)

/**
 * Tells whether an event is an approval: an admin's new record is approved by being entered, unless a second person has
 * to.
 */
function isApproval({ action, details }: ListedEvent): boolean {
  return (
    action === 'record.approved' || (action === 'record.created' && details.state === 'approved')
  )
}

/**
 * Tells whether second-person approval allows the actor to approve the record: not a person who entered it or changed
 * anything in it since its last approval.
 */
export async function mayApprove(ctx: ReadContext, record: CandidateRecord): Promise<boolean> {
  const { secondPersonApproval } = await readSettings(ctx.tx)
  if (!secondPersonApproval) return true
  const by = actorId(ctx.actor)
  if (record.createdBy === by || record.updatedBy === by) return false
  const { edits: since } = await sinceApproval(ctx, record.id)
  return since.every((edit) => edit.actorId !== by)
}

/** Returns the record's own fields whose values differ from those at the last approval. */
export function changedFields(
  ctx: ReadContext,
  record: CandidateRecord,
  since: readonly ListedEvent[],
): Promise<FieldChange[]> {
  const ofDetails = since.filter(({ action }) => action === 'record.changed')
  return changesSince(ctx, ofDetails, record)
}
