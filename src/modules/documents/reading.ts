import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { appendAudit, eachEvent, isDocumentPurged } from '#modules/audit'
import type { CandidateRecord } from '#modules/records/schema'
import type { ActionContext, Actor, Soon, WriteContext } from '#platform/context'
import { inBatches } from '#platform/database'
import { untilDamaged } from '#platform/encryption'
import {
  corruptFile,
  isStored,
  isUnreadable,
  lostFile,
  type StoredItem,
  setAside,
} from '#platform/storage'
import { type StoredDocument, selectAfter, selectExisting } from './documents.store.ts'
import { derivativesOf, findDocument, originalKey, refuseUnless } from './finding.ts'

const batch = 500

/**
 * Clears files without a row away; returns how many. It removes what a purge left, what can be drawn again, and uploads
 * that were cut off before their row. An original that none of this explains is only set aside: its row may be in a
 * newer copy of the database than this one. `olderThan` protects uploads of other processes that are in progress.
 */
export async function sweepFiles(ctx: ActionContext, olderThan: Date): Promise<number> {
  let cleared = 0
  for (const prefix of ['originals/', 'derivatives/']) {
    let items: StoredItem[] = []
    for await (const item of ctx.storage.list(prefix)) {
      if (item.modifiedAt < olderThan) items.push(item)
      if (items.length < batch) continue
      cleared += await clearUnnamed(ctx, items)
      items = []
    }
    cleared += await clearUnnamed(ctx, items)
  }
  return cleared
}

async function clearUnnamed(ctx: ActionContext, items: readonly StoredItem[]): Promise<number> {
  const ids = [...new Set(items.map(({ key }) => documentIdIn(key)))]
  const named = await ctx.read(({ tx }) => selectExisting(tx, ids))
  const unnamed = items.filter(({ key }) => !named.has(documentIdIn(key)))
  for (const item of unnamed)
    if (await isDispensable(ctx, item.key)) await ctx.storage.remove(item.key)
    else await setAside(ctx.storage, item)
  return unnamed.length
}

async function isDispensable(ctx: ActionContext, key: string): Promise<boolean> {
  const [folder, recordId = ''] = key.split('/')
  if (folder !== 'originals') return true
  return isDocumentPurged(ctx, { subject: `record:${recordId}`, id: documentIdIn(key) })
}

/** Returns the document's id, in `originals/{record}/{document}` and `derivatives/{record}/{document}/{name}` alike. */
function documentIdIn(key: string): string {
  return key.split('/')[2] ?? ''
}

/** How long a page waits for the answer, in milliseconds. */
const patience = 500
/** For how many milliseconds a file that was found is assumed to exist: only a fault removes it while it has a row. */
const remembered = 600_000
const mostRemembered = 10_000
const seen = new Map<string, number>()

type Lost = ReadonlyMap<string, 'missing' | 'corrupt'>
const none: Lost = new Map()
type Asked = Pick<ActionContext, 'storage' | 'log'>

/**
 * Returns which of these documents of a record can neither be drawn nor have a stored picture, and why, so that a page
 * can say so where their pictures would be. When the storage is slow or unavailable it reports none: their pictures, or
 * the lack of them, show it anyway.
 */
export function lostOriginals(
  ctx: Asked,
  recordId: string,
  documentIds: readonly string[],
): Soon<Lost> {
  const unknown = documentIds.filter((id) => !isRemembered(originalKey({ recordId, id })))
  if (unknown.length === 0) return none
  const found = findLost(ctx, recordId, unknown).catch((error: unknown) => {
    ctx.log.warn({ error, recordId }, 'It could not be checked whether files are missing')
    return none
  })
  return Promise.race([found, pause(patience, none, { ref: false })])
}

async function findLost(
  { storage }: Asked,
  recordId: string,
  documentIds: readonly string[],
): Promise<Lost> {
  const drawn = new Set<string>()
  for await (const { key } of storage.list(derivativesOf(recordId))) drawn.add(documentIdIn(key))
  const lost = new Map<string, 'missing' | 'corrupt'>()
  for (const id of documentIds) {
    const key = originalKey({ recordId, id })
    const fault = drawn.has(id) ? null : await faultOf(storage, key)
    if (fault) lost.set(id, fault)
    else remember(key)
  }
  return lost
}

