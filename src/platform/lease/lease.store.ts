import type { Instant } from '#platform/clock'
import { hasChanged, type Reader, type Transaction } from '#platform/database'

/** Who may do a piece of work; epoch 0: nobody yet. */
export interface Lease {
  holder: string
  /** Grows with each new holder, which exposes a former one. */
  epoch: number
  until: Instant
}

/**
 * The rows of the table, which is named after the first of them; the last one is not a lease
 * (steady-clock.store.ts).
 */
const rows = { sealing: 1, messages: 2, clock: 3 } as const
/** A piece of work that one process at a time does. */
export type LeaseName = Exclude<keyof typeof rows, 'clock'>

export async function readLease(tx: Reader, name: LeaseName): Promise<Lease> {
  const row = await tx
    .selectFrom('logLease')
    .select(['holder', 'epoch', 'until'])
    .where('id', '=', rows[name])
    .executeTakeFirst()
  return row ?? { holder: '', epoch: 0, until: '' }
}

/** Takes or prolongs the lease, unless it changed hands since `seen`; returns whether it did. */
export async function takeLease(
  tx: Transaction,
  name: LeaseName,
  { seen, lease }: { seen: Lease; lease: Lease },
): Promise<boolean> {
  if (seen.epoch === 0)
    return hasChanged(
      tx
        .insertInto('logLease')
        .values({ id: rows[name], ...lease })
        .onConflict((conflict) => conflict.doNothing()),
    )
  return hasChanged(
    tx
      .updateTable('logLease')
      .set({ ...lease })
      .where('id', '=', rows[name])
      .where('epoch', '=', seen.epoch)
      .where('holder', '=', seen.holder),
  )
}

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
