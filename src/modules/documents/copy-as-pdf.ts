import type { ActionContext } from '#platform/context'
import type { StoredDocument } from './document.ts'
import { drawDocument } from './draw-document.ts'
import type { ImageWidth } from './schema.ts'
import { noteTakenCopy } from './shown-copies.ts'

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
