import { day, isWithin, millisecondsBetween } from '#platform/clock'
import type { WriteContext } from '#platform/context'
import { readClockMark, writeClockMark } from './steady-clock.store.ts'

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
