import type { ActionContext } from '#platform/context'
import { isRecent } from './authenticate.ts'
import { findPasswordHash } from './credentials.store.ts'
import { accountRates } from './limits.ts'
import { refuseUnless } from './refusals.ts'
import { whoActs } from './second-factor.ts'

/**
 * Asks the signed-in person for the password again, before an action that would give a borrowed session permanent
 * access. A person without a password (with a provider) has to have signed in within the last 5 minutes instead:
 * `session.not_recent`. Refuses with `account.wrong_password`, and with `request.too_many` after ten tries in 15
 * minutes.
 */
export async function confirmPassword(
  ctx: ActionContext,
  { password }: { password: string },
): Promise<void> {
  const accountId = whoActs(ctx)
  const hash = await ctx.read(({ tx }) => findPasswordHash(tx, accountId))
  if (hash === null) return refuseUnless(await ctx.read(isRecent), 'session.not_recent')
  await ctx.limits.take(accountRates.confirmPassword, accountId)
  refuseUnless(await ctx.passwords.isHashOf({ hash, password }), 'account.wrong_password', {
    fields: [{ path: 'password', message: 'This is not your password. Check it and try again.' }],
  })
  await ctx.limits.forget(accountRates.confirmPassword, accountId)
}
