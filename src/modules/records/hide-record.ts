import { appendAudit } from '#modules/audit'
import { tell } from '#modules/outbox'
import type { WriteContext } from '#platform/context'
import { currentRecord } from './move-record.ts'
import { selectRecord, updateRecord } from './records.store.ts'
import { refuseUnless } from './refusals.ts'
import type { CandidateRecord } from './schema.ts'

interface Target {
  recordId: string
  version: number
}

/** Takes a record out of public sight; open viewings end and stay ended. */
export async function hideRecord(ctx: WriteContext, target: Target): Promise<CandidateRecord> {
  const record = await currentRecord(ctx, target)
  refuseUnless(record.hiddenAt === null, 'record.already_hidden')
  const now = ctx.clock.now()
  await updateRecord(ctx.tx, record, { hiddenAt: now, unpublishedAt: now })
  await appendAudit(ctx, 'record.hidden', `record:${record.id}`)
  return (await selectRecord(ctx.tx, record.id)) as CandidateRecord
}

/** Shows a hidden record again. */
export async function unhideRecord(ctx: WriteContext, target: Target): Promise<CandidateRecord> {
  const record = await currentRecord(ctx, target)
  refuseUnless(record.hiddenAt !== null, 'record.already_visible')
  await updateRecord(ctx.tx, record, { hiddenAt: null })
  await appendAudit(ctx, 'record.unhidden', `record:${record.id}`)
  await tell(ctx, { recordId: record.id, kind: 'file' })
  return (await selectRecord(ctx.tx, record.id)) as CandidateRecord
}
