import { sql } from 'kysely'
import type { Tables } from '#migrations'
import { idsWithMerged } from '#modules/merges'
import { sealRow } from '#modules/records'
import { insertOnce, type Reader, type Transaction } from '#platform/database'

type TermsRow = Tables['contractTerms']
type ReadingRow = Tables['contractReadings']

const insertTermsRow = insertOnce('contractTerms')

export async function insertTerms(tx: Transaction, row: TermsRow): Promise<void> {
  await insertTermsRow(tx, await sealRow(tx, 'contractTerms', row))
}

/** Selects every version of the terms, the latest first. */
export async function selectTerms(tx: Reader, recordId: string): Promise<TermsRow[]> {
  return tx
    .selectFrom('contractTerms')
    .selectAll()
    .where('recordId', 'in', idsWithMerged(recordId))
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

/** Selects the latest terms that nobody said to have read, of records with a copy and a flight on one of these days. */
export async function selectUnread(tx: Reader, { from, to }: { from: string; to: string }) {
  return tx
    .selectFrom('records as r')
    .innerJoin('contractTerms as t', 't.recordId', 'r.id')
    .select(['t.recordId', 't.version', 'r.state', 'r.hiddenAt', 'r.deletedAt'])
    .select(sql<string>`r."flightOn"`.as('flightOn'))
    .where('r.flightOn', '>=', from)
    .where('r.flightOn', '<=', to)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contractTerms as later')
            .select('later.id')
            .whereRef('later.recordId', '=', 't.recordId')
            .whereRef('later.version', '>', 't.version'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contractReadings as c')
            .select('c.id')
            .whereRef('c.recordId', '=', 't.recordId')
            .whereRef('c.version', '=', 't.version'),
        ),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('documents as d')
          .select('d.id')
          .whereRef('d.recordId', '=', 't.recordId')
          .where('d.kind', '=', 'contract')
          .where('d.supersededAt', 'is', null)
          .where('d.removedAt', 'is', null)
          .where('d.withheldAt', 'is', null),
      ),
    )
    .orderBy('r.flightOn')
    .orderBy('r.id')
    .execute()
}

export const insertReading = insertOnce('contractReadings')

/** Selects what the candidate said about any version, the latest first. */
export async function selectReadings(tx: Reader, recordId: string): Promise<ReadingRow[]> {
  return tx
    .selectFrom('contractReadings')
    .selectAll()
    .where('recordId', 'in', idsWithMerged(recordId))
    .orderBy('saidAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Exact on both engines. */
const amountSum = sql<number>`cast(sum("amount") as bigint)`

/**
 * Selects what workers paid by the ledger, and what was refunded (negative): one sum of each per record, item and
 * currency; corrected entries do not count.
 */
export async function selectLedgerSums(tx: Reader) {
  return tx
    .selectFrom('ledgerEntries as e')
    .select(['e.recordId', 'e.item', 'e.currency', amountSum.as('amount')])
    .where('e.recordId', 'is not', null)
    .where('e.kind', 'in', ['payment', 'refund'])
    .where('e.paidBy', 'in', ['worker', 'other'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledgerEntries as counter')
            .select('counter.id')
            .whereRef('counter.corrects', '=', 'e.id'),
        ),
      ),
    )
    .groupBy(['e.recordId', 'e.item', 'e.currency', 'e.kind'])
    .execute()
}

/** Selects the same of what candidates say that they paid without a receipt; of one record where it is named. */
export async function selectOwnSums(tx: Reader, recordId?: string) {
  const said = tx
    .selectFrom('cases')
    .select(['recordId', 'partId as item', 'currency', amountSum.as('amount')])
    .where('kind', '=', 'money')
    .groupBy(['recordId', 'partId', 'currency'])
  return (
    recordId === undefined ? said : said.where('recordId', 'in', idsWithMerged(recordId))
  ).execute()
}

/** Selects the records from these countries outside the trash: what is needed to judge and name them. */
export async function selectJourneys(tx: Reader, origins: readonly string[]) {
  return tx
    .selectFrom('records')
    .select(['id', 'reference', 'name', 'nationality', 'destinationCountry'])
    .where('nationality', 'in', origins)
    .where('deletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb(
          'id',
          'in',
          eb.selectFrom('ledgerEntries').select('recordId').where('recordId', 'is not', null),
        ),
        eb('id', 'in', eb.selectFrom('cases').select('recordId').where('kind', '=', 'money')),
      ]),
    )
    .orderBy('reference')
    .execute()
}
