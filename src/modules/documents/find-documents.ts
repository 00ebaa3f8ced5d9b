import { findRecord, getRecord } from '#modules/records'
import type { ReadContext } from '#platform/context'
import type { StoredDocument } from './document.ts'
import { selectCurrent, selectDocument, selectPhotos, selectVersions } from './documents.store.ts'
import { documentKindNames } from './schema.ts'

/** Returns the current documents of a record in the order of the kinds table. */
export async function currentDocuments(
  { tx }: Pick<ReadContext, 'tx'>,
  recordId: string,
): Promise<StoredDocument[]> {
  const documents = await selectCurrent(tx, recordId)
  return documents.sort(
    (a, b) => documentKindNames.indexOf(a.kind) - documentKindNames.indexOf(b.kind),
  )
}

/** Returns the same without the documents that are withheld from the public. */
export async function shownDocuments(
  ctx: Pick<ReadContext, 'tx'>,
  recordId: string,
): Promise<StoredDocument[]> {
  return (await currentDocuments(ctx, recordId)).filter(({ withheldAt }) => withheldAt === null)
}

/** Returns every version of every document, for staff who may see the record. */
export async function documentVersions(ctx: ReadContext, recordId: string) {
  await getRecord(ctx, recordId)
  return selectVersions(ctx.tx, recordId)
}

/** Returns which document is the photo of each record. */
export async function photosOf({ tx }: ReadContext, recordIds: readonly string[]) {
  const rows = await selectPhotos(tx, recordIds)
  return new Map(rows.map((row) => [row.recordId, row.id]))
}

/** Finds a document, any version, for staff who may see its record; null for others. */
export async function findDocument(ctx: ReadContext, documentId: string) {
  const document = await selectDocument(ctx.tx, documentId)
  const record = document && (await findRecord(ctx, document.recordId))
  return document && record ? { document, record } : null
}
