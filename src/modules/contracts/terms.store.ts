import type { Tables } from '#migrations'
import type { Reader, Transaction } from '#platform/database'

type TermsRow = Tables['contractTerms']
type ReadingRow = Tables['contractReadings']

export async function insertTerms(tx: Transaction, row: TermsRow): Promise<void> {
  await tx.insertInto('contractTerms').values(row).execute()
}

/** Selects every version of the terms, the latest first. */
export async function selectTerms(tx: Reader, recordId: string): Promise<TermsRow[]> {
  return tx
    .selectFrom('contractTerms')
    .selectAll()
    .where('recordId', '=', recordId)
    .orderBy('version', 'desc')
    .execute()
}

/** Selects the latest version of the terms for each of these records that has any. */
export async function selectLatestTerms(
  tx: Reader,
  recordIds: readonly string[],
): Promise<Pick<TermsRow, 'recordId' | 'terms'>[]> {
  if (recordIds.length === 0) return []
  return tx
    .selectFrom('contractTerms as t')
    .select(['t.recordId', 't.terms'])
    .where('t.recordId', 'in', [...recordIds])
    .where(({ eb, selectFrom }) =>
      eb(
        't.version',
        '=',
        selectFrom('contractTerms as later')
          .select(({ fn }) => fn.max('later.version').as('version'))
          .whereRef('later.recordId', '=', 't.recordId'),
      ),
    )
    .execute()
}

export async function insertReading(tx: Transaction, row: ReadingRow): Promise<void> {
  await tx.insertInto('contractReadings').values(row).execute()
}

/** Selects what the candidate said about any version, the latest first. */
export async function selectReadings(tx: Reader, recordId: string): Promise<ReadingRow[]> {
  return tx
    .selectFrom('contractReadings')
    .selectAll()
    .where('recordId', '=', recordId)
    .orderBy('saidAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
