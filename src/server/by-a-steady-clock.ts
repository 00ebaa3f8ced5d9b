import type { ActionContext } from '#platform/context'
import { clockSteadyFor } from '#platform/lease'
import { serverLimits } from './limits.ts'

/**
 * Runs a permanent removal by age only once the clock has run steadily for a day (`serverLimits.clockSteady`): a clock
 * that jumped makes everything old. Returns null when the removal has to wait.
 */
export async function byASteadyClock<T>(
  ctx: ActionContext,
  run: () => Promise<T>,
): Promise<T | null> {
  return (await ctx.write(clockSteadyFor)) >= serverLimits.clockSteady ? run() : null
}
