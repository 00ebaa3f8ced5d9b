import type { Tables } from '#migrations'
import { type ArchiveEntry, packedFile } from '#modules/archive'
import { proveEvent } from '#modules/audit'
import { drawCaseFile, fileOf } from '#modules/cases'
import { drawCopy, type StoredDocument, selectDocument } from '#modules/documents'
import { drawIncoming, pagesOf as pagesSent } from '#modules/incoming'
import type { Organisation } from '#modules/organisation'
import type { ActionContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import type { Row } from './privacy.store.ts'

/** The rows of one table, while they are being read. */
export interface Section {
  table: keyof Tables
  rows: AsyncIterable<Row[]>
}

/** The texts around the data. */
export interface OwnDataLetter {
  /** Returns the text that is burnt into each picture (H8). */
  watermark(organisation: string, reference: string): string
  /** Writes every section for people to read, as pieces of one HTML document. */
  page(
    head: {
      organisation: string
      /** With which texts that are kept as sentences are put into words. */
      settings: Organisation
      reference: string
      madeAt: string
      language: string | null
      /** The time zone of the page. */
      timeZone: string
    },
    sections: AsyncIterable<Section>,
  ): AsyncIterable<string>
}

/** The files in the zip that rows name, noted while the rows are written; all of it small. */
export interface OwnFiles {
  recordId: string
  documents: string[]
  photos: { id: string; pages: number }[]
  /** Photos of documents that nobody has decided about. */
  sent: { id: string; pageId: string; pages: number }[]
  events: number[]
  /** Unreadable files, by the path that they would have. */
  missing: string[]
}

/** Returns the same section, noting its scans and events as they pass. */
export function noteFiles({ table, rows }: Section, files: OwnFiles): Section {
  return { table, rows: noted() }
  async function* noted() {
    for await (const batch of rows) {
      for (const row of batch) note(table, row, files)
      yield batch
    }
  }
}

function note(table: Section['table'], row: Row, files: OwnFiles): void {
  const id = String(row.id)
  if (table === 'documents') files.documents.push(id)
  if (table === 'cases' && row.file !== null)
    files.photos.push({ id, pages: fileOf(String(row.file)).pages })
  if (table === 'incoming')
    for (const page of pagesSent({ pages: String(row.pages) }))
      files.sent.push({ id, pageId: page.id, pages: page.pages })
  if (table === 'auditEvents' && row.sequence !== null) files.events.push(Number(row.sequence))
}

/** Returns the path of a document's page in the zip. */
export function documentPath({ kind, version }: { kind: string; version: number }, page: number) {
  return `papers/${kind}-${version}-${page}.jpg`
}

/** Returns the path of a page of the photo of a case. */
export function photoPath(id: string, page: number): string {
  return `cases/${id}-${page}.jpg`
}

/** Returns the path of a page of a photo that waits. */
export function sentPath(pageId: string, page: number): string {
  return `sent/${pageId}-${page}.jpg`
}

/** Draws every page of every scan in full size, marked, one after another. */
export async function* scansOf(
  ctx: ActionContext,
  files: OwnFiles,
  watermark: string,
): AsyncGenerator<ArchiveEntry> {
  for (const id of files.documents) {
    const document = await ctx.read(({ tx }) => selectDocument(tx, id))
    if (document) yield* pagesOf(ctx, files, { document, watermark })
  }
  for (const { id, pages } of files.photos)
    for (let page = 1; page <= pages; page += 1) {
      const view = { page, width: 'full', format: 'jpeg', watermark } as const
      const one = { caseId: id, recordId: files.recordId }
      yield* picture(photoPath(id, page), files, () => drawCaseFile(ctx, one, view))
    }
  for (const { id, pageId, pages } of files.sent)
    for (let page = 1; page <= pages; page += 1) {
      const view = { page, width: 'full', format: 'jpeg', watermark } as const
      const one = { id, pageId, recordId: files.recordId }
      yield* picture(sentPath(pageId, page), files, () => drawIncoming(ctx, one, view))
    }
}

async function* pagesOf(
  ctx: ActionContext,
  files: OwnFiles,
  { document, watermark }: { document: StoredDocument; watermark: string },
): AsyncGenerator<ArchiveEntry> {
  for (let page = 1; page <= document.pages; page += 1)
    yield* picture(documentPath(document, page), files, () =>
      drawCopy(ctx, document, { page, watermark }),
    )
}

/** How often a picture is requested while others are being drawn. */
const turns = 5

/** Draws a picture; an unreadable one is listed as missing, because the candidate still gets the others. */
async function* picture(
  path: string,
  files: OwnFiles,
  draw: () => Promise<Buffer>,
): AsyncGenerator<ArchiveEntry> {
  for (let turn = 1; ; turn += 1)
    try {
      const bytes = await draw()
      yield { path, isCompressed: false, bytes: [bytes] }
      return
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.code === 'service.busy' && turn < turns) continue
      if (error.kind !== 'not_found' && error.kind !== 'invalid') throw error
      files.missing.push(path)
      return
    }
}

/** Yields the proof that each sealed event is in the log, in the form of c2sp.org/tlog-proof. */
export async function* proofsOf(
  ctx: ActionContext,
  { events }: OwnFiles,
): AsyncGenerator<ArchiveEntry> {
  for (const sequence of events) {
    const proof = await proofOf(ctx, sequence)
    if (proof === null) continue
    const path = `log/${String(sequence).padStart(9, '0')}.tlog-proof`
    yield packedFile(path, [Buffer.from(proof)])
  }
}

/** Returns an event's proof; null when no checkpoint covers it yet. */
async function proofOf(ctx: ActionContext, sequence: number): Promise<string | null> {
  try {
    return await ctx.read((read) => proveEvent(read, sequence))
  } catch (error) {
    if (error instanceof Refusal && error.code === 'log.not_sealed') return null
    throw error
  }
}
