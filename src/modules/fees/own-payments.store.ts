import { sql } from 'kysely'
import type { Tables } from '#migrations'
import type { Reader, Transaction } from '#platform/database'

export type OwnRow = Tables['ownPayments']
export type AnswerRow = Tables['ownPaymentAnswers']

export async function insertOwn(tx: Transaction, row: OwnRow): Promise<void> {
  await tx.insertInto('ownPayments').values(row).execute()
}

export async function insertAnswer(tx: Transaction, row: AnswerRow): Promise<void> {
  await tx.insertInto('ownPaymentAnswers').values(row).execute()
}

export async function selectOwn(tx: Reader, id: string): Promise<OwnRow | undefined> {
  return tx.selectFrom('ownPayments').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Selects what the candidate of a record said, the latest first. */
export async function selectOwnOf(tx: Reader, recordId: string): Promise<OwnRow[]> {
  return tx
    .selectFrom('ownPayments')
    .selectAll()
    .where('recordId', '=', recordId)
    .orderBy('enteredAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function selectAnswers(tx: Reader, ids: readonly string[]): Promise<AnswerRow[]> {
  if (ids.length === 0) return []
  return tx.selectFrom('ownPaymentAnswers').selectAll().where('paymentId', 'in', ids).execute()
}

/** Selects unanswered statements, the oldest first, with whose they are. */
export async function selectUnanswered(tx: Reader, limit: number) {
  return tx
    .selectFrom('ownPayments as o')
    .innerJoin('records as r', 'r.id', 'o.recordId')
    .leftJoin('ownPaymentAnswers as a', 'a.paymentId', 'o.id')
    .select(['o.id', 'o.recordId', 'o.enteredAt', 'r.reference', 'r.name'])
    .where('a.paymentId', 'is', null)
    .orderBy('o.enteredAt')
    .orderBy('o.id')
    .limit(limit)
    .execute()
}

export async function countUnanswered(tx: Reader): Promise<number> {
  const { count } = await tx
    .selectFrom('ownPayments as o')
    .leftJoin('ownPaymentAnswers as a', 'a.paymentId', 'o.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('a.paymentId', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Selects statements by id, after one: for going through all of them. */
export async function selectOwnAfter(tx: Reader, id: string, limit: number): Promise<OwnRow[]> {
  return tx
    .selectFrom('ownPayments')
    .selectAll()
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
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

/** Selects the same of what candidates entered themselves. */
export async function selectOwnSums(tx: Reader) {
  return tx
    .selectFrom('ownPayments')
    .select(['recordId', 'item', 'currency', amountSum.as('amount')])
    .where('amount', 'is not', null)
    .groupBy(['recordId', 'item', 'currency'])
    .execute()
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
        eb('id', 'in', eb.selectFrom('ownPayments').select('recordId')),
      ]),
    )
    .orderBy('reference')
    .execute()
}
