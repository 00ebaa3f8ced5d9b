import type { Reader, Transaction } from '#platform/database'
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

/** Selects the current documents whose printed end date is between two days, the earliest first. */
export async function selectEnding(
  tx: Reader,
  between: EndingBetween,
  { limit, offset }: { limit: number; offset: number },
) {
  const rows = await currentEnding(tx, between)
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
    .orderBy('documents.validUntil')
    .orderBy('documents.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({
    ...row,
    kind: row.kind as DocumentKind,
    validUntil: row.validUntil as string,
  }))
}

export async function countEnding(tx: Reader, between: EndingBetween): Promise<number> {
  const row = await currentEnding(tx, between)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(row.total)
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
