import { appendAudit } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { findAccountByEmail } from './accounts.store.ts'
import { hashNewPassword } from './passwords/hash-new.ts'
import { refuseUnless } from './refusals.ts'
import { replacePassword } from './replace-password.ts'
import { removeSecondFactor } from './second-factors.store.ts'
import { removeSessionsOf } from './sessions.store.ts'

interface NewPasswordByEmail {
  email: string
  password: string
  organisation: readonly string[]
}

/**
 * Sets a new password, turns the second factor off and ends all sessions of the account, for a person who is locked out
 * (`candor admin reset`). Refuses with `account.not_found` and `account.password_weak`.
 */
export async function resetPassword(
  ctx: ActionContext,
  { email, password, organisation }: NewPasswordByEmail,
): Promise<void> {
  const known = await ctx.read(({ tx }) => findAccountByEmail(tx, email.toLowerCase()))
  refuseUnless(known, 'account.not_found')
  const passwordHash = await hashNewPassword(ctx, password, { ...known, organisation })
  await ctx.write(async (write) => {
    const account = await findAccountByEmail(write.tx, email.toLowerCase())
    refuseUnless(account, 'account.not_found')
    await replacePassword(write, { accountId: account.id, passwordHash })
    await removeSecondFactor(write.tx, account.id)
    await removeSessionsOf(write.tx, account.id)
    await appendAudit(write, 'account.password_reset', `account:${account.id}`)
  })
}
