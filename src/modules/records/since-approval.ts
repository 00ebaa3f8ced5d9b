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
 * Tells whether second-person approval allows the actor to approve the record: not a person who changed anything in it
 * since its last approval, nor, as long as it was never approved, the one who entered it.
 */
export async function mayApprove(ctx: ReadContext, record: CandidateRecord): Promise<boolean> {
  const { secondPersonApproval } = await readSettings(ctx.tx)
  if (!secondPersonApproval) return true
  const events = await eventsInOrder(ctx, record.id, [...approvals, ...edits])
  return !unapprovedBy(events, record.createdBy).has(actorId(ctx.actor))
}

/**
 * Returns whose work on a record waits for approval. A record that waits with no edit since its approval had it
 * withdrawn: then that approval counts for nothing, because nobody may overrule the second person with the same record.
 *
 * @param events its approvals and edits, the last one first
 */
function unapprovedBy(
  events: readonly ListedEvent[],
  createdBy: string,
): ReadonlySet<string | null> {
  const people = new Set<string | null>()
  for (const event of events) {
    if (isEdit(event)) people.add(event.actorId)
    else if (isApproval(event) && people.size > 0) return people
  }
  return people.add(createdBy)
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
