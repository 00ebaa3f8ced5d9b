import type { Tables } from '#migrations'
import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'
import type { ConsentPurpose } from './schema.ts'

export type ConsentRow = Tables['consents']

/** Every answer of a record, the latest first. */
export async function selectAnswers(tx: Reader, recordId: string): Promise<ConsentRow[]> {
  return tx
    .selectFrom('consents')
    .selectAll()
    .where('recordId', '=', recordId)
    .orderBy('answeredAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The answer that holds; undefined where there is none. */
export async function selectStanding(
  tx: Reader,
  recordId: string,
  purpose: ConsentPurpose,
): Promise<ConsentRow | undefined> {
  return tx
    .selectFrom('consents')
    .selectAll()
    .where('recordId', '=', recordId)
    .where('purpose', '=', purpose)
    .where('replacedAt', 'is', null)
    .executeTakeFirst()
}

/** Puts an answer in the place of the one that held. */
export async function replaceAnswer(
  tx: Transaction,
  row: Omit<ConsentRow, 'replacedAt'>,
): Promise<void> {
  await tx
    .updateTable('consents')
    .set({ replacedAt: row.answeredAt })
    .where('recordId', '=', row.recordId)
    .where('purpose', '=', row.purpose)
    .where('replacedAt', 'is', null)
    .execute()
  await tx
    .insertInto('consents')
    .values({ ...row, replacedAt: null })
    .execute()
}

/** Those that hold and are no, of records outside the trash. Messages have their own place on the record. */
function withdrawn(tx: Reader) {
  return tx
    .selectFrom('consents as c')
    .innerJoin('records as r', 'r.id', 'c.recordId')
    .where('r.deletedAt', 'is', null)
    .where('c.answer', '=', 'withdrawn')
    .where('c.replacedAt', 'is', null)
    .where('c.purpose', '<>', 'messages')
}

export async function selectWithdrawn(
  tx: Reader,
  { limit, offset }: { limit: number; offset: number },
): Promise<
  (Pick<ConsentRow, 'id' | 'recordId' | 'purpose'> & {
    answeredAt: Instant
    name: string
    reference: string
  })[]
> {
  return withdrawn(tx)
    .select(['c.id', 'c.recordId', 'c.purpose', 'c.answeredAt', 'r.name', 'r.reference'])
    .orderBy('c.answeredAt', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countWithdrawn(tx: Reader): Promise<number> {
  const { count } = await withdrawn(tx)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
