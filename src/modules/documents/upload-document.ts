import { appendAudit } from '#modules/audit'
import { refuseIfWithdrawn } from '#modules/consents'
import { tell } from '#modules/outbox'
import { editableRecord, noteEdit } from '#modules/records'
import { type ActionContext, actorId, type ReadContext, type WriteContext } from '#platform/context'
import { isOutcomeUnknown } from '#platform/database'
import { platformLimits } from '#platform/limits'
import { clearAway, type Staged } from '#platform/storage'
import { originalKey, type StoredDocument } from './document.ts'
import {
  insertDocuments,
  markSuperseded,
  selectDocument,
  selectVersions,
} from './documents.store.ts'
import { leavingName } from './leaving-name.ts'
import { refuseUnlessOwnKind, refuseUnlessScanKept } from './own-kinds.ts'
import type { DocumentKind } from './schema.ts'

/** Nobody waits for an import, so it waits for its turn however long that takes. */
const noHurry = Number.POSITIVE_INFINITY

/** Scans of one record that are looked at and written at a time. */
const atOnce = 2

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

/** A scan in its durable place, whose row is to come. */
interface Kept {
  scan: Scan
  staged: Staged
}

/**
 * Puts a scan on file. The bytes are on the disk before the row that names them, and the row is
 * committed before the answer: what was acknowledged is there, and what failed leaves nothing. The
 * same bytes again change nothing, so a client may repeat an upload whose answer it did not get.
 */
export async function uploadDocument(
  ctx: ActionContext,
  { recordId, ...upload }: Upload & { recordId: string },
): Promise<StoredDocument> {
  await ctx.read((read) => recordToAddTo(read, recordId))
  const kept = await keepScan(ctx, recordId, upload)
  const { scan } = kept
  return named(ctx, kept, () =>
    ctx.write(async (write) => {
      const onFile = await addVersions(write, recordId, [scan])
      return onFile.get(scan) as StoredDocument
    }),
  )
}

/**
 * The same for several scans of one record, of different kinds: their bytes are written side by side,
 * their rows in one commit. Answers for each whether it is on file, in their order.
 * @throws Refusal when nothing may be put on this record
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

/** A record that papers may be added to. Nobody is stopped from correcting its details or taking papers off. */
async function recordToAddTo(ctx: ReadContext, recordId: string) {
  const record = await editableRecord(ctx, recordId)
  await refuseIfWithdrawn(ctx, recordId, 'keeping')
  return record
}

/** Stages the bytes, looks at them, and gives them their durable place, which no row names yet. */
async function keepScan(
  ctx: ActionContext,
  recordId: string,
  { kind, originalName, source }: Upload,
  patience?: number,
): Promise<Kept> {
  refuseUnlessOwnKind(ctx.actor, kind)
  await ctx.read((read) => refuseUnlessScanKept(read, kind))
  const staged = await ctx.storage.stage(source, platformLimits.uploadBytes)
  const id = ctx.ids.uuid()
  const key = originalKey({ recordId, id })
  const { sha256, bytes } = staged
  try {
    const inspection = await ctx.images.inspect(() => staged.read(), patience)
    await staged.keep(key)
    const name = leavingName(originalName, inspection.mediaType)
    const scan = { ...inspection, id, recordId, kind, sha256, bytes, originalName: name }
    return { scan, staged }
  } catch (error) {
    await staged.discard()
    await clearAway(ctx, () => ctx.storage.remove(key))
    throw error
  }
}

/**
 * Waits for the row of a kept scan; a scan that got none leaves no file. Where nobody knows, the
 * commit may even be under way still, and the file stays for the sweep.
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
 * A commit may have happened although its answer was lost on the way (PostgreSQL), so the row
 * decides, as soon as it can be asked.
 */
async function removeUnlessNamed(ctx: ActionContext, id: string, key: string): Promise<void> {
  if (!(await ctx.read(({ tx }) => selectDocument(tx, id)))) await ctx.storage.remove(key)
}

/** Puts kept scans of one record on file: all of them are one edit of it. */
async function addVersions(
  ctx: WriteContext,
  recordId: string,
  scans: readonly Scan[],
): Promise<Map<Scan, StoredDocument>> {
  const record = await recordToAddTo(ctx, recordId)
  const earlier = await selectVersions(ctx.tx, recordId)
  const onFile = new Map<Scan, StoredDocument>()
  const added: StoredDocument[] = []
  for (const scan of scans) {
    const versions = earlier.filter(({ kind }) => kind === scan.kind)
    const current = versions.find((one) => one.supersededAt === null && one.removedAt === null)
    if (current?.sha256 === scan.sha256) {
      onFile.set(scan, current)
      continue
    }
    const now = ctx.clock.now()
    if (current) await markSuperseded(ctx.tx, current.id, now)
    const document: StoredDocument = {
      ...scan,
      version: (versions[0]?.version ?? 0) + 1,
      uploadedBy: actorId(ctx.actor) as string,
      uploadedAt: now,
      supersededAt: null,
      removedAt: null,
      issuedOn: null,
      validUntil: null,
      // Taken off and uploaded again, the same scan is no more public than before.
      withheldAt: earlier.find((one) => one.sha256 === scan.sha256)?.withheldAt ?? null,
    }
    onFile.set(scan, document)
    added.push(document)
  }
  if (added.length === 0) return onFile
  await insertDocuments(ctx.tx, added)
  await noteEdit(ctx, record, {}, [], { resubmits: false })
  for (const { id: documentId, kind, version, sha256 } of added)
    await appendAudit(ctx, 'document.uploaded', `record:${recordId}`, {
      ...{ documentId, kind, version, sha256 },
    })
  await tell(ctx, { recordId, kind: 'paper' })
  return onFile
}
