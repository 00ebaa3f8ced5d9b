import { hashPassword } from 'better-auth/crypto'
import { appendAudit } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { refuseUnless } from '#platform/errors'
import { removeLinks } from './account-links.store.ts'
import { findAccountByEmail, putPassword } from './accounts.store.ts'
import { removeSecondFactor } from './second-factors.store.ts'
import { removeSessionsOf } from './sessions.store.ts'

/**
 * Sets a new password, turns the second factor off and ends all sessions of the account, for
 * somebody who is locked out (`candor admin reset`). Refuses with `account.not_found`.
 */
export async function resetPassword(
  ctx: ActionContext,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await ctx.write(async (write) => {
    const account = await findAccountByEmail(write.tx, email.toLowerCase())
    refuseUnless(account, 'account.not_found')
    await putPassword(write.tx, {
      id: write.ids.uuid(),
      accountId: account.id,
      passwordHash,
      now: write.clock.now(),
    })
    await removeSecondFactor(write.tx, account.id)
    await removeLinks(write.tx, account.id, 'reset')
    await removeSessionsOf(write.tx, account.id)
    await appendAudit(write, 'account.password_reset', `account:${account.id}`)
  })
}
