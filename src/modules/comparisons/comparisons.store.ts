import type { Tables } from '#migrations'
import { compileOnce, type Reader, type Transaction } from '#platform/database'

export type ComparisonRow = Tables['comparisons']

export async function insertComparison(tx: Transaction, row: ComparisonRow): Promise<void> {
  await tx.insertInto('comparisons').values(row).execute()
}

const ofRecord = compileOnce((tx, recordId: string) =>
  tx
    .selectFrom('comparisons')
    .selectAll()
    .where('recordId', '=', recordId)
    .orderBy('documentId')
    .orderBy('checkId')
    .orderBy('round')
    .orderBy('place'),
)

/** Selects all of a record, those of one round together, the earlier rounds first. */
export async function selectOfRecord(tx: Reader, recordId: string): Promise<ComparisonRow[]> {
  return ofRecord(tx, recordId)
}

export async function selectComparison(tx: Reader, id: string): Promise<ComparisonRow | undefined> {
  return tx.selectFrom('comparisons').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Answers an alert that still has this answer; false when somebody else has changed it. */
export async function markAnswered(
  tx: Transaction,
  { id, answer: before }: Pick<ComparisonRow, 'id' | 'answer'>,
  answer: Pick<ComparisonRow, 'answer' | 'answeredBy' | 'answeredAt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('comparisons')
    .set(answer)
    .where('id', '=', id)
    .where('answer', before === null ? 'is' : '=', before)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

const unanswered = (tx: Reader) =>
  tx
    .selectFrom('comparisons as c')
    .innerJoin('records as r', 'r.id', 'c.recordId')
    .where('r.deletedAt', 'is', null)
    .where('c.showed', '=', 'other')
    .where('c.answer', 'is', null)

/** Selects alerts that nobody has answered, of records outside the trash, the oldest first. */
export async function selectUnanswered(tx: Reader, limit: number) {
  return unanswered(tx)
    .select(['c.id', 'c.recordId', 'c.kind', 'c.checkId', 'c.askedOn', 'c.notedBy', 'c.notedAt'])
    .select(['r.reference', 'r.name'])
    .orderBy('c.notedAt')
    .orderBy('c.id')
    .limit(limit)
    .execute()
}

export async function countUnanswered(tx: Reader): Promise<number> {
  const { count } = await unanswered(tx)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Deletes those of one kind of document of a record, for every version. */
export async function deleteOfKind(
  tx: Transaction,
  { recordId, kind }: Pick<ComparisonRow, 'recordId' | 'kind'>,
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('comparisons')
    .where('recordId', '=', recordId)
    .where('kind', '=', kind)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Selects those of these ids that have a row. */
export async function selectExisting(tx: Reader, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx.selectFrom('comparisons').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Selects all in the order of their ids, a batch at a time, for the doctor. */
export async function selectAfter(tx: Reader, id: string, limit: number): Promise<ComparisonRow[]> {
  return tx
    .selectFrom('comparisons')
    .selectAll()
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()
}
