import { sql } from 'kysely'
import type { Tables } from '#migrations'
import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'

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
