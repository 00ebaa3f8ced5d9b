import { type AskingAgain, refuseUnlessRecent } from '#modules/accounts'
import { type ActionContext, afterRecentSignIn } from '#platform/context'
import type { Rate, Try } from '#platform/limits'
import { type Soon, soon } from '#platform/soon'

/** What is asked of a caller once it is known what is wanted. */
export interface Admission {
  /** Asks a person for the password again, and a key for its scope: always, or `when` the input is like this. */
  recentSignIn?: (AskingAgain & { when?: (input: never) => boolean }) | undefined
  /** The tries of an address that a call counts among. */
  limit?: Rate | undefined
  /** Whether the call counts its try itself, in its own transaction. */
  countsTry?: boolean | undefined
}

/**
 * The checks that need the parsed input, before anything is done: refuses with
 * `session.confirm_required`, `api_key.scope_missing` and `request.too_many`. Answers the context that it is done in, and the
 * try that the call has to count.
 */
export function admit(
  ctx: ActionContext,
  { recentSignIn, limit, countsTry }: Admission,
  { input, address }: { input: unknown; address: string },
): Soon<{ ctx: ActionContext; attempt: Try | null }> {
  const asked = recentSignIn?.when?.(input as never) === false ? undefined : recentSignIn
  const proven = asked && ctx.read((read) => refuseUnlessRecent(read, asked))
  return soon(proven, () => {
    const admitted = asked ? afterRecentSignIn(ctx) : ctx
    if (!limit) return { ctx: admitted, attempt: null }
    if (countsTry) return { ctx: admitted, attempt: ctx.limits.tryByAddress(limit, address) }
    const taken = ctx.limits.takeByAddress(limit, address)
    return soon(taken, () => ({ ctx: admitted, attempt: null }))
  })
}
