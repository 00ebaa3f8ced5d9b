import type { Tables } from '#migrations'
import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'
import type { Concern, ConcernState } from './schema.ts'

export async function insertConcern(tx: Transaction, row: Tables['concerns']): Promise<void> {
  await tx.insertInto('concerns').values(row).execute()
}

export async function selectConcern(tx: Reader, id: string): Promise<Concern | undefined> {
  return tx.selectFrom('concerns').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Selects one page, newest first. */
export async function selectConcerns(
  tx: Reader,
  filter: { state: ConcernState | undefined; offset: number; limit: number },
): Promise<Concern[]> {
  let query = tx.selectFrom('concerns').selectAll()
  if (filter.state !== undefined) query = query.where('state', '=', filter.state)
  return query
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute()
}

export async function countConcerns(tx: Reader, state: ConcernState | undefined): Promise<number> {
  let query = tx.selectFrom('concerns').select(({ fn }) => fn.countAll<number>().as('count'))
  if (state !== undefined) query = query.where('state', '=', state)
  return Number((await query.executeTakeFirstOrThrow()).count)
}

/** Tells whether a report with this text waits for an answer. */
export async function hasOpenConcern(tx: Reader, text: string): Promise<boolean> {
  const row = await tx
    .selectFrom('concerns')
    .select('id')
    .where('state', '=', 'open')
    .where('text', '=', text)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function updateConcern(
  tx: Transaction,
  id: string,
  change: Pick<Tables['concerns'], 'state' | 'note' | 'changedBy' | 'changedAt'>,
): Promise<void> {
  await tx.updateTable('concerns').set(change).where('id', '=', id).execute()
}

/** Selects the numbers that requests for a code name, as they were typed. */
export async function selectRequestNumbers(tx: Reader): Promise<{ id: string; number: string }[]> {
  return tx
    .selectFrom('concerns')
    .select(['id', 'number'])
    .where('kind', '=', 'code')
    .where('number', 'is not', null)
    .$narrowType<{ number: string }>()
    .execute()
}

/** Deletes those of a kind that have not been open since then. */
export async function deleteDoneBefore(
  tx: Transaction,
  kind: Concern['kind'],
  before: Instant,
): Promise<void> {
  await tx
    .deleteFrom('concerns')
    .where('state', 'in', ['answered', 'closed'])
    // Never later than the change; the index has it.
    .where('createdAt', '<', before)
    .where('changedAt', '<', before)
    .where('kind', '=', kind)
    .execute()
}

export async function deleteConcerns(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.deleteFrom('concerns').where('id', 'in', ids).execute()
}
