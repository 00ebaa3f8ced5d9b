import { appendAudit } from '#modules/audit'
import { tell } from '#modules/messages'
import type { WriteContext } from '#platform/context'
import { refusePassportOnFile } from './add-record.ts'
import { refuseUnlessCurrent } from './change-record.ts'
import { getRecord } from './find-record.ts'
import { currentRecord, type Target } from './move-record.ts'
import { deleteRecordRow } from './records.store.ts'
import { refuseUnless } from './refusals.ts'
import type { CandidateRecord } from './schema.ts'
import { writeChange } from './write-record.ts'

/** Moves a record to the trash, from where it can be restored for as long as the settings say. */
export async function deleteRecord(ctx: WriteContext, target: Target): Promise<CandidateRecord> {
  const record = await currentRecord(ctx, target)
  const now = ctx.clock.now()
  const { record: changed, written } = await writeChange(ctx, record, {
    deletedAt: now,
    unpublishedAt: now,
  })
  await appendAudit(ctx, 'record.deleted', `record:${record.id}`, written)
  return changed
}

/** Takes a record out of the trash; refuses when another record has its passport number by now. */
export async function restoreRecord(ctx: WriteContext, target: Target): Promise<CandidateRecord> {
  const record = await trashedRecord(ctx, target)
  await refusePassportOnFile(ctx, record.passportNumber)
  const { record: changed, written } = await writeChange(ctx, record, { deletedAt: null })
  await appendAudit(ctx, 'record.restored', `record:${record.id}`, written)
  await tell(ctx, { recordId: record.id, kind: 'file' })
  return changed
}

/** Permanently removes the rows of a record in the trash; the caller removes its files afterwards. */
export async function purgeRecordRows(ctx: WriteContext, target: Target): Promise<void> {
  const record = await trashedRecord(ctx, target)
  await deleteRecordRow(ctx.tx, record.id)
  await appendAudit(ctx, 'record.purged', `record:${record.id}`)
}

async function trashedRecord(ctx: WriteContext, { recordId, version }: Target) {
  const record = await getRecord(ctx, recordId)
  refuseUnless(record.deletedAt !== null, 'record.not_in_trash')
  refuseUnlessCurrent(record, version)
  return record
}
