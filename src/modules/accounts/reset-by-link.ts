import { appendAudit } from '#modules/audit'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { accountOfLink } from './account-links.ts'
import { changeAccount, findAccount } from './accounts.store.ts'
import { accountRates } from './limits.ts'
import { removePasskeysOf } from './passkeys.store.ts'
import { hashNewPassword } from './passwords/hash-new.ts'
import { removeProviders } from './providers.store.ts'
import { refuseUnless } from './refusals.ts'
import { replacePassword } from './replace-password.ts'
import type { Account } from './schema.ts'
import { removeSecondFactor } from './second-factors.store.ts'
import { removeSessionsOf } from './sessions.store.ts'

/** Tells whether a reset link still works; for showing its form. */
export async function resetLinkWorks(
  ctx: ActionContext,
  { token }: { token: string },
): Promise<boolean> {
  return (await ctx.read((read) => accountBehind(read, token))) !== null
}

interface ResetByLink {
  token: string
  password: string
  address: string
  organisation: readonly string[]
}

/**
 * Chooses a new password with a link, uses the link up and ends all sessions of the account.
 * Refuses with `account.link_ended`, `account.password_weak`, and `request.too_many` after too many tries.
 */
export async function resetByLink(
  ctx: ActionContext,
  { token, password, address, organisation }: ResetByLink,
): Promise<void> {
  await ctx.limits.takeByAddress(accountRates.passwordReset, address)
  // Before the expensive hash: a made-up token must not be a way to keep the server busy.
  const known = await ctx.read((read) => accountBehind(read, token))
  refuseUnless(known, 'account.link_ended')
  const passwordHash = await hashNewPassword(ctx, password, { ...known, organisation })
  await ctx.write(async (write) => {
    const account = await accountBehind(write, token)
    refuseUnless(account && account.disabledAt === null, 'account.link_ended')
    const { id } = account
    await replacePassword(write, { accountId: id, passwordHash })
    await removeSessionsOf(write.tx, id)
    if (!account.emailConfirmed) await takeOver(write, id)
    await appendAudit(write, 'account.password_reset', `account:${id}`, { by: 'link' })
  })
}

async function accountBehind(ctx: ReadContext, token: string): Promise<Account | null> {
  const accountId = await accountOfLink(ctx, { token, purpose: 'reset' })
  return accountId === null ? null : ((await findAccount(ctx.tx, accountId)) ?? null)
}

/**
 * Takes the account over for the holder of the mailbox: a person who opens the link has the mailbox, or an admin's
 * word, while the account may have been made by somebody else with that email. Everything with which that person could
 * come back is removed.
 */
async function takeOver({ tx, clock }: WriteContext, id: string): Promise<void> {
  await changeAccount(tx, id, { emailVerified: 1, updatedAt: clock.now() })
  await removePasskeysOf(tx, id)
  await removeSecondFactor(tx, id)
  await removeProviders(tx, id)
}
