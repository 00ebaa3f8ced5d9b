import { hashPassword } from 'better-auth/crypto'
import { appendAudit } from '#modules/audit'
import type { ActionContext, WriteContext } from '#platform/context'
import { refuseUnless } from '#platform/errors'
import { removeLinks } from './account-links.store.ts'
import { accountOfLink } from './account-links.ts'
import { changeAccount, findAccount, putPassword, removeProviders } from './accounts.store.ts'
import { removePasskeysOf } from './passkeys.store.ts'
import { removeSecondFactor } from './second-factors.store.ts'
import { removeSessionsOf } from './sessions.store.ts'

/** Whether a reset link still works; for showing its form. */
export async function resetLinkWorks(
  ctx: ActionContext,
  { token }: { token: string },
): Promise<boolean> {
  return (await ctx.read((read) => accountOfLink(read, { token, purpose: 'reset' }))) !== null
}

/**
 * Chooses a new password with a link, uses the link up and ends all sessions of the account.
 * Refuses with `account.link_ended`, and with `request.too_many` after the tries of SPEC §9.
 */
export async function resetByLink(
  ctx: ActionContext,
  { token, password, address }: { token: string; password: string; address: string },
): Promise<void> {
  await ctx.limits.takeByAddress('passwordReset', address)
  // Before the costly hash: a made-up token must not be a way to keep the server busy.
  refuseUnless(await resetLinkWorks(ctx, { token }), 'account.link_ended')
  const passwordHash = await hashPassword(password)
  await ctx.write(async (write) => {
    const accountId = await accountOfLink(write, { token, purpose: 'reset' })
    const account = accountId === null ? undefined : await findAccount(write.tx, accountId)
    refuseUnless(account && account.disabledAt === null, 'account.link_ended')
    const now = write.clock.now()
    const { id } = account
    await putPassword(write.tx, { id: write.ids.uuid(), accountId: id, passwordHash, now })
    await removeLinks(write.tx, id, 'reset')
    await removeLinks(write.tx, id, 'second-factor')
    await removeSessionsOf(write.tx, id)
    if (!account.emailConfirmed) await takeOver(write, id)
    await appendAudit(write, 'account.password_reset', `account:${id}`, { by: 'link' })
  })
}

/**
 * Whoever opened the link has the mailbox, or an admin's word; whoever made the account may be
 * somebody else who wrote that email. What that one left behind to come back with goes.
 */
async function takeOver({ tx, clock }: WriteContext, id: string): Promise<void> {
  await changeAccount(tx, id, { emailVerified: 1, updatedAt: clock.now() })
  await removePasskeysOf(tx, id)
  await removeSecondFactor(tx, id)
  await removeProviders(tx, id)
}
