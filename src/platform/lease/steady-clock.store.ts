import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'

/** What was last seen of the clock, and since when it had gone on by then. */
export interface ClockMark {
  since: Instant
  seenAt: Instant
}

/** Its row among the leases, behind theirs: since when stands where a lease has its holder. */
const row = 3

export async function readClockMark(tx: Reader): Promise<ClockMark | null> {
  const found = await tx
    .selectFrom('logLease')
    .select(['holder as since', 'until as seenAt'])
    .where('id', '=', row)
    .executeTakeFirst()
  return found ?? null
}

export async function writeClockMark(tx: Transaction, mark: ClockMark): Promise<void> {
  const { since: holder, seenAt: until } = mark
  await tx
    .insertInto('logLease')
    .values({ id: row, holder, epoch: 0, until })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ holder, until }))
    .execute()
}
