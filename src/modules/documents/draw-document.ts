import { createHash } from 'node:crypto'
import type { ActionContext } from '#platform/context'
import { refuseUnless } from '#platform/errors'
import { recipeVersion } from '#platform/images'
import { corruptFile, keptOrDrawn, lostFile } from '#platform/storage'
import { derivativesOf, originalKey, type StoredDocument } from './document.ts'
import {
  insertShownCopies,
  selectDocument,
  selectExisting,
  selectNotedCopies,
} from './documents.store.ts'
import type { ImageWidth } from './schema.ts'

export interface DocumentView {
  page: number
  width: ImageWidth
  format: 'webp' | 'jpeg'
  /** The text to burn in, or null for staff who asked for the plain picture. */
  watermark: string | null
}

type AnyView = Omit<DocumentView, 'width'> & { width: ImageWidth | 'full' }

/**
 * Draws a picture of one page. The result depends only on the original, the recipe and the watermark, so it is drawn on
 * first request, kept, and may be deleted at any time. A picture with a watermark is noted, so that it is recognised
 * later.
 */
export async function drawDocument(
  ctx: ActionContext,
  document: StoredDocument,
  view: DocumentView,
): Promise<Buffer> {
  refuseUnless(view.page <= document.pages, 'document.not_found')
  const key = derivativeKey(document, view)
  const picture = await keptOrDrawn(ctx, key, {
    draw: () => render(ctx, document, view),
    isStill: async () =>
      (await ctx.read(({ tx }) => selectDocument(tx, document.id))) !== undefined,
    what: { documentId: document.id },
  })
  if (view.watermark === null) return picture
  await noteShownPicture(ctx, { bytes: picture, documentIds: [document.id] })
  return picture
}

function render(ctx: ActionContext, document: StoredDocument, view: AnyView): Promise<Buffer> {
  const original = async () => {
    const key = originalKey(document)
    const what = { documentId: document.id }
    const bytes = await ctx.storage.read(key)
    if (!bytes) throw await lostFile(ctx, key, what)
    if (createHash('sha256').update(bytes).digest('hex') === document.sha256) return bytes
    throw corruptFile(ctx, what)
  }
  return ctx.images.render(original, { ...view, mediaType: document.mediaType })
}

/**
 * Draws a marked copy of one page in full size (H8), for the candidate to take. It is noted, or refused; but not stored:
 * it is large, and requested once.
 */
export async function drawCopy(
  ctx: ActionContext,
  document: StoredDocument,
  { page, watermark }: { page: number; watermark: string },
): Promise<Buffer> {
  const view = { page, width: 'full', format: 'jpeg', watermark } as const
  const picture = await render(ctx, document, view)
  await noteTakenCopy(ctx, { bytes: picture, documentIds: [document.id] })
  return picture
}

/** Returns the part of a key that changes with the recipe and the watermark. */
function recipeTag(watermark: string | null): string {
  return createHash('sha256')
    .update(JSON.stringify([recipeVersion, watermark]))
    .digest('hex')
    .slice(0, 16)
}

function derivativeKey(document: StoredDocument, view: AnyView): string {
  const name = `${recipeTag(view.watermark)}-${view.page}-${view.width}-${view.format}`
  return `${derivativesOf(document.recordId)}${document.id}/${name}`
}

/**
 * Stores the SHA-256 of a marked picture before it leaves, so that it is recognised when somebody compares it. Pictures
 * may be deleted and drawn again by another version with other bytes: what was shown stays known. A failure here keeps
 * nobody from looking at a document: the next showing notes it.
 */
export async function noteShownPicture(ctx: ActionContext, shown: HandedOut): Promise<void> {
  try {
    await noteTakenCopy(ctx, shown)
  } catch (error) {
    const { documentIds } = shown
    ctx.log.warn({ error, documentIds }, 'A picture that is shown could not be recorded')
  }
}

/**
 * Stores the same for a copy that is taken away. It does not leave when that fails: whoever gets it later would be told
 * that nobody here knows it, and it cannot be taken back. Asks the database each time: what a process remembers may be
 * what the database lost with its last changes.
 * @throws Refusal `document.not_found` where a purge was quicker, and what the database throws
 */
export async function noteTakenCopy(
  ctx: ActionContext,
  { bytes, documentIds }: HandedOut,
): Promise<void> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const noted = new Set(await ctx.read(({ tx }) => selectNotedCopies(tx, sha256)))
  const fresh = documentIds.filter((documentId) => !noted.has(documentId))
  if (fresh.length === 0) return
  await ctx.write(async ({ tx, clock }) => {
    refuseUnless((await selectExisting(tx, fresh)).size === fresh.length, 'document.not_found')
    const firstShownAt = clock.now()
    await insertShownCopies(
      tx,
      fresh.map((documentId) => ({ sha256, documentId, firstShownAt })),
    )
  })
}

interface HandedOut {
  bytes: Buffer
  /** What it shows. */
  documentIds: readonly string[]
}
