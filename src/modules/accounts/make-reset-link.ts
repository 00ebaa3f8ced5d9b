import { appendAudit } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { makeLink } from './account-links.ts'
import { accountOfAnother } from './account-rules.ts'
import { refuseUnless } from './refusals.ts'
import { resetAddress } from './request-password-reset.ts'

/**
 * Makes a link with which somebody chooses a new password, for an admin to hand over; shown only this once, it works
 * once and for 30 minutes. Refuses with `account.not_found`, `account.own`, `account.disabled`.
 */
export async function makeResetLink(
  ctx: ActionContext,
  { accountId }: { accountId: string },
): Promise<{ link: string; expiresAt: string }> {
  return ctx.write(async (write) => {
    const account = await accountOfAnother(write, accountId)
    refuseUnless(account.disabledAt === null, 'account.disabled')
    const { token, expiresAt } = await makeLink(write, { accountId, purpose: 'reset' })
    await appendAudit(write, 'account.reset_link_made', `account:${accountId}`)
    return { link: resetAddress(ctx.config.url, token), expiresAt }
  })
}
