import { verifyPassword } from 'better-auth/crypto'
import { appendAudit } from '#modules/audit'
import { type ActionContext, actorId, type WriteContext } from '#platform/context'
import { Refusal, refuseUnless } from '#platform/errors'
import { networkOf } from '#platform/limits'
import { findAccount, findPasswordHash } from './accounts.store.ts'
import type { BetterAuth } from './better-auth.ts'
import type { SignInMethod } from './open-session.ts'
import { provePasskey } from './passkeys.ts'
import { whoActs } from './second-factor.ts'
import { confirmSession } from './sessions.store.ts'

export interface Confirmation {
  headers: Headers
  /** The caller's IP address. */
  address: string
  password?: string | undefined
  /** What the browser answered with a passkey. */
  passkey?: Record<string, unknown> | undefined
}

/** See `Accounts.confirm`. */
export async function confirm(
  ctx: ActionContext,
  auth: BetterAuth,
  { headers, address, password, passkey }: Confirmation,
): Promise<void> {
  const accountId = whoActs(ctx)
  const method = passkey ? 'passkey' : 'password'
  const isRight = passkey
    ? await isOwnPasskey(ctx, auth, { headers, response: passkey, accountId, address })
    : await isOwnPassword(ctx, { accountId, password: password ?? '', address })
  if (isRight) return ctx.write((write) => noteConfirmed(write, method))
  await ctx.writeGrouped((write) =>
    appendAudit(write, 'account.confirm_failed', `account:${accountId}`, { method }),
  )
  if (passkey) throw new Refusal('session.passkey_refused')
  throw new Refusal('account.wrong_password', {
    fields: [{ path: 'password', message: 'This is not your password. Check it and try again.' }],
  })
}

/** Notes the proof in the session and in the log. Refuses with `session.required` when it ended. */
export async function noteConfirmed(ctx: WriteContext, method: SignInMethod): Promise<void> {
  const { actor, tx, clock } = ctx
  const isThere =
    actor.kind === 'account' && (await confirmSession(tx, actor.sessionId, clock.now()))
  refuseUnless(isThere, 'session.required')
  await appendAudit(ctx, 'account.confirmed', `account:${actorId(actor)}`, { method })
}

/** Counted together with signing in: a borrowed session must not be a second place to guess. */
async function isOwnPassword(
  ctx: ActionContext,
  { accountId, password, address }: { accountId: string; password: string; address: string },
): Promise<boolean> {
  const [hash, account] = await ctx.read(async ({ tx }) => [
    await findPasswordHash(tx, accountId),
    await findAccount(tx, accountId),
  ])
  refuseUnless(account, 'session.required')
  const { email } = account
  const accountAndAddress = `${email} ${networkOf(address)}`
  await ctx.limits.take('signInByAccountAndAddress', accountAndAddress)
  await ctx.limits.take('signInByAccount', email)
  if (hash === null || !(await verifyPassword({ hash, password }))) return false
  await ctx.limits.forget('signInByAccountAndAddress', accountAndAddress)
  await ctx.limits.forget('signInByAccount', email)
  return true
}

async function isOwnPasskey(
  ctx: ActionContext,
  auth: BetterAuth,
  input: {
    headers: Headers
    response: Record<string, unknown>
    accountId: string
    address: string
  },
): Promise<boolean> {
  await ctx.limits.takeByAddress('passkey', input.address)
  const { headers, response, accountId } = input
  return (await provePasskey(ctx, auth, { headers, response })) === accountId
}
