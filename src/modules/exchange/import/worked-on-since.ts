import { type AuditAction, listEvents } from '#modules/audit'
import { selectEntriesOfRecord } from '#modules/training'
import type { WriteContext } from '#platform/context'

/** Work on a record that is not an edit of it, so that the record's version stays. */
const work: readonly AuditAction[] = [
  ...(['access_code.changed', 'access_code.issued'] as const),
  ...(['case.opened', 'case.noted'] as const),
  ...(['comparison.agreed', 'comparison.noted', 'comparison.unclear'] as const),
  ...(['consent.given', 'consent.withdrawn'] as const),
  ...(['contract.other_reported', 'contract.read', 'contract.terms_entered'] as const),
  ...(['leaving.said', 'leaving.taken_back'] as const),
  ...(['original.asked_back', 'original.confirmed', 'original.received'] as const),
  ...(['original.returned', 'own_payment.entered'] as const),
  ...(['record.assigned', 'record.note_written', 'record.stage_set'] as const),
  ...(['record_link.made', 'share.made', 'sighting.noted'] as const),
]

/** More than an import itself does beside one record. */
const most = 50

/**
 * Tells whether somebody has worked on a record since an import made it, without editing it: a payment, a document in
 * hand, a code, a note. What the import itself did beside the record does not count.
 */
export async function isWorkedOnSince(
  write: WriteContext,
  importId: string,
  recordId: string,
): Promise<boolean> {
  if ((await selectEntriesOfRecord(write.tx, recordId)).length > 0) return true
  const subject = `record:${recordId}`
  const events = await listEvents(write, { subject, actions: work, limit: most })
  return events.some(({ details }) => details.importId !== importId)
}

/**
 * Tells whether nobody but an import has done anything to a record, whatever its version: where a kill came between a
 * row's images and its end, the row has the version from before them.
 */
export async function isOnlyOfImport(
  write: WriteContext,
  importId: string,
  recordId: string,
): Promise<boolean> {
  const events = await listEvents(write, { subject: `record:${recordId}`, limit: most })
  return events.length < most && events.every(({ details }) => details.importId === importId)
}
