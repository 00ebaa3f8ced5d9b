import { appendAudit } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { removeLinks } from './account-links.store.ts'
import { accountOfLink } from './account-links.ts'
import { findPasswordHash } from './credentials.store.ts'
import { accountRates } from './limits.ts'
import type { Accounts } from './open-accounts.ts'
import { openSessionOf, type SignedIn } from './open-session.ts'
import { refusal, refuseUnless } from './refusals.ts'
import { proveCode } from './second-factor.ts'

/**
 * Finishes the second step, within 10 minutes: a code of the authenticator app or a backup code. Refuses with
 * `session.wrong_code`, `session.step_ended` and `request.too_many`.
 */
export async function finishSignIn(
  ctx: ActionContext,
  accounts: Accounts,
  { token, code, headers }: { token: string; code: string; headers?: Headers | undefined },
): Promise<SignedIn> {
  const step = { token, purpose: 'second-factor' } as const
  const accountId = await ctx.read((read) => accountOfLink(read, step))
  refuseUnless(accountId !== null, 'session.step_ended')
  await ctx.limits.take(accountRates.secondFactor, accountId)
  const proved = await proveCode(ctx, accountId, code)
  const passed = await ctx.write(async (write) => {
    // Checked again inside the transaction: of two simultaneous tries with one token only the first continues.
    refuseUnless((await accountOfLink(write, step)) === accountId, 'session.step_ended')
    if (await proved(write)) {
      await removeLinks(write.tx, accountId, 'second-factor')
      return { passwordHash: await findPasswordHash(write.tx, accountId) }
    }
    await appendAudit(write, 'account.sign_in_failed', `account:${accountId}`)
    return null
  })
  refuseUnless(passed, 'session.wrong_code')
  await ctx.limits.forget(accountRates.secondFactor, accountId)
  const proof = { method: 'password', asksSecondFactor: false, headers } as const
  const opened = await openSessionOf(ctx, accounts, { ...proof, ...passed, accountId })
  // Only when the account got another password, or an admin removed or disabled it, within these milliseconds.
  if (opened?.kind !== 'signed_in') throw refusal('session.step_ended')
  return opened
}
