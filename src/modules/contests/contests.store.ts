import type { Tables } from '#migrations'
import type { Instant } from '#platform/clock'
import { compileOnce, type Reader, type Transaction } from '#platform/database'
import type { ContestState } from './schema.ts'

export type ContestRow = Tables['contests']

export async function insertContest(tx: Transaction, row: ContestRow): Promise<void> {
  await tx.insertInto('contests').values(row).execute()
}

export async function selectContest(tx: Reader, id: string) {
  return withRecord(tx).where('c.id', '=', id).executeTakeFirst()
}

/** Selects everything ever contested in a record, newest first. */
export async function selectOfRecord(tx: Reader, recordId: string) {
  return withRecord(tx)
    .where('c.recordId', '=', recordId)
    .orderBy('c.createdAt', 'desc')
    .orderBy('c.id', 'desc')
    .execute()
}

const openOfRecord = compileOnce((tx, recordId: string) =>
  tx
    .selectFrom('contests')
    .select(['about', 'target', 'createdAt as since'])
    .where('recordId', '=', recordId)
    .where('state', '=', 'open'),
)

/** Selects those of these records that have an unanswered contest. */
export async function selectContestedAmong(
  tx: Reader,
  recordIds: readonly string[],
): Promise<string[]> {
  if (recordIds.length === 0) return []
  const rows = await tx
    .selectFrom('contests')
    .select('recordId')
    .distinct()
    .where('recordId', 'in', recordIds)
    .where('state', '=', 'open')
    .execute()
  return rows.map(({ recordId }) => recordId)
}

export async function selectOpen(tx: Reader, recordId: string) {
  return openOfRecord(tx, recordId)
}

/** Selects one page: unanswered contests first, the most overdue at the top, then the newest answers. */
export async function selectContests(
  tx: Reader,
  { state, offset, limit }: { state: ContestState | undefined; offset: number; limit: number },
) {
  let query = withRecord(tx).where('r.deletedAt', 'is', null)
  if (state !== undefined) query = query.where('c.state', '=', state)
  return query
    .orderBy((eb) => eb.case().when('c.state', '=', 'open').then(0).else(1).end())
    .orderBy((eb) => eb.case().when('c.state', '=', 'open').then(eb.ref('c.dueAt')).end())
    .orderBy('c.answeredAt', 'desc')
    .orderBy('c.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Counts contests of records outside the trash; with `dueBefore` those that are overdue. */
export async function countContests(
  tx: Reader,
  { state, dueBefore }: { state?: ContestState | undefined; dueBefore?: Instant },
): Promise<number> {
  let query = tx
    .selectFrom('contests as c')
    // With an inner join, SQLite would begin with all records.
    .crossJoin('records as r')
    .whereRef('r.id', '=', 'c.recordId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('r.deletedAt', 'is', null)
  if (state !== undefined) query = query.where('c.state', '=', state)
  if (dueBefore !== undefined) query = query.where('c.dueAt', '<', dueBefore)
  return Number((await query.executeTakeFirstOrThrow()).count)
}

/** Answers an open contest; false when somebody else did. */
export async function markAnswered(
  tx: Transaction,
  id: string,
  answer: Pick<ContestRow, 'state' | 'answeredBy' | 'answeredAt' | 'reason'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('contests')
    .set(answer)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

function withRecord(tx: Reader) {
  return tx
    .selectFrom('contests as c')
    .innerJoin('records as r', 'r.id', 'c.recordId')
    .selectAll('c')
    .select(['r.reference', 'r.name'])
}
export type ContestWithRecord = Awaited<ReturnType<typeof selectOfRecord>>[number]
