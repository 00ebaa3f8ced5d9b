import { appendAudit } from '#modules/audit'
import type { WriteContext } from '#platform/context'
import type { StoredDocument } from './document.ts'
import { markWithheld } from './documents.store.ts'

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
