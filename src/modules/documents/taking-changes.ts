import { appendAudit } from '#modules/audit'
import { tell } from '#modules/messages'
import {
  keepValues,
  type NextChange,
  noteEdit,
  recordRefusals,
  takeFields,
  takenFrom,
} from '#modules/records'
import type { WriteContext } from '#platform/context'
import { refusing } from '#platform/errors'
import {
  markRemoved,
  markSuperseded,
  type StoredDocument,
  selectCurrent,
  selectDocument,
  updateDocument,
} from './documents.store.ts'

const known = refusing(recordRefusals)
const refuseUnless: typeof known.refuseUnless = known.refuseUnless

/**
 * Writes a change that a second person approved into its record: details or a document, as edited by whoever made it.
 * Refuses with `change.not_found` where the scan that it removes or dates is no longer on file.
 */
export async function takeChange(ctx: WriteContext, next: NextChange) {
  const { document: change } = next.held
  if (!change) return (await takeFields(ctx, next)).written
  const { record, row } = next
  const document = await selectDocument(ctx.tx, row.documentId ?? '')
  refuseUnless(document, 'change.not_found')
  const current = (await selectCurrent(ctx.tx, record.id)).find(
    ({ kind }) => kind === document.kind,
  )
  if (change.does === 'add') return addScan(ctx, next, document, current)
  refuseUnless(current?.id === document.id, 'change.not_found')
  const { written } = await noteEdit(ctx, record, {}, [], takenFrom(row))
  const { id: documentId, kind, version } = document
  const about = { documentId, kind, version, ...takenFrom(row).logged }
  if (change.does === 'remove') {
    await markRemoved(ctx.tx, documentId, ctx.clock.now())
    await appendAudit(ctx, 'document.removed', `record:${record.id}`, { ...about, ...written })
    return written
  }
  const dates = change.dates ?? {}
  const kept = await keepValues(ctx, record.id, { changes: dates })
  const after = Object.entries(dates).map(([name, [, value]]) => [name, value])
  await updateDocument(ctx.tx, documentId, Object.fromEntries(after))
  const details = { ...about, fields: Object.keys(dates), ...kept, ...written }
  await appendAudit(ctx, 'document.dates_noted', `record:${record.id}`, details)
  return written
}

async function addScan(
  ctx: WriteContext,
  { record, row }: NextChange,
  { id: documentId, kind, version, sha256 }: StoredDocument,
  current: StoredDocument | undefined,
) {
  if (current) await markSuperseded(ctx.tx, current.id, ctx.clock.now())
  await updateDocument(ctx.tx, documentId, { removedAt: null, changeId: null })
  const { written } = await noteEdit(ctx, record, {}, [], takenFrom(row))
  const about = { documentId, kind, version, sha256, ...takenFrom(row).logged }
  await appendAudit(ctx, 'document.uploaded', `record:${record.id}`, { ...about, ...written })
  await tell(ctx, { recordId: record.id, kind: 'paper' })
  return written
}
