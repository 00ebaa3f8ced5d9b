import { appendAudit } from '#modules/audit'
import type { ActionContext, Actor } from '#platform/context'
import type { BetterAuth } from './better-auth.ts'
import { onlyCookie, sessionCookieName } from './session-cookie.ts'
import { removeSession } from './sessions.store.ts'

/** See `Accounts.signOut`; `actor` is the one behind the headers. */
export async function signOut(
  ctx: ActionContext,
  auth: BetterAuth,
  { actor, headers }: { actor: Actor; headers: Headers },
): Promise<Headers> {
  if (actor.kind === 'account')
    await ctx.write(async (write) => {
      const ended = await removeSession(write.tx, actor.sessionId)
      if (ended) await appendAudit({ ...write, actor }, 'account.signed_out', `account:${actor.id}`)
    })
  // Removes what is left of a session that had run out, and the cookie.
  const { headers: answer } = await auth.api.signOut({ headers, returnHeaders: true })
  return onlyCookie(answer, sessionCookieName(ctx.config.url))
}
