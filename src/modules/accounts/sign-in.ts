import { APIError } from 'better-auth/api'
import { appendAudit } from '#modules/audit'
import type { ActionContext, Actor, WriteContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { networkOf } from '#platform/limits'
import { changeAccount, findAccount, findAccountByEmail } from './accounts.store.ts'
import type { BetterAuth } from './better-auth.ts'
import { onlySessionCookie, sessionCookieName } from './session-cookie.ts'
import { findSessionByToken, removeSession } from './sessions.store.ts'

export interface SignInInput {
  email: string
  password: string
  /** The caller's IP address. */
  address: string
}

/**
 * See `Accounts.signIn`. A try is counted before the password is looked at, and forgotten when it
 * was right: counted afterwards, many tries at once would all slip through.
 */
export async function signIn(
  ctx: ActionContext,
  auth: BetterAuth,
  { email, password, address }: SignInInput,
): Promise<Headers> {
  const account = email.toLowerCase()
  const accountAndAddress = `${account} ${networkOf(address)}`
  await ctx.limits.take('signInByAccountAndAddress', accountAndAddress)
  await ctx.limits.take('signInByAccount', account)
  const opened = await openSession(ctx, auth, { email: account, password })
  if (!opened) {
    await noteFailure(ctx, account)
    throw new Refusal('session.wrong_credentials')
  }
  await ctx.limits.forget('signInByAccountAndAddress', accountAndAddress)
  await ctx.limits.forget('signInByAccount', account)
  return opened
}

/** Opens a session for the right password of an enabled account; else null. */
export async function openSession(
  ctx: ActionContext,
  auth: BetterAuth,
  credentials: { email: string; password: string },
): Promise<Headers | null> {
  const checked = await checkPassword(auth, credentials)
  if (!checked) return null
  // better-auth has stored the session by itself, but nobody holds its token until this commits.
  const admitted = await ctx.write((write) => admit(write, checked.token))
  return admitted ? onlySessionCookie(checked.headers, sessionCookieName(ctx.config.url)) : null
}

/** better-auth hashes for an unknown email too, so that both answers take the same time. */
async function checkPassword(auth: BetterAuth, body: { email: string; password: string }) {
  try {
    const { headers, response } = await auth.api.signInEmail({ body, returnHeaders: true })
    return { headers, token: response.token }
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return null
    throw error
  }
}

/** Notes the sign-in, unless the account has been disabled or has gone meanwhile. */
async function admit(ctx: WriteContext, token: string): Promise<boolean> {
  const session = await findSessionByToken(ctx.tx, token)
  const account = session && (await findAccount(ctx.tx, session.accountId))
  if (!account) return false
  if (account.disabledAt !== null) {
    await removeSession(ctx.tx, session.id)
    return false
  }
  const { id, role, name } = account
  const now = ctx.clock.now()
  await changeAccount(ctx.tx, id, { lastSignInAt: now, updatedAt: now })
  const actor: Actor = { kind: 'account', id, role, name, sessionId: session.id }
  await appendAudit({ ...ctx, actor }, 'account.signed_in', `account:${id}`)
  return true
}

/** Also for an email that nobody has, again for the sake of equal time. */
async function noteFailure(ctx: ActionContext, email: string): Promise<void> {
  await ctx.writeGrouped(async (write) => {
    const account = await findAccountByEmail(write.tx, email)
    const subject = account ? `account:${account.id}` : null
    await appendAudit(write, 'account.sign_in_failed', subject)
  })
}
