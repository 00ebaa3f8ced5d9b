import { sql } from 'kysely'
import type { Tables } from '#migrations'
import { keptId } from '#modules/merges'
import { digestsOf } from '#modules/records'
import { type Instant, latestPast } from '#platform/clock'
import { countOf, digestOf, type Reader, type Transaction } from '#platform/database'

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
  const count = await countOf(tx.selectFrom('wrongCodes'))
  if (count <= most) return
  await sql`delete from "wrongCodes" where ("key", "slot") in (
    select "key", "slot" from "wrongCodes" order by "tries", "slot" limit ${count - most}
  )`.execute(tx)
}

/** Selects the records that have these numbers now; of several with one reference number the oldest. */
export async function recordsOfNumbers(
  tx: Reader,
  kind: Exclude<NumberKind, 'all'>,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map()
  const column = kind === 'passport' ? 'passportDigest' : 'referenceDigest'
  const byDigest = new Map(numbers.map((number) => [digestOf(tx, number), number]))
  const records = await tx
    .selectFrom('records')
    .select([keptId(sql.ref('records.id')).as('id'), `${column} as digest`])
    .where(column, 'in', [...byDigest.keys()])
    .where((eb) => eb.or([eb('deletedAt', 'is', null), eb('mergedInto', 'is not', null)]))
    .orderBy('createdAt', 'desc')
    .execute()
  return new Map(records.map(({ id, digest }) => [byDigest.get(digest ?? '') ?? '', id]))
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
 * Selects the passport numbers on file that only one record has, by the numbers that look like them: each letter O as
 * the digit 0.
 */
export async function numbersThatLook(
  tx: Reader,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map()
  const looks = new Map(numbers.map((number) => [number, digestsOf(tx, number).look]))
  const held = await tx
    .selectFrom('records')
    .select((eb) => ['passportLook', eb.fn.min('passportNumber').as('number')])
    .where('passportLook', 'in', [...new Set(looks.values())])
    .where((eb) => eb.or([eb('deletedAt', 'is', null), eb('mergedInto', 'is not', null)]))
    .groupBy('passportLook')
    .having((eb) => eb.fn.countAll(), '=', 1)
    .execute()
  const byLook = new Map(held.map(({ passportLook, number }) => [passportLook, number]))
  return new Map(
    [...looks].flatMap(([number, look]) => {
      const found = byLook.get(look)
      return found ? [[number, found] as const] : []
    }),
  )
}

export type CodeKind = Tables['wrongCodeTotals']['kind']

/** Adds to the totals of a slot, in one statement. */
export async function addTotals(tx: Transaction, rows: Tables['wrongCodeTotals'][]): Promise<void> {
  await tx
    .insertInto('wrongCodeTotals')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['slot', 'kind']).doUpdateSet((eb) => ({
        tries: eb('wrongCodeTotals.tries', '+', eb.ref('excluded.tries')),
      })),
    )
    .execute()
}

/** Sums how often codes of each kind were wrong from one slot to another. */
export async function sumTotals(
  tx: Reader,
  { since, until }: { since: Instant; until: Instant },
): Promise<Record<CodeKind, number>> {
  const rows = await tx
    .selectFrom('wrongCodeTotals')
    .select(['kind', ({ fn }) => fn.sum<number>('tries').as('tries')])
    .where('slot', '>=', since)
    .where('slot', '<=', until)
    .groupBy('kind')
    .execute()
  const sums = Object.fromEntries(rows.map(({ kind, tries }) => [kind, Number(tries)]))
  return { access: 0, share: 0, ...sums }
}

/** Selects the tries of each hour from one instant to another, as `2026-11-21T07`; hours without any are left out. */
export async function selectHours(
  tx: Reader,
  { from, to }: { from: Instant; to: Instant },
): Promise<{ hour: string; tries: number }[]> {
  const hour = sql<string>`substr("slot", 1, 13)`
  const rows = await tx
    .selectFrom('wrongCodeTotals')
    .select([hour.as('hour'), ({ fn }) => fn.sum<number>('tries').as('tries')])
    .where('slot', '>=', from)
    .where('slot', '<', to)
    .groupBy(hour)
    .execute()
  return rows.map((row) => ({ hour: row.hour, tries: Number(row.tries) }))
}

export async function deleteOldTotals(tx: Transaction, before: Instant): Promise<void> {
  await tx.deleteFrom('wrongCodeTotals').where('slot', '<', before).execute()
}
