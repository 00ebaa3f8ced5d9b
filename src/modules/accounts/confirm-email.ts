import { appendAudit } from '#modules/audit'
import { type ActionContext, actorId, type WriteContext } from '#platform/context'
import type { Letter } from '#platform/mail'
import { removeLinks } from './account-links.store.ts'
import { accountOfLink, makeLink } from './account-links.ts'
import { changeAccount, findAccount } from './accounts.store.ts'
import { refusal, refuseUnless } from './refusals.ts'
import { mayMail } from './resetting-passwords.ts'

/** Writes the mail around a link, in the reader's language. */
export type WriteLetter = (link: string) => Letter

/**
 * Sends the link that confirms an account's email, unless it is confirmed already or mail is off. Refuses with
 * `account.mail_not_sent`.
 */
export async function sendConfirmation(
  ctx: ActionContext,
  { accountId, letter }: { accountId: string; letter: WriteLetter },
): Promise<void> {
  if (ctx.mail === null || !(await mayMail(ctx, accountId))) return
  const made = await ctx.write(async (write) => {
    const account = await findAccount(write.tx, accountId)
    if (!account || account.emailConfirmed) return null
    const { token } = await makeLink(write, { accountId, purpose: 'confirm' })
    return { to: account.email, link: `${ctx.config.url}/confirm/${token}` }
  })
  if (made && !(await ctx.mail.post(made.to, letter(made.link))))
    throw refusal('account.mail_not_sent', { retryAfter: 60 })
}

/**
 * Confirms the email of the signed-in person. The link alone is not enough: somebody may have made an account with
 * another person's email, and wait for that person to confirm it. Refuses with `account.link_ended`.
 */
export async function confirmEmail(ctx: WriteContext, { token }: { token: string }): Promise<void> {
  const accountId = await accountOfLink(ctx, { token, purpose: 'confirm' })
  refuseUnless(accountId !== null && accountId === actorId(ctx.actor), 'account.link_ended')
  await changeAccount(ctx.tx, accountId, { emailVerified: 1, updatedAt: ctx.clock.now() })
  await removeLinks(ctx.tx, accountId, 'confirm')
  await appendAudit(ctx, 'account.email_confirmed', `account:${accountId}`)
}
