import { day, type Instant, isWithin } from '#platform/clock'
import type { WriteContext } from '#platform/context'
import { readClockMark, writeClockMark } from './steady-clock.store.ts'

/** A clock that nobody looked at for longer is begun with anew: the server was off, or the clock jumped. */
const longestPause = 2 * day

/**
 * Since when the clock has gone on without a jump, by all who look at it in any process; to be asked again and
 * again. What is removed for good because it is old waits until that is long enough: a clock that is wrong for an
 * hour would make everything old, and nothing brings it back when the clock is put right.
 */
export async function clockSteadySince({ tx, clock }: WriteContext): Promise<Instant> {
  const now = clock.now()
  const mark = await readClockMark(tx)
  const goesOn = mark !== null && isWithin(longestPause, mark.seenAt, now)
  const since = goesOn ? mark.since : now
  await writeClockMark(tx, { since, seenAt: now })
  return since
}
