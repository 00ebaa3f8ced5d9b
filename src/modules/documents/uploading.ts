import { appendAudit } from '#modules/audit'
import { refuseIfWithdrawn } from '#modules/consents'
import { tell } from '#modules/messages'
import { editableRecord, editWaits, keepWaiting, noteEdit, waitingChanges } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import { type ActionContext, actorId, type ReadContext, type WriteContext } from '#platform/context'
import { isOutcomeUnknown } from '#platform/database'
import type { MediaType } from '#platform/images'
import { platformLimits } from '#platform/limits'
import { clearAway, keepExamined, type Staged } from '#platform/storage'
import { visibleFileName } from '#platform/text.schema'
import {
  insertDocuments,
  markSuperseded,
  type StoredDocument,
  selectCurrent,
  selectDocument,
  selectVersions,
} from './documents.store.ts'
import { originalKey, refuseUnlessOwnKind, refuseUnlessScanKept } from './finding.ts'
import type { DocumentKind } from './schema.ts'

const extensions: Record<MediaType, readonly [string, ...string[]]> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif', 'hif'],
  'image/tiff': ['tif', 'tiff'],
  'image/bmp': ['bmp', 'dib'],
  'application/pdf': ['pdf'],
}

/** Device names, which Windows opens instead of a file. */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i

/**
 * Returns the name of a file that leaves the system: no path, no invisible characters, no character or name with a
 * special meaning to a system, and the extension of its real type. A PNG called `p.html` would be opened as a page.
 */
