import type { Tables } from '#migrations'
import type { Reader, Transaction } from '#platform/database'

export type OtherRow = Tables['otherContracts']
export type AnswerRow = Tables['otherContractAnswers']

export async function insertOther(tx: Transaction, row: OtherRow): Promise<void> {
  await tx.insertInto('otherContracts').values(row).execute()
}

export async function insertAnswer(tx: Transaction, row: AnswerRow): Promise<void> {
  await tx.insertInto('otherContractAnswers').values(row).execute()
}

export async function selectOther(tx: Reader, id: string): Promise<OtherRow | undefined> {
  return tx.selectFrom('otherContracts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Selects the reports of a record, the latest first. */
export async function selectOthers(tx: Reader, recordId: string): Promise<OtherRow[]> {
  return tx
    .selectFrom('otherContracts')
    .selectAll()
    .where('recordId', '=', recordId)
    .orderBy('reportedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function selectAnswers(
  tx: Reader,
  contractIds: readonly string[],
): Promise<AnswerRow[]> {
  if (contractIds.length === 0) return []
  return tx
    .selectFrom('otherContractAnswers')
    .selectAll()
    .where('contractId', 'in', contractIds)
    .execute()
}

/** Selects unanswered reports, the oldest first, with whose they are. */
export async function selectUnanswered(tx: Reader, limit: number) {
  return tx
    .selectFrom('otherContracts as o')
    .innerJoin('records as r', 'r.id', 'o.recordId')
    .leftJoin('otherContractAnswers as a', 'a.contractId', 'o.id')
    .select(['o.id', 'o.recordId', 'o.reportedAt', 'r.reference', 'r.name'])
    .where('a.contractId', 'is', null)
    .orderBy('o.reportedAt')
    .orderBy('o.id')
    .limit(limit)
    .execute()
}

export async function countUnanswered(tx: Reader): Promise<number> {
  const { count } = await tx
    .selectFrom('otherContracts as o')
    .leftJoin('otherContractAnswers as a', 'a.contractId', 'o.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('a.contractId', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Selects reports by id, after one: for going through all of them. */
export async function selectOthersAfter(tx: Reader, id: string, limit: number) {
  return tx
    .selectFrom('otherContracts')
    .selectAll()
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Selects those of these that exist. */
export async function selectExistingOthers(
  tx: Reader,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.selectFrom('otherContracts').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}
