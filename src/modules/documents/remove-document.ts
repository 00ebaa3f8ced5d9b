import { appendAudit } from '#modules/audit'
import { editableRecord, noteEdit } from '#modules/records'
import type { WriteContext } from '#platform/context'
import { refuseUnless } from '#platform/errors'
import { markRemoved, selectCurrent } from './documents.store.ts'
import { refuseUnlessOwnKind } from './own-kinds.ts'
import type { DocumentKind } from './schema.ts'

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
