import { selectRecord } from '#modules/records'
import type { Instant } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { asideKey } from '#platform/storage'
import { type StoredDocument, selectExisting } from './documents.store.ts'
import { originalKey, refuseUnless } from './finding.ts'
import type { DocumentKind } from './schema.ts'
import { uploadDocument } from './uploading.ts'

/** A scan that no row names: its upload was acknowledged, and the database has forgotten it. */
export interface WaitingScan {
  id: string
  recordId: string
  /** When it was uploaded. */
  at: Instant
  /** Null where its record was forgotten too. */
  record: { reference: string; name: string } | null
  /** Whether it can still be decrypted: its key is that of its record. */
  isReadable: boolean
}

/** Which one. */
type Named = Pick<WaitingScan, 'id' | 'recordId'>

const mostListed = 50

/**
 * Lists scans that wait for a row, the first 50 found: those set aside, and, where a sweep has to leave everything in
 * its place, those there.
 */
export async function listWaitingScans(
  ctx: ActionContext,
  { isSwept }: { isSwept: boolean },
): Promise<WaitingScan[]> {
  const found: Named[] = []
  const folder = originalKey({ recordId: '', id: '' }).replace(/\/+$/, '/')
  for (const prefix of [asideKey(folder), ...(isSwept ? [] : [folder])])
    for await (const { key } of ctx.storage.list(prefix)) {
      const [recordId = '', id = ''] = key.slice(prefix.length).split('/')
      const isNamed = (await ctx.read(({ tx }) => selectExisting(tx, [id]))).has(id)
      if (!isNamed) found.push({ recordId, id })
      if (found.length === mostListed) break
    }
  return Promise.all(found.map((one) => described(ctx, one)))
}

async function described(ctx: ActionContext, { recordId, id }: Named): Promise<WaitingScan> {
  const record = await ctx.read(({ tx }) => selectRecord(tx, recordId))
  const opened = await ctx.storage.open(await keyOf(ctx, { recordId, id }))
  await opened?.stream.cancel()
  return {
    ...{ id, recordId, at: timeOf(id), isReadable: opened !== null },
    record: record ? { reference: record.reference, name: record.name } : null,
  }
}

/** The moment in a uuid v7 (RFC 9562 §5.7). */
const timeOf = (id: string): Instant =>
  new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toISOString()

/** Where it is: aside, or still in its place. */
async function keyOf({ storage }: ActionContext, named: Named): Promise<string> {
  const key = originalKey(named)
  for await (const item of storage.list(asideKey(originalKey({ ...named, id: '' }))))
    if (item.key === asideKey(key)) return item.key
  return key
}

/** Reads one that waits. Refuses with `document.not_found`, also where its key is gone or a row names it. */
async function readWaiting(ctx: ActionContext, named: Named): Promise<Buffer> {
  const isNamed = (await ctx.read(({ tx }) => selectExisting(tx, [named.id]))).has(named.id)
  const bytes = isNamed ? null : await ctx.storage.read(await keyOf(ctx, named))
  refuseUnless(bytes, 'document.not_found')
  return bytes
}

/** Draws its first page for staff. */
export async function drawWaitingScan(
  ctx: ActionContext,
  named: Named,
  format: 'webp' | 'jpeg',
): Promise<Buffer> {
  const bytes = await readWaiting(ctx, named)
  const original = async () => bytes
  const { mediaType } = await ctx.images.inspect(original)
  return ctx.images.render(original, { page: 1, width: 720, format, watermark: null, mediaType })
}

/** Puts one that waits into a record, as an upload of now. Refuses as an upload does. */
export async function putBackScan(
  ctx: ActionContext,
  named: Named,
  { recordId, kind }: { recordId: string; kind: DocumentKind },
): Promise<StoredDocument> {
  const bytes = await readWaiting(ctx, named)
  const source = (async function* () {
    yield bytes
  })()
  const put = await uploadDocument(ctx, { recordId, kind, originalName: 'scan', source })
  await ctx.storage.remove(await keyOf(ctx, named))
  return put
}
