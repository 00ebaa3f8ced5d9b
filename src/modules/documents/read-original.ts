import { appendAudit } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { originalKey, type StoredDocument } from './document.ts'
import { findDocument } from './find-documents.ts'
import { refuseUnless } from './refusals.ts'

/**
 * The bytes as received, for an admin, or for the moderator who entered the record while it is
 * pending. The audit event is committed before the first byte leaves.
 */
export async function readOriginal(
  ctx: ActionContext,
  documentId: string,
): Promise<{ document: StoredDocument; stream: ReadableStream<Uint8Array>; bytes: number }> {
  const found = await ctx.read((read) => findDocument(read, documentId))
  refuseUnless(found, 'document.not_found')
  const { document, record } = found
  const { actor } = ctx
  const isAdmin = actor.kind === 'system' || (actor.kind !== 'anonymous' && actor.role === 'admin')
  refuseUnless(isAdmin || record.state === 'pending', 'session.forbidden')
  const opened = await ctx.storage.open(originalKey(document))
  refuseUnless(opened, 'document.not_found')
  await ctx.write((write) =>
    appendAudit(write, 'document.original_downloaded', `record:${record.id}`, {
      documentId,
      kind: document.kind,
      version: document.version,
    }),
  )
  return { document, ...opened }
}
