import { appendAudit } from '#modules/audit'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { changeAccount, findAccount } from './accounts.store.ts'
import { confirmPassword } from './confirm-password.ts'
import { findPasswordHash } from './credentials.store.ts'
import { hashNewPassword } from './passwords/hash-new.ts'
import { refuseUnless } from './refusals.ts'
import { replacePassword } from './replace-password.ts'
import type { Account } from './schema.ts'
import { whoActs } from './second-factor.ts'
import { readSessionsOf, removeOtherSessions, removeSession } from './sessions.store.ts'

/** Returns everything about the actor's own account except secrets and sessions. Refuses with `session.required`. */
export async function ownAccount(
  ctx: ReadContext,
): Promise<{ account: Account; hasPassword: boolean }> {
  const accountId = whoActs(ctx)
  const account = await findAccount(ctx.tx, accountId)
  refuseUnless(account, 'session.required')
  const hasPassword = (await findPasswordHash(ctx.tx, accountId)) !== null
  return { account, hasPassword }
}

/** Changes the actor's own name; the email stays, since people sign in with it. */
export async function changeOwnName(ctx: WriteContext, { name }: { name: string }): Promise<void> {
  await changeAccount(ctx.tx, whoActs(ctx), { name, updatedAt: ctx.clock.now() })
}

interface OwnPassword {
  current: string
  password: string
  organisation: readonly string[]
}

/**
 * Changes the actor's own password and ends every other session, and each earlier link or sign-in step. Refuses with
 * `account.wrong_password` when `current` is wrong, and with `account.password_weak`; a person without a password sets
 * the first one.
 */
export async function changeOwnPassword(
  ctx: ActionContext,
  { current, password, organisation }: OwnPassword,
): Promise<void> {
  await confirmPassword(ctx, { password: current })
  const { account } = await ctx.read(ownAccount)
  const accountId = account.id
  const passwordHash = await hashNewPassword(ctx, password, { ...account, organisation })
  await ctx.write(async (write) => {
    const { tx, actor } = write
    await replacePassword(write, { accountId, passwordHash })
    const kept = actor.kind === 'account' ? actor.sessionId : ''
    await removeOtherSessions(tx, { accountId, kept })
    await appendAudit(write, 'account.password_changed', `account:${accountId}`)
  })
}

/** Ends one of the actor's own sessions; does nothing when it is somebody else's or already over. */
export async function endOwnSession(
  ctx: WriteContext,
  { sessionId }: { sessionId: string },
): Promise<void> {
  const accountId = whoActs(ctx)
  const sessions = await readSessionsOf(ctx.tx, accountId)
  if (!sessions.some(({ id }) => id === sessionId)) return
  await removeSession(ctx.tx, sessionId)
  await appendAudit(ctx, 'account.session_ended', `account:${accountId}`)
}
