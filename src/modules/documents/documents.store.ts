import { sql } from 'kysely'
import type { Tables } from '#migrations'
import { idsWithMerged, keptId } from '#modules/merges'
import { sealRow } from '#modules/records'
import type { Instant } from '#platform/clock'
import {
  compileOnce,
  countOf,
  type Reader,
  selectPage,
  selectsAfter,
  selectsById,
  selectsExisting,
  type Transaction,
  updatesById,
} from '#platform/database'
import type { MediaType } from '#platform/images'
import type { PageAsked } from '#platform/pages'
import type { DocumentKind } from './schema.ts'

/** One scan of one kind of document in one record. Earlier versions stay. */
export interface StoredDocument {
  id: string
  recordId: string
  kind: DocumentKind
  version: number
  /** Of the original bytes, lower-case hex: what a holder's file is compared with. */
  sha256: string
  mediaType: MediaType
  bytes: number
  width: number
  height: number
  pages: number
  /** For display only; never decides anything. */
  originalName: string
  uploadedBy: string
  uploadedAt: string
  supersededAt: string | null
  removedAt: string | null
  /** The days printed on the document; null where none are printed, or nobody noted them. */
  issuedOn: string | null
  validUntil: string | null
  /** Since when it is withheld from the public, because an authority showed something else. */
  withheldAt: string | null
  /** The change that brings it, until a second person approves that one: it is not on file. */
  changeId: string | null
}

/** The range of days for a printed end date, both included. */
export interface EndingBetween {
  from: string
  to: string
  kind: DocumentKind | undefined
}

const currentEnding = (tx: Reader, { from, to, kind }: EndingBetween) => {
  const found = tx
    .selectFrom('documents')
    .innerJoin('records', (join) =>
      join.on('records.id', '=', keptId(sql.ref('documents.recordId'))),
    )
    .where('documents.validUntil', '>=', from)
    .where('documents.validUntil', '<=', to)
    .where('documents.supersededAt', 'is', null)
    .where('documents.removedAt', 'is', null)
    .where('records.deletedAt', 'is', null)
  return kind ? found.where('documents.kind', '=', kind) : found
}

type Found = ReturnType<typeof currentEnding>

const described = (found: Found) =>
  found
    .select([
      'documents.id as documentId',
      'documents.kind',
      'documents.issuedOn',
      'documents.validUntil',
      'documents.recordId',
      'records.reference',
      'records.name',
      'records.telephone',
    ])
    // What all of them have.
    .$narrowType<{ kind: DocumentKind; validUntil: string }>()

/** Selects a page of the current documents whose printed end date is between two days, the earliest first. */
export async function selectEnding(tx: Reader, between: EndingBetween, asked: PageAsked) {
  const sortedBy = ['documents.validUntil', 'documents.id']
  return selectPage(currentEnding(tx, between), described, { ...asked, sortedBy })
}

/** Selects the ids of all these documents, in the same order. */
export async function selectEndingIds(tx: Reader, between: EndingBetween): Promise<string[]> {
  const rows = await currentEnding(tx, between)
    .select('documents.id')
    .orderBy('documents.validUntil')
    .orderBy('documents.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Selects those of some documents that still end between two days, in the order of the ids. */
export async function selectEndingAmong(
  tx: Reader,
  between: EndingBetween,
  ids: readonly string[],
) {
  const rows = await described(currentEnding(tx, between))
    .where('documents.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.documentId, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export function countEnding(tx: Reader, between: EndingBetween): Promise<number> {
  return countOf(currentEnding(tx, between))
}

export const updateDocument = updatesById('documents')

/** Selects the dates noted for the current documents of these records. */
export async function selectPrintedDates(tx: Reader, recordIds: readonly string[]) {
  if (recordIds.length === 0) return []
  return tx
    .selectFrom('documents')
    .select(['recordId', 'kind', 'issuedOn', 'validUntil'])
    .where('recordId', 'in', recordIds)
    .where('supersededAt', 'is', null)
    .where('removedAt', 'is', null)
    .where((eb) => eb.or([eb('issuedOn', 'is not', null), eb('validUntil', 'is not', null)]))
    .execute()
}

/** Selects current documents whose printed end date is between two days and about which nobody was told. */
export async function selectUntoldEndings(tx: Reader, { from, to }: { from: string; to: string }) {
  const about = sql<string>`'ending:' || d."id" || ':' || d."validUntil"`
  return tx
    .selectFrom('documents as d')
    .innerJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('d.recordId'))))
    .select(['d.recordId', about.as('about'), 'r.state', 'r.hiddenAt', 'r.deletedAt'])
    .where('d.validUntil', '>=', from)
    .where('d.validUntil', '<=', to)
    .where('d.supersededAt', 'is', null)
    .where('d.removedAt', 'is', null)
    .where('d.withheldAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sentOnce as t').select('t.about').where('t.about', '=', about))),
    )
    .orderBy('d.validUntil')
    .orderBy('d.id')
    .execute()
}

