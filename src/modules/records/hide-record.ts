import { appendAudit } from '#modules/audit'
import { tell } from '#modules/outbox'
import type { WriteContext } from '#platform/context'
import { currentRecord } from './move-record.ts'
import { refuseUnless } from './refusals.ts'
import type { CandidateRecord } from './schema.ts'
import { writeChange } from './write-record.ts'

interface Target {
  recordId: string
  version: number
}

/** Takes a record out of public sight; open viewings end and stay ended. */
export async function hideRecord(ctx: WriteContext, target: Target): Promise<CandidateRecord> {
  const record = await currentRecord(ctx, target)
  refuseUnless(record.hiddenAt === null, 'record.already_hidden')
  const now = ctx.clock.now()
  const { record: changed, written } = await writeChange(ctx, record, {
    hiddenAt: now,
    unpublishedAt: now,
  })
  await appendAudit(ctx, 'record.hidden', `record:${record.id}`, written)
  return changed
}

/** Shows a hidden record again. */
export async function unhideRecord(ctx: WriteContext, target: Target): Promise<CandidateRecord> {
  const record = await currentRecord(ctx, target)
  refuseUnless(record.hiddenAt !== null, 'record.already_visible')
  const { record: changed, written } = await writeChange(ctx, record, { hiddenAt: null })
  await appendAudit(ctx, 'record.unhidden', `record:${record.id}`, written)
  await tell(ctx, { recordId: record.id, kind: 'file' })
  return changed
}
