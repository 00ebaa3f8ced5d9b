import { randomUUID } from 'node:crypto'
import { isWithin, later } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import type { Reader, Transaction } from '#platform/database'
import { type Lease, type LeaseName, readLease, takeLease } from './lease.store.ts'

/**
 * What lets one process at a time do a piece of work: it survives the holder's death, and a holder that
 * slept through its end learns of it, because whatever it writes asks for the lease in the same transaction.
 */
export interface LeaseHolder {
  /** The lease as it is now; null while another one holds it. */
  find(): Promise<Lease | null>
  /**
   * Takes or prolongs it in the transaction of the work; null when it changed hands since it was found.
   * @param found what `find` answered
   * @param options.anew counts as a new holder: what the former epoch began has to be looked at
   */
  take(tx: Transaction, found: Lease, options?: { anew: boolean }): Promise<Lease | null>
  /** The epoch that `take` would lead to: whatever an earlier one began, nobody is at work on. */
  epochAfter(found: Lease, options?: { anew: boolean }): number
  isMine(tx: Reader): Promise<boolean>
  /** Lets another process begin at once. */
  letGo(): Promise<void>
}

/** @param time how long a holder may be silent before another one takes over, in milliseconds */
export function openLease(ctx: ActionContext, name: LeaseName, time: number): LeaseHolder {
  const holder = randomUUID()
  const epochAfter: LeaseHolder['epochAfter'] = (found, { anew } = { anew: false }) =>
    found.holder === holder && !anew ? found.epoch : found.epoch + 1
  // One that was taken ahead of now ends no later for it: nobody would do the work until the clock caught up.
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

/** Takes a lease from whoever holds it: what it is about to write does not fit any more. */
export async function endLease(tx: Transaction, name: LeaseName): Promise<void> {
  const seen = await readLease(tx, name)
  await takeLease(tx, name, { seen, lease: { holder: '', epoch: seen.epoch + 1, until: '' } })
}
