import type { ReadContext } from '#platform/context'
import { selectRecord } from './records.store.ts'
import { refuseUnless } from './refusals.ts'
import type { CandidateRecord } from './schema.ts'

/**
 * Finds a record for staff: an admin finds any, a moderator only their own; other records do not exist for a moderator.
 */
export async function findRecord(
  ctx: ReadContext,
  recordId: string,
): Promise<CandidateRecord | null> {
  const record = await selectRecord(ctx.tx, recordId)
  return record && maySee(ctx, record) ? record : null
}

/** Returns the record; refuses with `record.not_found` where `findRecord` finds none. */
export async function getRecord(ctx: ReadContext, recordId: string): Promise<CandidateRecord> {
  const record = await findRecord(ctx, recordId)
  refuseUnless(record, 'record.not_found')
  return record
}

function maySee({ actor }: ReadContext, record: CandidateRecord): boolean {
  if (actor.kind === 'system') return true
  if (actor.kind === 'anonymous' || actor.role === 'student') return false
  return actor.role === 'admin' || (record.createdBy === actor.id && record.deletedAt === null)
}
