import { sql } from 'kysely'
import type { Tables } from '#migrations'
import { type Instant, latestPast } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'

export type NumberKind = 'passport' | 'reference' | 'all'

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

/** Selects the numbers that a record has now. */
export async function numbersOfRecord(tx: Reader, recordId: string) {
  return tx
    .selectFrom('records')
    .select(['passportNumber', 'referenceNumber'])
    .where('id', '=', recordId)
    .executeTakeFirst()
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
