import { createHash } from 'node:crypto'
import { appendAudit } from '#modules/audit'
import { getRecord } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import type { ActionContext, ReadContext } from '#platform/context'
import { recipeVersion } from '#platform/images'
import { corruptFile, keptOrDrawn, readNamed } from '#platform/storage'
import {
  insertShownCopies,
  type StoredDocument,
  selectDocument,
  selectExisting,
  selectNotedCopies,
} from './documents.store.ts'
import { currentDocuments, derivativesOf, originalKey, refuseUnless } from './finding.ts'
import { refuseUnlessOriginalsOf } from './reading.ts'
import type { faceSide, ImageWidth } from './schema.ts'

/** The content of one PDF. */
export interface Copy {
  documents: readonly StoredDocument[]
  watermark: string
  title: string
  language: string
  /** Whether its pages are as small as a slow line needs them. */
  isSmall?: boolean
  /** The lines of the first page. */
  lines: readonly string[]
  /** The alternative text of a page, for people who cannot see it. */
  nameOf: (document: StoredDocument, page: number) => string
}

/** In bytes, what a phone on a slow line can fetch and an email can carry; a twentieth is left for the first page. */
export const mostCopied = 0.95 * 5 * 1024 * 1024
/** The widths of its pictures; the last if the others are too large together. */
export const copyWidths = [1600, 960, 480] as const
/** In bytes, for each page of a small copy: a minute on a slow line brings a dozen. */
export const mostOfSmallPage = 60_000

/**
 * Returns all pages of the documents, marked (H8), in one PDF of at most 5 MB if the smallest pictures allow it. Notes
 * its fingerprint for each document, so that it is recognised when somebody compares it; there is no copy without.
 */
export async function copyAsPdf(ctx: ActionContext, copy: Copy): Promise<Buffer> {
  const { title, language, lines, documents, isSmall = false } = copy
  const pages = await pagesOf(ctx, copy)
  const madeAt = new Date(ctx.clock.now())
  const most = isSmall ? { mostPageBytes: mostOfSmallPage } : {}
  const pdf = await ctx.images.bindBook({ title, language, lines, pages, madeAt, ...most })
  await noteTakenCopy(ctx, { bytes: pdf, documentIds: documents.map(({ id }) => id) })
  return pdf
}

async function pagesOf(ctx: ActionContext, copy: Copy): Promise<BookPage[]> {
  const [large, middle, smallest] = copyWidths
  for (const width of copy.isSmall ? [middle] : [large, middle]) {
    const pages = await drawAll(ctx, copy, { width, most: mostCopied * (copy.isSmall ? 4 : 1) })
    if (pages) return pages
  }
  return (await drawAll(ctx, copy, { width: smallest, most: Number.POSITIVE_INFINITY })) ?? []
}

interface BookPage {
  jpeg: Buffer
  name: string
}

/**
 * Draws the pages one after another: taking a copy loads the machine no more than viewing. Null as soon as they exceed
 * the wanted size, so that a file of hundreds of pages is never held in large pictures.
 */
async function drawAll(
  ctx: ActionContext,
  { documents, watermark, nameOf }: Copy,
  { width, most }: { width: ImageWidth; most: number },
): Promise<BookPage[] | null> {
  const pages: BookPage[] = []
  let bytes = 0
  for (const document of documents)
    for (let page = 1; page <= document.pages; page += 1) {
      const jpeg = await drawDocument(ctx, document, { page, width, format: 'jpeg', watermark })
      bytes += jpeg.length
      if (bytes > most) return null
      pages.push({ jpeg, name: nameOf(document, page) })
    }
  return pages
}

/** A record with its current documents: those that are copied, and those that are withheld from the public. */
export interface WholeFile {
  record: CandidateRecord
  documents: StoredDocument[]
  withheld: StoredDocument[]
}

type Framing = (read: ReadContext, file: WholeFile) => Promise<Omit<Copy, 'documents'>>

/**
 * Returns the whole file as one PDF for staff who may have its originals: a page of details, then every page of every
 * current document, marked (H8). A withheld document is left out, because a copy may be passed on. If one document
 * cannot be drawn, the whole is refused. Writes `record.copied` into the audit log before the first byte leaves.
 */
export async function copyWholeFile(
  ctx: ActionContext,
  { recordId, framing }: { recordId: string; framing: Framing },
): Promise<{ record: CandidateRecord; pdf: Buffer }> {
  const { record, copy } = await ctx.read(async (read) => {
    const file = await getWholeFile(read, recordId)
    const copied = { ...(await framing(read, file)), documents: file.documents }
    return { record: file.record, copy: copied }
  })
  const pdf = await copyAsPdf(ctx, copy)
  await ctx.write((write) => appendAudit(write, 'record.copied', `record:${recordId}`))
  return { record, pdf }
}

/** Returns a record with its documents, for staff who may have their originals. Refuses one in the trash. */
export async function getWholeFile(ctx: ReadContext, recordId: string): Promise<WholeFile> {
  const record = await getRecord(ctx, recordId)
  refuseUnlessOriginalsOf(ctx.actor, record)
  refuseUnless(record.deletedAt === null, 'record.in_trash')
  const current = await currentDocuments(ctx, recordId)
  const isWithheld = ({ withheldAt }: StoredDocument) => withheldAt !== null
  return {
    record,
    documents: current.filter((document) => !isWithheld(document)),
    withheld: current.filter(isWithheld),
  }
}

export interface DocumentView {
  page: number
  width: ImageWidth
  format: 'webp' | 'jpeg'
  /** The text to burn in, or null for staff who asked for the plain picture. */
  watermark: string | null
}

/** A view that is kept: those of pages, and the face of a photo. */
export type KeptView = Omit<DocumentView, 'width'> & {
  width: ImageWidth | typeof faceSide
  isSquare?: boolean
}

type AnyView = KeptView | (Omit<DocumentView, 'width'> & { width: 'full' })

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
  const picture = await keptPicture(ctx, document, view)
  if (view.watermark === null) return picture
  await noteShownPicture(ctx, { bytes: picture, documentIds: [document.id] })
  return picture
}

/** Returns the picture that is kept; without one draws it and keeps it. Nobody is shown it by that. */
export function keptPicture(
  ctx: ActionContext,
  document: StoredDocument,
  view: KeptView,
): Promise<Buffer> {
  return keptOrDrawn(ctx, derivativeKey(document, view), {
    draw: () => render(ctx, document, view),
    isStill: async () =>
      (await ctx.read(({ tx }) => selectDocument(tx, document.id))) !== undefined,
    what: { documentId: document.id },
  })
}

function render(ctx: ActionContext, document: StoredDocument, view: AnyView): Promise<Buffer> {
  const original = async () => {
    const key = originalKey(document)
    const what = { documentId: document.id }
    const bytes = await readNamed(ctx, key, what)
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

/** Returns where the picture is kept. */
export function derivativeKey(document: StoredDocument, view: KeptView): string {
  const shape = view.isSquare ? '-square' : ''
  const name = `${recipeTag(view.watermark)}-${view.page}-${view.width}-${view.format}${shape}`
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
