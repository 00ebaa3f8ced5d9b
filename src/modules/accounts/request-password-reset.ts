import { appendAudit } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import type { Letter } from '#platform/mail'
import { makeLink } from './account-links.ts'
import { findAccountByEmail } from './accounts.store.ts'
import { accountRates } from './limits.ts'
import type { Accounts } from './open-accounts.ts'

export interface ResetRequest {
  email: string
  /** The caller's IP address. */
  address: string
  /** Writes the mail around the link, in the caller's language. */
  letter: (link: string) => Letter
}

/**
 * Mails a link to choose a new password, if mail is configured and an enabled account has this email. Returns before it
 * has looked, so nothing shows whether there is such an account. Refuses only with `request.too_many`.
 */
export async function requestPasswordReset(
  ctx: ActionContext,
  { afterwards }: Accounts,
  { email, address, letter }: ResetRequest,
): Promise<void> {
  await ctx.limits.takeByAddress(accountRates.passwordReset, address)
  afterwards.run(async () => {
    const link = await linkFor(ctx, email.toLowerCase())
    if (link) await ctx.mail?.post(link.to, letter(link.address))
  })
}

/**
 * Makes the link, committed before the mail is sent. After too many mails to one person it makes none, and nobody is
 * told.
 */
async function linkFor(ctx: ActionContext, email: string) {
  const account = await ctx.read(({ tx }) => findAccountByEmail(tx, email))
  if (!account || account.disabledAt !== null) return null
  if (!(await mayMail(ctx, account.id))) return null
  return ctx.write(async (write) => {
    const { token } = await makeLink(write, { accountId: account.id, purpose: 'reset' })
    await appendAudit(write, 'account.reset_requested', `account:${account.id}`)
    return { to: account.email, address: resetAddress(ctx.config.url, token) }
  })
}

/** Tells whether an account's mailbox may get another mail that a stranger can cause. */
export function mayMail(ctx: ActionContext, accountId: string): Promise<boolean> {
  return ctx.limits.mayTake(accountRates.mailToAccount, accountId)
}

/** Returns the address of the page for choosing a new password. */
export function resetAddress(url: string, token: string): string {
  return `${url}/reset/${token}`
}
