import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'
import { rows } from './lease.store.ts'

/** When the clock was last seen, and since when it had been steady by then. */
export interface ClockMark {
  since: Instant
  seenAt: Instant
}

/** Reads the mark, whose row is beside those of the leases: "since when" is in the column for a lease's holder. */
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
