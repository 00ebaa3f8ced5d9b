import { appendAudit } from '#modules/audit'
import { editableRecord, noteEdit } from '#modules/records'
import { type ActionContext, actorId, type WriteContext } from '#platform/context'
import { limitTable } from '#platform/limits'
import { displayName, originalKey, type StoredDocument } from './document.ts'
import {
  insertDocument,
  markSuperseded,
  newestVersion,
  selectCurrent,
  selectDocument,
} from './documents.store.ts'
import type { DocumentKind } from './schema.ts'

interface UploadDocument {
  recordId: string
  kind: DocumentKind
  /** As the browser named it; display only. */
  originalName: string
  source: AsyncIterable<Uint8Array>
}

type Scan = Pick<
  StoredDocument,
  | 'id'
  | 'recordId'
  | 'kind'
  | 'sha256'
  | 'mediaType'
  | 'bytes'
  | 'width'
  | 'height'
  | 'pages'
  | 'originalName'
>

/**
 * Puts a scan on file. The bytes are on the disk before the row that names them, and the row is
 * committed before the answer: what was acknowledged is there, and what failed leaves nothing. The
 * same bytes again change nothing, so a client may repeat an upload whose answer it did not get.
 */
export async function uploadDocument(
  ctx: ActionContext,
  { recordId, kind, originalName, source }: UploadDocument,
): Promise<StoredDocument> {
  await ctx.read((read) => editableRecord(read, recordId))
  const staged = await ctx.storage.stage(source, limitTable.uploadBytes)
  const id = ctx.ids.uuid()
  const key = originalKey({ recordId, id })
  try {
    const inspection = await ctx.images.inspect(await staged.read())
    await staged.keep(key)
    const scan = {
      ...inspection,
      id,
      recordId,
      kind,
      sha256: staged.sha256,
      bytes: staged.bytes,
      originalName: displayName(originalName),
    }
    const document = await ctx.write((write) => addVersion(write, scan))
    if (document.id !== id) await ctx.storage.remove(key)
    return document
  } catch (error) {
    await staged.discard()
    await removeUnlessNamed(ctx, id, key)
    throw error
  }
}

/**
 * A commit may have happened although its answer was lost on the way (PostgreSQL), so the row
 * decides. When even that cannot be asked, the file stays for the sweep.
 */
async function removeUnlessNamed(ctx: ActionContext, id: string, key: string): Promise<void> {
  const isNamed = await ctx.read(({ tx }) => selectDocument(tx, id)).then(Boolean, () => true)
  if (!isNamed) await ctx.storage.remove(key)
}

async function addVersion(ctx: WriteContext, scan: Scan): Promise<StoredDocument> {
  const record = await editableRecord(ctx, scan.recordId)
  const current = (await selectCurrent(ctx.tx, record.id)).find(({ kind }) => kind === scan.kind)
  if (current?.sha256 === scan.sha256) return current
  const now = ctx.clock.now()
  if (current) await markSuperseded(ctx.tx, current.id, now)
  const document: StoredDocument = {
    ...scan,
    version: (await newestVersion(ctx.tx, record.id, scan.kind)) + 1,
    uploadedBy: actorId(ctx.actor) as string,
    uploadedAt: now,
    supersededAt: null,
    removedAt: null,
  }
  await insertDocument(ctx.tx, document)
  await noteEdit(ctx, record, {}, [], { resubmits: false })
  await appendAudit(ctx, 'document.uploaded', `record:${record.id}`, {
    documentId: document.id,
    kind: document.kind,
    version: document.version,
    sha256: document.sha256,
  })
  return document
}