/** Types a row for the module: kinds and media types were checked when it was written. */
function known(row: Tables['documents']): StoredDocument {
  return row as StoredDocument
}

export const selectDocument = selectsById<'documents', StoredDocument>('documents')

const currentOfRecord = compileOnce((tx, recordId: string) =>
  tx
    .selectFrom('documents')
    .selectAll()
    .where('recordId', 'in', idsWithMerged(recordId))
    .where('supersededAt', 'is', null)
    .where('removedAt', 'is', null),
)

/** Selects the current scan of each kind in one record. */
export async function selectCurrent(tx: Reader, recordId: string): Promise<StoredDocument[]> {
  return (await currentOfRecord(tx, recordId)).map(known)
}

/** Selects every scan that a record ever had, newest version first. */
export async function selectVersions(tx: Reader, recordId: string): Promise<StoredDocument[]> {
  const rows = await tx
    .selectFrom('documents')
    .selectAll()
    .where('recordId', 'in', idsWithMerged(recordId))
    .orderBy('kind')
    .orderBy('version', 'desc')
    .execute()
  return rows.map(known)
}

/** Selects the current photo of each of these records. */
export async function selectPhotos(tx: Reader, recordIds: readonly string[]) {
  if (recordIds.length === 0) return []
  return tx
    .selectFrom('documents')
    .select(['recordId', 'id'])
    .where('recordId', 'in', recordIds)
    .where('kind', '=', 'photo')
    .where('supersededAt', 'is', null)
    .where('removedAt', 'is', null)
    .execute()
}

export async function insertDocuments(
  tx: Transaction,
  rows: readonly StoredDocument[],
): Promise<void> {
  for (const row of rows)
    await tx
      .insertInto('documents')
      .values(await sealRow(tx, 'documents', row))
      .execute()
}

/** Selects the documents of which a copy with this hash was shown. */
export async function selectNotedCopies(tx: Reader, sha256: string): Promise<string[]> {
  return (await notedCopies(tx, sha256)).map(({ documentId }) => documentId)
}

const notedCopies = compileOnce((tx, sha256: string) =>
  tx.selectFrom('shownCopies').select('documentId').where('sha256', '=', sha256),
)

/** Stores the hashes of a shown picture; doing it again changes nothing. */
export async function insertShownCopies(
  tx: Transaction,
  rows: Tables['shownCopies'][],
): Promise<void> {
  await tx
    .insertInto('shownCopies')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['sha256', 'documentId']).doNothing())
    .execute()
}

export async function markSuperseded(tx: Transaction, id: string, now: Instant): Promise<void> {
  await tx.updateTable('documents').set({ supersededAt: now }).where('id', '=', id).execute()
}

export async function markRemoved(tx: Transaction, id: string, now: Instant): Promise<void> {
  await tx.updateTable('documents').set({ removedAt: now }).where('id', '=', id).execute()
}

/** Withholds a scan wherever it is on file in its record, or shows it again. */
export async function markWithheld(
  tx: Transaction,
  { recordId, sha256 }: Pick<StoredDocument, 'recordId' | 'sha256'>,
  withheldAt: Instant | null,
): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ withheldAt })
    .where('recordId', 'in', idsWithMerged(recordId))
    .where('sha256', '=', sha256)
    .execute()
}

/** Deletes documents together with what was shown of them. */
export async function deleteDocuments(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.deleteFrom('documents').where('id', 'in', ids).execute()
}

/** Selects those of these ids that have a row. */
export const selectExisting = selectsExisting('documents')

/** Selects all documents in the order of their ids, a batch at a time, for the doctor. */
export const selectAfter = selectsAfter<'documents', StoredDocument>('documents')

/**
 * Deletes the keys of stored files whose record does not exist.
 * @param prefix what stands before the record's id
 */
export async function deleteKeysOfGone(
  tx: Transaction,
  { prefix, madeBefore }: { prefix: string; madeBefore: string },
): Promise<void> {
  const recordId = sql<string>`substr("dataKeys"."holder", ${prefix.length + 1})`
  await tx
    .deleteFrom('dataKeys')
    .where('holder', 'like', `${prefix}%`)
    .where('madeAt', '<', madeBefore)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('records').select('id').where('id', '=', recordId))),
    )
    .execute()
}

/** Puts scans of a record that were superseded at a moment, or since, on file again. */
export async function bringBack(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('documents').set({ supersededAt: null }).where('id', 'in', ids).execute()
}