export function leavingName(name: string, mediaType: MediaType): string {
  const plain = visibleFileName(name, 'file')
    .replace(/[<>:"|?*\\/]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const [usual, ...others] = extensions[mediaType]
  const [, stem = plain, extension] =
    /^(.+)\.([a-z][a-z0-9]{0,7}|[A-Z][A-Z0-9]{0,7})$/.exec(plain) ?? []
  const kept = [usual, ...others].find((one) => one === extension?.toLowerCase())
  const base =
    stem
      .replace(reserved, '_$&')
      .slice(0, 110)
      .replace(/[.\s]+$/, '') || 'file'
  return `${base}.${kept ? extension : usual}`
}

/** Nobody is waiting for an import, so it waits for its turn as long as necessary. */
const noHurry = Number.POSITIVE_INFINITY

/** Scans of one record that are examined and written at a time. */
const atOnce = 2

/** What is written in the transaction of an upload; what it refuses leaves no scan. */
type Along = (write: WriteContext, document: StoredDocument) => Promise<void>

interface Upload {
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

/** A scan in its permanent place, before its row is written. */
interface Kept {
  scan: Scan
  staged: Staged
}

/**
 * Uploads a scan. The bytes are on the disk before the row that names them, and the row is committed before the
 * response: what was acknowledged is there, and what failed leaves nothing. The same bytes again change nothing, so a
 * client may repeat an upload whose response it did not get.
 */
export async function uploadDocument(
  ctx: ActionContext,
  { recordId, along, ...upload }: Upload & { recordId: string; along?: Along },
): Promise<StoredDocument> {
  await ctx.read((read) => recordToAddTo(read, recordId))
  const kept = await keepScan(ctx, recordId, upload)
  const { scan } = kept
  return named(ctx, kept, () =>
    ctx.write(async (write) => {
      const onFile = await addVersions(write, recordId, [scan])
      const document = onFile.get(scan) as StoredDocument
      await along?.(write, document)
      return document
    }),
  )
}

/**
 * Uploads several scans of one record, of different kinds: their bytes are written in parallel, their rows in one
 * commit. Returns for each whether it is on file, in their order.
 * @throws Refusal when nothing may be added to this record
 */
export async function uploadDocuments(
  ctx: ActionContext,
  { recordId, uploads }: { recordId: string; uploads: readonly Upload[] },
): Promise<PromiseSettledResult<StoredDocument>[]> {
  await ctx.read((read) => recordToAddTo(read, recordId))
  const kept: PromiseSettledResult<Kept>[] = []
  for (let at = 0; at < uploads.length; at += atOnce) {
    const some = uploads.slice(at, at + atOnce)
    kept.push(
      ...(await Promise.allSettled(some.map((one) => keepScan(ctx, recordId, one, noHurry)))),
    )
  }
  const scans = kept.flatMap((one) => (one.status === 'fulfilled' ? [one.value.scan] : []))
  let commit: Promise<Map<Scan, StoredDocument>> | undefined
  const rowOf = async (scan: Scan) => {
    commit ??= ctx.write((write) => addVersions(write, recordId, scans))
    return (await commit).get(scan) as StoredDocument
  }
  return Promise.allSettled(
    kept.map(async (one) => {
      if (one.status === 'rejected') throw one.reason
      return named(ctx, one.value, () => rowOf(one.value.scan))
    }),
  )
}

/** Returns a record to which documents may be added. Correcting its details or removing documents is never stopped. */
async function recordToAddTo(ctx: ReadContext, recordId: string) {
  const record = await editableRecord(ctx, recordId)
  await refuseIfWithdrawn(ctx, recordId, 'keeping')
  return record
}

/** Stages the bytes, examines them, and moves them to their permanent place, which has no row yet. */
async function keepScan(
  ctx: ActionContext,
  recordId: string,
  { kind, originalName, source }: Upload,
  patience?: number,
): Promise<Kept> {
  await ctx.read(async (read) => {
    const current = (await selectCurrent(read.tx, recordId)).find((one) => one.kind === kind)
    await refuseUnlessOwnKind(read, kind, current)
    await refuseUnlessScanKept(read, kind)
  })
  const id = ctx.ids.uuid()
  const key = originalKey({ recordId, id })
  const sent = { key, source, limit: platformLimits.uploadBytes }
  const { staged, found } = await keepExamined(ctx, sent, (staged) =>
    ctx.images.inspect(() => staged.read(), patience),
  )
  const { sha256, bytes } = staged
  const name = leavingName(originalName, found.mediaType)
  return { scan: { ...found, id, recordId, kind, sha256, bytes, originalName: name }, staged }
}

/**
 * Waits for the row of a stored scan; a scan without one leaves no file. Where the outcome is unknown, and the commit
 * may even still be running, the file stays for the sweep.
 */
async function named(
  ctx: ActionContext,
  { scan, staged }: Kept,
  commit: () => Promise<StoredDocument>,
): Promise<StoredDocument> {
  const key = originalKey(scan)
  try {
    const document = await commit()
    if (document.id !== scan.id) await clearAway(ctx, () => ctx.storage.remove(key))
    return document
  } catch (error) {
    if (!isOutcomeUnknown(error)) await clearAway(ctx, () => removeUnlessNamed(ctx, scan.id, key))
    throw error
  } finally {
    await staged.discard()
  }
}

/**
 * Removes the file unless its row exists. A commit may have happened although its response was lost (PostgreSQL), so
 * the row decides, as soon as it can be read.
 */
async function removeUnlessNamed(ctx: ActionContext, id: string, key: string): Promise<void> {
  if (!(await ctx.read(({ tx }) => selectDocument(tx, id)))) await ctx.storage.remove(key)
}

/** Adds stored scans of one record to it, in a single edit. */
async function addVersions(
  ctx: WriteContext,
  recordId: string,
  scans: readonly Scan[],
): Promise<Map<Scan, StoredDocument>> {
  const record = await recordToAddTo(ctx, recordId)
  const earlier = await selectVersions(ctx.tx, recordId)
  const waits = await editWaits(ctx, record)
  const onFile = new Map<Scan, StoredDocument>()
  const added: StoredDocument[] = []
  for (const scan of scans) {
    const versions = earlier.filter(({ kind }) => kind === scan.kind)
    const current = versions.find((one) => one.supersededAt === null && one.removedAt === null)
    if (current?.sha256 === scan.sha256) {
      onFile.set(scan, current)
      continue
    }
    await refuseUnlessOwnKind(ctx, scan.kind, current)
    const now = ctx.clock.now()
    const sent = waits && (await waitingAmong(ctx, record, versions, scan))
    if (sent) {
      onFile.set(scan, sent)
      continue
    }
    if (current && !waits) await markSuperseded(ctx.tx, current.id, now)
    const document: StoredDocument = {
      ...scan,
      version: (versions[0]?.version ?? 0) + 1,
      uploadedBy: actorId(ctx.actor) as string,
      uploadedAt: now,
      supersededAt: null,
      // What waits is not on file: as if it were removed, until the change is approved.
      removedAt: waits ? now : null,
      changeId: null,
      issuedOn: null,
      validUntil: null,
      // A withheld scan that is removed and uploaded again stays withheld.
      withheldAt: earlier.find((one) => one.sha256 === scan.sha256)?.withheldAt ?? null,
    }
    if (waits) {
      const held = { document: { does: 'add', kind: scan.kind } } as const
      document.changeId = await keepWaiting(ctx, record, { held, documentId: scan.id })
      await insertDocuments(ctx.tx, [document])
    } else added.push(document)
    onFile.set(scan, document)
  }
  if (added.length === 0) return onFile
  await insertDocuments(ctx.tx, added)
  const { written } = await noteEdit(ctx, record, {}, [], { resubmits: false })
  for (const { id: documentId, kind, version, sha256 } of added)
    await appendAudit(ctx, 'document.uploaded', `record:${recordId}`, {
      ...{ documentId, kind, version, sha256 },
      ...written,
    })
  await tell(ctx, { recordId, kind: 'paper' })
  return onFile
}

/** Finds the same bytes among what waits for this record: a client repeats an upload whose response it did not get. */
async function waitingAmong(
  ctx: WriteContext,
  { id }: CandidateRecord,
  versions: readonly StoredDocument[],
  { sha256 }: Scan,
): Promise<StoredDocument | undefined> {
  const waiting = new Set((await waitingChanges(ctx, id)).map(({ documentId }) => documentId))
  return versions.find((one) => one.sha256 === sha256 && waiting.has(one.id))
}
