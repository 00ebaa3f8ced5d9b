import { hour, isWithin } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { clockSteadyFor } from '#platform/lease'
import { serverLimits } from './limits.ts'

/**
 * Runs a permanent removal by age only once the clock has run steadily for a day (`serverLimits.clockSteady`): a clock
 * that jumped makes everything old, also while this is found out. Returns null when the removal has to wait.
 */
export async function byASteadyClock<T>(
  ctx: ActionContext,
  run: () => Promise<T>,
): Promise<T | null> {
  const asked = ctx.clock.now()
  const isSteady = (await ctx.write(clockSteadyFor)) >= serverLimits.clockSteady
  return isSteady && isWithin(hour, asked, ctx.clock.now()) ? run() : null
}
