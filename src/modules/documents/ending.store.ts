import { sql } from 'kysely'
import { countOf, type Reader, selectPage, type Transaction } from '#platform/database'
import type { PageAsked } from '#platform/pages'
import type { DocumentKind, PrintedDates } from './schema.ts'

/** The range of days for a printed end date, both included. */
export interface EndingBetween {
  from: string
  to: string
  kind: DocumentKind | undefined
}

const currentEnding = (tx: Reader, { from, to, kind }: EndingBetween) => {
  const found = tx
    .selectFrom('documents')
    .innerJoin('records', 'records.id', 'documents.recordId')
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

export async function updatePrintedDates(
  tx: Transaction,
  id: string,
  dates: PrintedDates,
): Promise<void> {
  await tx.updateTable('documents').set(dates).where('id', '=', id).execute()
}

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
    .innerJoin('records as r', 'r.id', 'd.recordId')
    .select(['d.recordId', about.as('about'), 'r.state', 'r.hiddenAt', 'r.deletedAt'])
    .where('d.validUntil', '>=', from)
    .where('d.validUntil', '<=', to)
    .where('d.supersededAt', 'is', null)
    .where('d.removedAt', 'is', null)
    .where('d.withheldAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('toldOnce as t').select('t.about').where('t.about', '=', about))),
    )
    .orderBy('d.validUntil')
    .orderBy('d.id')
    .execute()
}
