import { refuseUnlessRecent } from '#modules/accounts'
import type { ActionContext } from '#platform/context'
import type { AnyEndpoint } from './endpoint.ts'

/** Refuses with `session.confirm_required` where the endpoint wants a recent sign-in and it is not. */
export async function askAgain(
  ctx: ActionContext,
  { recentSignIn }: AnyEndpoint,
  input: unknown,
): Promise<void> {
  const isAsked =
    typeof recentSignIn === 'function' ? recentSignIn(input as never) : recentSignIn === true
  if (isAsked) await ctx.read((read) => refuseUnlessRecent(read))
}
