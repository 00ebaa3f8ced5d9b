import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'
import { rows } from './lease.store.ts'

/** What was last seen of the clock, and since when it had gone on by then. */
export interface ClockMark {
  since: Instant
  seenAt: Instant
}

/** Its row is beside those of the leases: since when stands where a lease has its holder. */
export async function readClockMark(tx: Reader): Promise<ClockMark | null> {
  const found = await tx
    .selectFrom('logLease')
    .select(['holder as since', 'until as seenAt'])
    .where('id', '=', rows.clock)
    .executeTakeFirst()
  return found ?? null
}

export async function writeClockMark(tx: Transaction, mark: ClockMark): Promise<void> {
  const { since: holder, seenAt: until } = mark
  await tx
    .insertInto('logLease')
    .values({ id: rows.clock, holder, epoch: 0, until })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ holder, until }))
    .execute()
}
