import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'

/** Selects the wrapped key of a holder. */
export async function selectKey(tx: Reader, holder: string) {
  return tx
    .selectFrom('dataKeys')
    .select(['wrapped', 'madeAt'])
    .where('holder', '=', holder)
    .executeTakeFirst()
}

/** Keeps a key, unless the holder has one already. */
export async function insertWrapped(
  tx: Transaction,
  row: { holder: string; wrapped: string; madeAt: Instant },
): Promise<void> {
  await tx
    .insertInto('dataKeys')
    .values(row)
    .onConflict((conflict) => conflict.column('holder').doNothing())
    .execute()
}

/** Keeps keys, also for holders that have one. */
export async function replaceWrapped(
  tx: Transaction,
  rows: readonly { holder: string; wrapped: string; madeAt: Instant }[],
): Promise<void> {
  await tx
    .insertInto('dataKeys')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('holder').doUpdateSet(({ ref }) => ({ wrapped: ref('excluded.wrapped') })),
    )
    .execute()
}

export async function selectWrappedAfter(tx: Reader, holder: string, limit: number) {
  return tx
    .selectFrom('dataKeys')
    .select(['holder', 'wrapped'])
    .where('holder', '>', holder)
    .orderBy('holder')
    .limit(limit)
    .execute()
}

export async function updateWrapped(
  tx: Transaction,
  { holder, wrapped }: { holder: string; wrapped: string },
): Promise<void> {
  await tx.updateTable('dataKeys').set({ wrapped }).where('holder', '=', holder).execute()
}

/** Destroys a holder's key: call it in the transaction that makes its files useless. */
export async function destroyDataKey(tx: Transaction, holder: string): Promise<void> {
  await tx.deleteFrom('dataKeys').where('holder', '=', holder).execute()
}
