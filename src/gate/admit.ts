import { refuseUnlessRecent } from '#modules/accounts'
import { accountLimits } from '#modules/accounts/limits'
import { type ActionContext, afterRecentSignIn } from '#platform/context'
import type { Rate, Try } from '#platform/limits'

/** What is asked of a caller once it is known what is wanted. */
export interface Admission {
  /**
   * Whether a person must have given the password within the last 5 minutes: always, or
   * for this input. `at work`: within 15.
   */
  recentSignIn?: boolean | 'at work' | ((input: never) => boolean) | undefined
  /** The tries of an address that a call counts among. */
  limit?: Rate | undefined
  /** Whether the call counts its try itself, in its own transaction. */
  countsTry?: boolean | undefined
}

/**
 * The checks that need the parsed input, before anything is done: refuses with
 * `session.confirm_required` and with `request.too_many`. Answers the context that it is done in, and the
 * try that the call has to count.
 */
export async function admit(
  ctx: ActionContext,
  { recentSignIn, limit, countsTry }: Admission,
  { input, address }: { input: unknown; address: string },
): Promise<{ ctx: ActionContext; attempt: Try | null }> {
  const asked = typeof recentSignIn === 'function' ? recentSignIn(input as never) : recentSignIn
  const within = asked === 'at work' ? accountLimits.recentWork : accountLimits.recentSignIn
  if (asked) await ctx.read((read) => refuseUnlessRecent(read, within))
  const attempt = limit && countsTry ? await ctx.limits.tryByAddress(limit, address) : null
  if (limit && !countsTry) await ctx.limits.takeByAddress(limit, address)
  return { ctx: asked ? afterRecentSignIn(ctx) : ctx, attempt }
}
