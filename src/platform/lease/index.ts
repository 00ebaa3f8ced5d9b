import { randomUUID } from 'node:crypto'
import { day, isWithin, later, millisecondsBetween } from '#platform/clock'
import type { ActionContext, WriteContext } from '#platform/context'
import type { Reader, Transaction } from '#platform/database'
import {
  type Lease,
  type LeaseName,
  readClockMark,
  readLease,
  takeLease,
  writeClockMark,
} from './lease.store.ts'

/** After a longer gap without a reading the clock counts as new: the server was off, or the clock jumped. */
const longestPause = 2 * day

/**
 * Returns for how many milliseconds the clock has run without a jump, by the readings of all processes; to be asked
 * regularly. It is counted to the reading of this call: the clock may jump before the answer arrives. Permanent
 * removal of old data waits until that is long enough: a clock that is wrong for an hour would make everything old, and
 * setting it right would bring nothing back.
 */
export async function clockSteadyFor({ tx, clock }: WriteContext): Promise<number> {
  const now = clock.now()
  const mark = await readClockMark(tx)
  const goesOn = mark !== null && isWithin(longestPause, mark.seenAt, now)
  const since = goesOn ? mark.since : now
  await writeClockMark(tx, { since, seenAt: now })
  return millisecondsBetween(since, now)
}

/**
 * Lets one process at a time do a piece of work. It survives the holder's death; a holder that slept past
 * its end learns of it, because each of its writes takes the lease in the same transaction.
 */
export interface LeaseHolder {
  /** Returns the lease as it is now; null while another process holds it. */
  find(): Promise<Lease | null>
  /**
   * Takes or prolongs it in the transaction of the work; returns null when it changed hands since it was
   * found.
   * @param found what `find` returned
   * @param options.anew counts as a new holder: what the former epoch began has to be checked
   */
  take(tx: Transaction, found: Lease, options?: { anew: boolean }): Promise<Lease | null>
  /** Returns the epoch that `take` would lead to: nobody works any more on what an earlier epoch began. */
  epochAfter(found: Lease, options?: { anew: boolean }): number
  isMine(tx: Reader): Promise<boolean>
  /** Releases it, so that another process can begin immediately. */
  letGo(): Promise<void>
}

/**
 * Opens a lease.
 * @param time how long a holder may be silent before another one takes over, in milliseconds
 */
export function openLease(ctx: ActionContext, name: LeaseName, time: number): LeaseHolder {
  const holder = randomUUID()
  const epochAfter: LeaseHolder['epochAfter'] = (found, { anew } = { anew: false }) =>
    found.holder === holder && !anew ? found.epoch : found.epoch + 1
  // A lease taken ahead of now is not held: otherwise nobody would do the work until the clock caught up.
  const isHeld = ({ until }: Lease) =>
    until !== '' && isWithin(time, later(until, -time), ctx.clock.now())
  return {
    epochAfter,
    find: async () => {
      const lease = await ctx.read(({ tx }) => readLease(tx, name))
      return lease.holder !== holder && isHeld(lease) ? null : lease
    },
    take: async (tx, found, options) => {
      const lease = {
        holder,
        epoch: epochAfter(found, options),
        until: later(ctx.clock.now(), time),
      }
      return (await takeLease(tx, name, { seen: found, lease })) ? lease : null
    },
    isMine: async (tx) => (await readLease(tx, name)).holder === holder,
    letGo: () =>
      ctx.write(async ({ tx }) => {
        const lease = await readLease(tx, name)
        if (lease.holder === holder)
          await takeLease(tx, name, { seen: lease, lease: { ...lease, until: '' } })
      }),
  }
}

/** Takes a lease from its holder, whose next writes would no longer fit. */
export async function endLease(tx: Transaction, name: LeaseName): Promise<void> {
  const seen = await readLease(tx, name)
  await takeLease(tx, name, { seen, lease: { holder: '', epoch: seen.epoch + 1, until: '' } })
}
