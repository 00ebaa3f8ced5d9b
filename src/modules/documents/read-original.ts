import { appendAudit } from '#modules/audit'
import type { CandidateRecord } from '#modules/records/schema'
import type { ActionContext, Actor, WriteContext } from '#platform/context'
import { corruptFile, lostFile } from '#platform/storage'
import { originalKey, type StoredDocument } from './document.ts'
import { findDocument } from './find-documents.ts'
import { faultOfOriginal } from './original-fault.ts'
import { refuseUnless } from './refusals.ts'

/**
 * Returns the bytes as received, for an admin, or for the moderator who entered the record while it is pending. The
 * audit event is committed before the first byte leaves.
 */
export async function readOriginal(
  ctx: ActionContext,
  documentId: string,
): Promise<{ document: StoredDocument; stream: ReadableStream<Uint8Array>; bytes: number }> {
  const found = await ctx.read((read) => findDocument(read, documentId))
  refuseUnless(found, 'document.not_found')
  const { document, record } = found
  refuseUnlessOriginalsOf(ctx.actor, record)
  const key = originalKey(document)
  // Read to its end before: an original that is not what was uploaded must not leave as if it were.
  const isCorrupt = (await faultOfOriginal(ctx, document)) === 'corrupt'
  if (isCorrupt) throw corruptFile(ctx, { documentId })
  const opened = await ctx.storage.open(key)
  if (!opened) throw await lostFile(ctx, key, { documentId })
  await ctx.write((write) => noteOriginalRead(write, document))
  return { document, ...opened }
}

/** Refuses originals to staff who see the record but are neither admins nor still entering it. */
export function refuseUnlessOriginalsOf(
  actor: Actor,
  { state }: Pick<CandidateRecord, 'state'>,
): void {
  const isAdmin = actor.kind === 'system' || (actor.kind !== 'anonymous' && actor.role === 'admin')
  refuseUnless(isAdmin || state === 'pending', 'session.forbidden')
}

/** Writes the event for an original that leaves. */
export async function noteOriginalRead(
  ctx: WriteContext,
  { id: documentId, recordId, kind, version }: StoredDocument,
): Promise<void> {
  const details = { documentId, kind, version }
  await appendAudit(ctx, 'document.original_downloaded', `record:${recordId}`, details)
}
