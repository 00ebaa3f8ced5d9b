import { sql } from 'kysely'
import type { Tables } from '#migrations'
import { askedAsJson } from '#modules/comparisons'
import { idsWithMerged, keptId } from '#modules/merges'
import type { Instant } from '#platform/clock'
import {
  compileOnce,
  insertOnce,
  type Reader,
  selectsAfter,
  soon,
  type Transaction,
} from '#platform/database'

export type ReceiptRow = Tables['checkReceipts']

export const insertReceipt = insertOnce('checkReceipts')

export async function selectReceipt(tx: Reader, number: string): Promise<ReceiptRow | undefined> {
  return tx.selectFrom('checkReceipts').selectAll().where('number', '=', number).executeTakeFirst()
}

/** Selects receipts by id, after one: for going through all of them. */
export const selectReceiptsAfter = selectsAfter('checkReceipts')

/** Selects the state of documents and their records, with when the last scan of the kind was removed. */
export async function selectDocumentsNow(tx: Reader, documentIds: readonly string[]) {
  if (documentIds.length === 0) return []
  return tx
    .selectFrom('documents as d')
    .innerJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('d.recordId'))))
    .select([
      'd.id',
      'd.supersededAt',
      'd.removedAt',
      'd.withheldAt',
      'r.state',
      'r.hiddenAt',
      'r.deletedAt',
      'r.unpublishedAt',
    ])
    .select(({ selectFrom }) => [
      selectFrom('documents as c')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('c.recordId', 'in', idsWithMerged(sql.ref('d.recordId')))
        .whereRef('c.kind', '=', 'd.kind')
        .where('c.supersededAt', 'is', null)
        .where('c.removedAt', 'is', null)
        .where('c.withheldAt', 'is', null)
        .as('current'),
      selectFrom('documents as c')
        .select(({ fn }) => fn.max(fn.coalesce('c.removedAt', 'c.withheldAt')).as('at'))
        .where('c.recordId', 'in', idsWithMerged(sql.ref('d.recordId')))
        .whereRef('c.kind', '=', 'd.kind')
        .as('kindRemovedAt'),
    ])
    .where('d.id', 'in', documentIds)
    .execute()
}
export type DocumentNow = Awaited<ReturnType<typeof selectDocumentsNow>>[number]

export async function deleteReceiptsBefore(tx: Transaction, before: Instant): Promise<void> {
  await tx.deleteFrom('checkReceipts').where('createdAt', '<', before).execute()
}

/**
 * Selects every scan with these bytes that has not been removed from its record, with the life of its record: current
 * scans first, then the one held longest. A superseded scan counts while its record has a newer one of the kind; when
 * the document is removed altogether, or withheld, its earlier scans go with it.
 */
export function selectByFingerprint(tx: Reader, sha256: string) {
  return soon(byFingerprint(tx, sha256), inOrder)
}

/** Selects the documents of which a marked picture with these bytes was shown. */
export function selectByShownCopy(tx: Reader, sha256: string) {
  return soon(byShownCopy(tx, sha256), inOrder)
}

interface Ordered {
  supersededAt: Instant | null
  uploadedAt: Instant
}

/** Sorts here, because there is mostly one, and a statement that sorts takes longer even then. */
function inOrder<Scan extends Ordered>(scans: Scan[]): Scan[] {
  if (scans.length < 2) return scans
  const place = ({ supersededAt, uploadedAt }: Ordered) => `${supersededAt ? 1 : 0} ${uploadedAt}`
  return scans.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
}

const byFingerprint = compileOnce((tx, sha256: string) =>
  heldScans(tx).where('d.sha256', '=', sha256),
)

const byShownCopy = compileOnce((tx, sha256: string) =>
  heldScans(tx)
    .innerJoin('shownCopies as s', 's.documentId', 'd.id')
    .where('s.sha256', '=', sha256),
)

const heldScans = (tx: Reader) =>
  tx
    .selectFrom('documents as d')
    .innerJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('d.recordId'))))
    .select(['d.id', 'd.recordId', 'd.kind', 'd.uploadedAt', 'd.supersededAt'])
    .select(['r.state', 'r.hiddenAt', 'r.deletedAt', 'r.destinationCountry', 'r.nationality'])
    .select(askedAsJson(tx, 'd.recordId').as('comparisons'))
    .where('d.removedAt', 'is', null)
    .where('d.withheldAt', 'is', null)
    .where(({ exists, or, eb, selectFrom }) =>
      or([
        // Mostly: then no index is asked for others of its kind.
        eb('d.supersededAt', 'is', null),
        exists(
          selectFrom('documents as c')
            .select('c.id')
            .where('c.recordId', 'in', idsWithMerged(sql.ref('d.recordId')))
            .whereRef('c.kind', '=', 'd.kind')
            .where('c.supersededAt', 'is', null)
            .where('c.removedAt', 'is', null)
            .where('c.withheldAt', 'is', null),
        ),
      ]),
    )

/** Selects the life of the record with this reference. */
export async function selectByReference(tx: Reader, reference: string) {
  return tx
    .selectFrom('records as a')
    .innerJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('a.id'))))
    .select(['r.id', 'r.state', 'r.hiddenAt', 'r.deletedAt', 'r.unpublishedAt'])
    .where('a.reference', '=', reference)
    .executeTakeFirst()
}
