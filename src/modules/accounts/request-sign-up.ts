import type { ActionContext } from '#platform/context'
import type { Letter } from '#platform/mail'
import { findAccountByEmail } from './accounts.store.ts'
import type { WriteLetter } from './confirm-email.ts'
import { inviteAddress, inviteOneself } from './invite.ts'
import { accountRates } from './limits.ts'
import type { Accounts } from './open-accounts.ts'
import { mayMail } from './request-password-reset.ts'

export interface SignUpRequest {
  email: string
  /** The caller's IP address. */
  address: string
  /** Write the mails, in the caller's language: one with the link for a new account, one for an existing account. */
  letters: { signUp: WriteLetter; taken: WriteLetter }
}

/**
 * Mails a link to create a student's account or, if the email has one, a mail that says so. Returns before it has
 * looked, so nothing shows which. Refuses only with `request.too_many`.
 */
export async function requestSignUp(
  ctx: ActionContext,
  { afterwards }: Accounts,
  { email, address, letters }: SignUpRequest,
): Promise<void> {
  await ctx.limits.takeByAddress(accountRates.signUp, address)
  afterwards.run(async () => {
    const mail = await mailTo(ctx, email.toLowerCase(), letters)
    if (mail) await ctx.mail?.post(mail.to, mail.letter)
  })
}

/**
 * Prepares the mail, committed before it is sent. After too many mails to one mailbox it sends none, and nobody is
 * told.
 */
async function mailTo(
  ctx: ActionContext,
  email: string,
  letters: SignUpRequest['letters'],
): Promise<{ to: string; letter: Letter } | null> {
  const account = await ctx.read(({ tx }) => findAccountByEmail(tx, email))
  if (!(await mayMail(ctx, account?.id ?? email))) return null
  const { url } = ctx.config
  if (account) return { to: account.email, letter: letters.taken(`${url}/login`) }
  const token = await ctx.write((write) => inviteOneself(write, email))
  return { to: email, letter: letters.signUp(inviteAddress(url, token)) }
}
