import { appendAudit } from '#modules/audit'
import { getRecord } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import type { ActionContext, ReadContext } from '#platform/context'
import type { StoredDocument } from './document.ts'
import { drawDocument, noteTakenCopy } from './draw-document.ts'
import { currentDocuments } from './finding.ts'
import { refuseUnlessOriginalsOf } from './reading.ts'
import { refuseUnless } from './refusals.ts'
import type { ImageWidth } from './schema.ts'

/** The content of one PDF. */
export interface Copy {
  documents: readonly StoredDocument[]
  watermark: string
  title: string
  language: string
  /** The lines of the first page. */
  lines: readonly string[]
  /** The alternative text of a page, for people who cannot see it. */
  nameOf: (document: StoredDocument, page: number) => string
}

/** In bytes, what a phone on a slow line can fetch and an email can carry; a twentieth is left for the first page. */
const mostBytes = 0.95 * 5 * 1024 * 1024
const widths: readonly ImageWidth[] = [1600, 960]
const smallest: ImageWidth = 480

/**
 * Returns all pages of the documents, marked (H8), in one PDF of at most 5 MB if the smallest pictures allow it. Notes
 * its fingerprint for each document, so that it is recognised when somebody compares it; there is no copy without.
 */
export async function copyAsPdf(ctx: ActionContext, copy: Copy): Promise<Buffer> {
  const { title, language, lines, documents } = copy
  const pages = await pagesOf(ctx, copy)
  const madeAt = new Date(ctx.clock.now())
  const pdf = await ctx.images.bindBook({ title, language, lines, pages, madeAt })
  await noteTakenCopy(ctx, { bytes: pdf, documentIds: documents.map(({ id }) => id) })
  return pdf
}

async function pagesOf(ctx: ActionContext, copy: Copy): Promise<BookPage[]> {
  for (const width of widths) {
    const pages = await drawAll(ctx, copy, { width, most: mostBytes })
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