/** Reads the file to its end: a stored file is encrypted, so any change in it shows. */
async function faultOf(
  storage: ActionContext['storage'],
  key: string,
): Promise<'missing' | 'corrupt' | null> {
  const opened = await storage.open(key)
  if (!opened) return (await isStored(storage, key)) ? 'corrupt' : 'missing'
  let isWhole = true
  const parts = untilDamaged(opened.stream, () => {
    isWhole = false
  })
  for await (const _ of parts);
  return isWhole ? null : 'corrupt'
}

function isRemembered(key: string): boolean {
  const since = seen.get(key)
  return since !== undefined && performance.now() - since < remembered
}

function remember(key: string): void {
  if (seen.size >= mostRemembered) seen.clear()
  seen.set(key, performance.now())
}

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

/** Compares a document's file with the hash of what was uploaded; null when it is the same. @throws what the storage throws */
async function faultOfOriginal(
  { storage }: Pick<ActionContext, 'storage'>,
  document: Pick<StoredDocument, 'recordId' | 'id' | 'sha256'>,
): Promise<'missing' | 'corrupt' | null> {
  const key = originalKey(document)
  const opened = await storage.open(key)
  if (!opened) return (await isStored(storage, key)) ? 'corrupt' : 'missing'
  const hash = createHash('sha256')
  for await (const chunk of untilDamaged(opened.stream)) hash.update(chunk)
  return hash.digest('hex') === document.sha256 ? null : 'corrupt'
}

/** What the doctor found wrong with one file. */
export interface FileFinding {
  problem: 'missing' | 'unreadable' | 'corrupt' | 'exchanged' | 'lost'
  /** The document's id. */
  subject: string
}

/**
 * Compares every row with its file (it exists, and its bytes have the hash), and every row with what the audit log says about its upload.
 */
export async function* examineFiles(ctx: ActionContext): AsyncIterable<FileFinding> {
  const uploaded = await uploadedHashes(ctx)
  const batches = inBatches(200, (...some) => ctx.read(({ tx }) => selectAfter(tx, ...some)))
  for await (const documents of batches)
    for (const document of documents) {
      const recorded = uploaded.get(document.id)
      uploaded.delete(document.id)
      if (recorded !== undefined && recorded.sha256 !== document.sha256)
        yield { problem: 'exchanged', subject: document.id }
      const problem = await problemOfFile(ctx, document)
      if (problem !== null) yield { problem, subject: document.id }
    }
  for (const subject of uploaded.keys()) yield { problem: 'lost', subject }
}

async function problemOfFile(
  ctx: ActionContext,
  document: StoredDocument,
): Promise<FileFinding['problem'] | null> {
  try {
    return await faultOfOriginal(ctx, document)
  } catch (error) {
    if (await isUnreadable(ctx.storage, error)) return 'unreadable'
    throw error
  }
}

/** Returns what the log says about each upload, by the document's id; without records that were purged. */
async function uploadedHashes(ctx: ActionContext): Promise<Map<string, { sha256: string }>> {
  const uploaded = new Map<string, { sha256: string }>()
  const purged = new Set<string | null>()
  const documents = new Set<unknown>()
  const actions = ['document.uploaded', 'document.purged', 'record.purged']
  for await (const { action, subject, details } of eachEvent(ctx, { actions })) {
    if (action === 'record.purged') purged.add(subject)
    else if (action === 'document.purged' && Array.isArray(details.documentIds))
      for (const id of details.documentIds) documents.add(id)
    // Uploads before a purge come before it in the log, and so after it in this order.
    else if (
      !purged.has(subject) &&
      !documents.has(details.documentId) &&
      typeof details.sha256 === 'string'
    )
      uploaded.set(String(details.documentId), { sha256: details.sha256 })
  }
  return uploaded
}
