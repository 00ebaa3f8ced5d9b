import type { Tables } from '#migrations'
import { day, type Instant, later } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'

type SummaryRow = Tables['dailySummaries']

export async function selectSummary(
  tx: Reader,
  accountId: string,
): Promise<SummaryRow | undefined> {
  return tx
    .selectFrom('dailySummaries')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst()
}

/**
 * Selects the summaries that are due, of people who are still staff. One that is due in more than two days was written
 * before the clock was set back.
 */
export async function selectDueSummaries(tx: Reader, now: Instant) {
  return tx
    .selectFrom('dailySummaries as s')
    .innerJoin('accounts as a', 'a.id', 's.accountId')
    .select(['s.accountId', 's.nextAt', 's.seenTo', 'a.role'])
    .where((eb) => eb.or([eb('s.nextAt', '<=', now), eb('s.nextAt', '>', later(now, 2 * day))]))
    .where('a.role', 'in', ['admin', 'moderator'])
    .where('a.disabledAt', 'is', null)
    .orderBy('s.nextAt')
    .execute()
}

export async function insertSummary(tx: Transaction, row: SummaryRow): Promise<void> {
  await tx
    .insertInto('dailySummaries')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteSummary(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('dailySummaries').where('accountId', '=', accountId).execute()
}

/** Sets the next time of a summary that is still due as the caller saw it; false when another process has done so. */
export async function moveSummary(
  tx: Transaction,
  { accountId, nextAt }: Pick<SummaryRow, 'accountId' | 'nextAt'>,
  change: Pick<SummaryRow, 'nextAt' | 'seenTo'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('dailySummaries')
    .set(change)
    .where('accountId', '=', accountId)
    .where('nextAt', '=', nextAt)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}
