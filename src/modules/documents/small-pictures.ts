import { setTimeout as pause } from 'node:timers/promises'
import { findRecord } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import { later, minute } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { inBatches } from '#platform/database'
import { type BackgroundWork, inBackground } from '#platform/turns'
import { derivativeKey, type KeptView, keptPicture } from './copies.ts'
import { type StoredDocument, selectAfter } from './documents.store.ts'
import { derivativesOf, refuseUnless } from './finding.ts'
import { faceSide, thumbnailWidth } from './schema.ts'

/** How a list shows a document to its candidate: a picture of a few kilobytes. */
const tile = { page: 1, width: thumbnailWidth, format: 'webp' } as const
/** How the staff's list shows a photo: no mark could be read on it, and it does not leave the staff area (H8). */
const face: KeptView = {
  ...{ page: 1, width: faceSide, format: 'webp' },
  ...{ isSquare: true, watermark: null },
}

/** Returns what is burnt into the pictures of a record. */
type MarkOf = (ctx: ActionContext, record: CandidateRecord) => Promise<string>

/**
 * Draws the small pictures of a document, so that no page and no list waits for them: none of one that is withheld, replaced
 * or removed. A failure is logged, and they are drawn another time.
 */
export async function drawSmall(
  ctx: ActionContext,
  document: StoredDocument,
  markOf: MarkOf,
): Promise<void> {
  try {
    for (const view of await lacking(ctx, document, markOf)) await keptPicture(ctx, document, view)
  } catch (error) {
    ctx.log.warn({ error, documentId: document.id }, 'The small pictures could not be drawn')
  }
}

async function lacking(
  ctx: ActionContext,
  document: StoredDocument,
  markOf: MarkOf,
): Promise<KeptView[]> {
  const { supersededAt, removedAt, withheldAt, recordId, id, kind } = document
  if (supersededAt !== null || removedAt !== null || withheldAt !== null) return []
  const record = await ctx.read((read) => findRecord(read, recordId))
  if (!record) return []
  const marked = { ...tile, watermark: await markOf(ctx, record) }
  const drawn = new Set<string>()
  const folder = `${derivativesOf(recordId)}${id}/`
  for await (const { key } of ctx.storage.list(folder)) drawn.add(key)
  const views: KeptView[] = kind === 'photo' ? [marked, face] : [marked]
  return views.filter((view) => !drawn.has(derivativeKey(document, view)))
}

/** An upload may be committed as much later than it began, in milliseconds. */
const late = 10 * minute

/**
 * Opens the work that draws the small pictures which documents lack: of an import, of before there were any, after a failure.
 * It goes through all documents once, then through those that were added, and rests half of the time.
 */
export function openSmallPictures(ctx: ActionContext, markOf: MarkOf): BackgroundWork {
  let after = ''
  return inBackground(async (signal) => {
    const batches = inBatches(
      100,
      (id, size) => ctx.read(({ tx }) => selectAfter(tx, id, size)),
      after,
    )
    const settled = later(ctx.clock.now(), -late)
    for await (const documents of batches)
      for (const document of documents) {
        const began = performance.now()
        await drawSmall(ctx, document, markOf)
        if (document.uploadedAt < settled) after = document.id
        if (signal.aborted) return
        await pause(performance.now() - began, null, { ref: false })
      }
  })
}

/**
 * Returns the face on a photo for the staff's list, as WebP, 64 × 64 px; it is never drawn for that. Refuses with
 * `document.not_found` while there is none.
 */
export async function readFace(ctx: ActionContext, document: StoredDocument): Promise<Buffer> {
  const bytes = await ctx.storage.read(derivativeKey(document, face))
  refuseUnless(document.kind === 'photo' && bytes, 'document.not_found')
  return bytes
}
