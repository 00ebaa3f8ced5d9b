import { sql } from 'kysely'
import type { Tables } from '#migrations'
import { type Instant, latestPast } from '#platform/clock'
import { insertLast, type Reader, type Transaction } from '#platform/database'

export type NumberKind = Tables['codeAlerts']['number']

/** Adds to the counters of a slot, in one statement. */
export async function addTries(tx: Transaction, rows: Tables['wrongCodes'][]): Promise<void> {
  await tx
    .insertInto('wrongCodes')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['key', 'slot']).doUpdateSet((eb) => ({
        tries: eb('wrongCodes.tries', '+', eb.ref('excluded.tries')),
      })),
    )
    .execute()
}

/** Selects those of these numbers that were tried more often than `most` from one slot to another. */
export async function selectKeysAbove(
  tx: Reader,
  { keys, since, until, most }: { keys: string[]; since: Instant; until: Instant; most: number },
): Promise<{ key: string; tries: number }[]> {
  const rows = await tx
    .selectFrom('wrongCodes')
    .select(['key', ({ fn }) => fn.sum<number>('tries').as('tries')])
    .where('key', 'in', keys)
    .where('slot', '>=', since)
    .where('slot', '<=', until)
    .groupBy('key')
    .having(({ fn }) => fn.sum('tries'), '>', most)
    .execute()
  return rows.map(({ key, tries }) => ({ key, tries: Number(tries) }))
}

/** Deletes the tries for one number, so that the next alert counts from here. */
export async function deleteTries(tx: Transaction, key: string): Promise<void> {
  await tx.deleteFrom('wrongCodes').where('key', '=', key).execute()
}

/**
 * Deletes tries that are too old or were counted before the clock was set back; if too many are left, those with the
 * fewest tries.
 */
export async function deleteOldTries(
  tx: Transaction,
  { before, now, most }: { before: Instant; now: Instant; most: number },
): Promise<void> {
  await tx
    .deleteFrom('wrongCodes')
    .where((eb) => eb.or([eb('slot', '<', before), eb('slot', '>', latestPast(now))]))
    .execute()
  const { count } = await tx
    .selectFrom('wrongCodes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) <= most) return
  await sql`delete from "wrongCodes" where ("key", "slot") in (
    select "key", "slot" from "wrongCodes" order by "tries", "slot" limit ${Number(count) - most}
  )`.execute(tx)
}

/** Selects the records that have these numbers now; of several with one reference number the oldest. */
export async function recordsOfNumbers(
  tx: Reader,
  kind: Exclude<NumberKind, 'all'>,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map()
  const column = kind === 'passport' ? 'passportNumber' : 'referenceNumber'
  const records = await tx
    .selectFrom('records')
    .select(['id', `${column} as number`])
    .where(column, 'in', numbers)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .execute()
  return new Map(records.map(({ id, number }) => [number ?? '', id]))
}

/**
 * Selects the passport numbers on file that only one record has, by how they look: each letter O as the digit 0.
 * @param zeros numbers in that form
 */
export async function numbersThatLook(
  tx: Reader,
  zeros: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (zeros.length === 0) return new Map()
  const look = sql<string>`replace("passportNumber", 'O', '0')`
  const held = await tx
    .selectFrom('records')
    .select((eb) => [look.as('look'), eb.fn.min('passportNumber').as('number')])
    .where(look, 'in', zeros)
    .where('deletedAt', 'is', null)
    .groupBy(look)
    .having((eb) => eb.fn.countAll(), '=', 1)
    .execute()
  return new Map(held.map(({ look, number }) => [look, number ?? '']))
}

/** Inserts as one of the last statements of the transaction. */
export const insertAlertLast = insertLast('codeAlerts')

/** Adds to the open alerts of numbers, in one statement. Returns the keys of the numbers that have one. */
export async function raiseTries(
  tx: Transaction,
  raised: readonly { key: string; tries: number }[],
  now: Instant,
): Promise<ReadonlySet<string>> {
  if (raised.length === 0) return new Set()
  const cases = raised.map(({ key, tries }) => sql`when ${key} then cast(${tries} as integer)`)
  const come = sql<number>`case "key" ${sql.join(cases, sql` `)} end`
  const keys = raised.map(({ key }) => key)
  const open = await tx
    .updateTable('codeAlerts')
    .set((eb) => ({
      lastAt: now,
      tries: eb.case().when('tries', '<', come).then(come).else(eb.ref('tries')).end(),
    }))
    .where('key', 'in', keys)
    .where('dismissedAt', 'is', null)
    .returning('key')
    .execute()
  return new Set(open.map(({ key }) => key))
}

const open = (tx: Reader) => tx.selectFrom('codeAlerts as a').where('a.dismissedAt', 'is', null)

/** Selects open alerts: about all numbers first, then those about a record, then the newest. */
export async function selectAlerts(tx: Reader, limit: number) {
  return open(tx)
    .leftJoin('records as r', 'r.id', 'a.recordId')
    .select([
      'a.id',
      'a.number',
      'a.tries',
      'a.firstAt',
      'a.lastAt',
      'a.recordId',
      'r.reference',
      'r.name',
    ])
    .orderBy(
      sql`case when a."number" = 'all' then 0 when a."recordId" is not null then 1 else 2 end`,
    )
    .orderBy('a.lastAt', 'desc')
    .limit(limit)
    .execute()
}

export async function countAlerts(tx: Reader): Promise<number> {
  const { count } = await open(tx)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Selects an open alert; undefined when there is none, or it was dismissed. */
export async function selectAlert(tx: Reader, id: string) {
  return open(tx).select(['a.key', 'a.recordId']).where('a.id', '=', id).executeTakeFirst()
}

export async function markDismissed(
  tx: Transaction,
  id: string,
  by: Pick<Tables['codeAlerts'], 'dismissedAt' | 'dismissedBy'>,
): Promise<void> {
  await tx.updateTable('codeAlerts').set(by).where('id', '=', id).execute()
}

/** Deletes alerts after their time; if too many are left, those about no record first. */
export async function deleteOldAlerts(
  tx: Transaction,
  { before, most }: { before: Instant; most: number },
): Promise<void> {
  await tx.deleteFrom('codeAlerts').where('lastAt', '<', before).execute()
  const kept = tx
    .selectFrom('codeAlerts')
    .select('id')
    .orderBy(sql`case when "dismissedAt" is null then 0 else 1 end`)
    .orderBy(sql`case when "recordId" is null and "number" <> 'all' then 1 else 0 end`)
    .orderBy('lastAt', 'desc')
    .limit(most)
  await tx.deleteFrom('codeAlerts').where('id', 'not in', kept).execute()
}
