import { appendAudit } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import type { Accounts } from './open-accounts.ts'
import { bringsSession, sessionCookieName } from './session-cookie.ts'
import { removeSession } from './sessions.store.ts'

/**
 * Ends the session that a browser still had when it signed in again, whoever's it was: its cookie is overwritten, so
 * only a thief could still have it. Does nothing without one.
 */
export async function endReplaced(
  ctx: ActionContext,
  { auth }: Accounts,
  headers: Headers | undefined,
): Promise<void> {
  if (!headers || !bringsSession(headers, sessionCookieName(ctx.config.url))) return
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } })
  if (!found) return
  const { id, userId } = found.session
  await ctx.write(async (write) => {
    const ended = await removeSession(write.tx, id)
    const details = { by: 'signing_in_again' }
    if (ended) await appendAudit(write, 'account.session_ended', `account:${userId}`, details)
  })
}
