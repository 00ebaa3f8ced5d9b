import { appendAudit } from '#modules/audit'
import { editableRecord, keepValues, noteEdit, pairsOf } from '#modules/records'
import type { WriteContext } from '#platform/context'
import { refuseUnless } from '#platform/errors'
import type { StoredDocument } from './document.ts'
import { selectCurrent } from './documents.store.ts'
import { updatePrintedDates } from './ending.store.ts'
import { refuseUnlessOwnKind } from './own-kinds.ts'
import type { DocumentKind, PrintedDates } from './schema.ts'

interface NotePrintedDates {
  recordId: string
  kind: DocumentKind
  dates: PrintedDates
}

/**
 * Notes the dates printed on the current scan of a document. This is an edit of the record, because its candidate reads
 * the dates; a new scan begins without any.
 */
export async function notePrintedDates(
  ctx: WriteContext,
  { recordId, kind, dates }: NotePrintedDates,
): Promise<StoredDocument> {
  const record = await editableRecord(ctx, recordId)
  refuseUnlessOwnKind(ctx.actor, kind)
  const current = (await selectCurrent(ctx.tx, recordId)).find((one) => one.kind === kind)
  refuseUnless(current, 'document.not_found')
  const { issuedOn, validUntil } = dates
  const fields = (['issuedOn', 'validUntil'] as const).filter(
    (field) => dates[field] !== current[field],
  )
  if (fields.length === 0) return current
  const kept = await keepValues(ctx, recordId, { changes: pairsOf(current, dates, fields) })
  await updatePrintedDates(ctx.tx, current.id, { issuedOn, validUntil })
  const { written } = await noteEdit(ctx, record, {}, [], { resubmits: false })
  const { id: documentId, version } = current
  await appendAudit(ctx, 'document.dates_noted', `record:${recordId}`, {
    ...{ documentId, kind, version, fields },
    ...kept,
    ...written,
  })
  return { ...current, issuedOn, validUntil }
}
