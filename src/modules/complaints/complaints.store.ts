import type { Tables } from '#migrations'
import type { Reader, Transaction } from '#platform/database'

export type ComplaintRow = Tables['complaints']
export type AnswerRow = Tables['complaintAnswers']
export type SentRow = ComplaintRow & { content: string }

export async function insertComplaint(tx: Transaction, row: ComplaintRow): Promise<void> {
  await tx.insertInto('complaints').values(row).execute()
}

export async function insertAnswer(tx: Transaction, row: AnswerRow): Promise<void> {
  await tx.insertInto('complaintAnswers').values(row).execute()
}

export async function selectComplaint(
  tx: Reader,
  number: string,
): Promise<ComplaintRow | undefined> {
  return tx.selectFrom('complaints').selectAll().where('number', '=', number).executeTakeFirst()
}

export async function selectAnswers(tx: Reader, ids: readonly string[]): Promise<AnswerRow[]> {
  if (ids.length === 0) return []
  return tx.selectFrom('complaintAnswers').selectAll().where('complaintId', 'in', ids).execute()
}

type State = 'open' | 'answered' | undefined

const sent = (tx: Reader, state: State) => {
  const query = tx
    .selectFrom('complaints as c')
    .leftJoin('complaintAnswers as a', 'a.complaintId', 'c.id')
    .where('c.content', 'is not', null)
  if (state === undefined) return query
  return query.where('a.complaintId', state === 'open' ? 'is' : 'is not', null)
}

/** Selects one page of sent complaints: unanswered ones first, the newest of each first. */
export async function selectSent(
  tx: Reader,
  filter: { state: State; offset: number; limit: number },
): Promise<SentRow[]> {
  const rows = await sent(tx, filter.state)
    .selectAll('c')
    .orderBy(({ eb }) => eb.case().when('a.complaintId', 'is', null).then(0).else(1).end())
    .orderBy('c.createdAt', 'desc')
    .orderBy('c.id', 'desc')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute()
  return rows as SentRow[]
}

export async function countSent(tx: Reader, state: State): Promise<number> {
  const { count } = await sent(tx, state)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Selects complaints by id, after one: for going through all of them. */
export async function selectComplaintsAfter(
  tx: Reader,
  id: string,
  limit: number,
): Promise<ComplaintRow[]> {
  return tx
    .selectFrom('complaints')
    .selectAll()
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()
}
