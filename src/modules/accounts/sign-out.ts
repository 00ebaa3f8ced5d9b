import { appendAudit } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import type { Accounts } from './open-accounts.ts'
import { onlyCookie, sessionCookieName } from './session-cookie.ts'
import { removeSession } from './sessions.store.ts'

/** Ends the session of these headers, if there is one, and returns headers that delete the cookie. */
export async function signOut(
  ctx: ActionContext,
  accounts: Accounts,
  headers: Headers,
): Promise<Headers> {
  const actor = await accounts.authenticate(headers)
  if (actor.kind === 'account')
    await ctx.write(async (write) => {
      const ended = await removeSession(write.tx, actor.sessionId)
      if (ended) await appendAudit({ ...write, actor }, 'account.signed_out', `account:${actor.id}`)
    })
  // Removes the rest of a session that had expired, and the cookie.
  const { headers: answer } = await accounts.auth.api.signOut({ headers, returnHeaders: true })
  return onlyCookie(answer, sessionCookieName(ctx.config.url))
}
