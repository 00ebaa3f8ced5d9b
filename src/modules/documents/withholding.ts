import { appendAudit } from '#modules/audit'
import { editableRecord, noteEdit } from '#modules/records'
import type { WriteContext } from '#platform/context'
import { refuseUnless } from '#platform/errors'
import type { StoredDocument } from './document.ts'
import { markRemoved, markWithheld, selectCurrent } from './documents.store.ts'
import { refuseUnlessOwnKind } from './own-kinds.ts'
import type { DocumentKind } from './schema.ts'

/** Withholds a scan from the public; staff still see it. The caller has to end what shows it now. */
export async function withholdDocument(ctx: WriteContext, document: StoredDocument): Promise<void> {
  await markWithheld(ctx.tx, document, ctx.clock.now())
  await noteInLog(ctx, 'document.withheld', document)
}

/** Shows a withheld scan to the public again. */
export async function showDocumentAgain(
  ctx: WriteContext,
  document: StoredDocument,
): Promise<void> {
  await markWithheld(ctx.tx, document, null)
  await noteInLog(ctx, 'document.shown_again', document)
}

async function noteInLog(
  ctx: WriteContext,
  action: 'document.withheld' | 'document.shown_again',
  { id: documentId, recordId, kind, version }: StoredDocument,
): Promise<void> {
  await appendAudit(ctx, action, `record:${recordId}`, { documentId, kind, version })
}

/** Removes a document from the record; its versions stay in the history until the record is purged. */
export async function removeDocument(
  ctx: WriteContext,
  { recordId, kind }: { recordId: string; kind: DocumentKind },
): Promise<void> {
  const record = await editableRecord(ctx, recordId)
  refuseUnlessOwnKind(ctx.actor, kind)
  const current = (await selectCurrent(ctx.tx, recordId)).find((one) => one.kind === kind)
  refuseUnless(current, 'document.not_found')
  await markRemoved(ctx.tx, current.id, ctx.clock.now())
  const { written } = await noteEdit(ctx, record, {}, [], { resubmits: false })
  await appendAudit(ctx, 'document.removed', `record:${recordId}`, {
    documentId: current.id,
    kind,
    version: current.version,
    ...written,
  })
}
