import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'

/** Returns the wrapped key of a holder. */
export async function selectWrapped(tx: Reader, holder: string): Promise<string | null> {
  const row = await tx
    .selectFrom('dataKeys')
    .select('wrapped')
    .where('holder', '=', holder)
    .executeTakeFirst()
  return row?.wrapped ?? null
}

/** Returns when a holder's key was made. */
export async function selectMadeAt(tx: Reader, holder: string): Promise<Instant | null> {
  const row = await tx
    .selectFrom('dataKeys')
    .select('madeAt')
    .where('holder', '=', holder)
    .executeTakeFirst()
  return row?.madeAt ?? null
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

export async function deleteKey(tx: Transaction, holder: string): Promise<void> {
  await tx.deleteFrom('dataKeys').where('holder', '=', holder).execute()
}
