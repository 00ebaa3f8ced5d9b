import { serializeSignedCookie } from 'better-call'
import { appendAudit } from '#modules/audit'
import type { ActionContext, Actor, Role, WriteContext } from '#platform/context'
import { makeLink } from './account-links.ts'
import { changeAccount, findAccount } from './accounts.store.ts'
import { findPasswordHash } from './credentials.store.ts'
import { deviceCookie } from './device-cookie.ts'
import { endReplaced } from './end-replaced.ts'
import type { Accounts } from './open-accounts.ts'
import { hasSecondFactor } from './second-factors.store.ts'
import { findSessionByToken, removeSession } from './sessions.store.ts'

/** How somebody proved who they are; it stands in the audit event. */
export type SignInMethod = 'password' | 'provider' | 'passkey'

/** A session that is open, by the headers (`Set-Cookie`) that carry it, and whose role it has. */
export interface SignedIn {
  kind: 'signed_in'
  headers: Headers
  role: Role
}

/** Where a sign-in stands: done, or waiting for the code of the second factor. */
export type SignInStep = SignedIn | { kind: 'second_factor'; token: string }

interface Admission {
  /** The token of a session that better-auth has stored; nobody holds it until it is admitted. */
  token: string
  /** The `Set-Cookie` with which a browser holds it. */
  sessionCookie: string
  /** The request's, where a browser signs in. */
  headers: Headers | undefined
  method: SignInMethod
  /** The hash that the password was held against: replaced since, it opens nothing. */
  passwordHash?: string | null
  /** Whether the second factor is asked for where there is one. */
  asksSecondFactor: boolean
}

/**
 * Lets a stored session live and notes the sign-in, unless the account has been disabled or has
 * gone or got another password meanwhile (null), or a second factor is still owed: then the session goes and a token stands for the
 * step. The answer's headers carry the session, and the cookie by which the browser is known again.
 */
export async function admit(
  ctx: ActionContext,
  accounts: Accounts,
  admission: Admission,
): Promise<SignInStep | null> {
  const step = await ctx.write((write) => admitOnce(write, ctx.config.url, admission))
  // Only when the new session is there: a second factor that is still owed ends nothing.
  if (step?.kind === 'signed_in') await endReplaced(ctx, accounts, admission.headers)
  return step
}

async function admitOnce(
  write: WriteContext,
  url: string,
  admission: Admission,
): Promise<SignInStep | null> {
  const session = await findSessionByToken(write.tx, admission.token)
  const account = session && (await findAccount(write.tx, session.accountId))
  if (!account) return null
  const { id, role, name } = account
  const passwordHash = await findPasswordHash(write.tx, id)
  const { passwordHash: proved = passwordHash } = admission
  const isOver = account.disabledAt !== null || proved !== passwordHash
  const owes = admission.asksSecondFactor && (await hasSecondFactor(write.tx, id))
  if (isOver || owes) await removeSession(write.tx, session.id)
  if (isOver) return null
  if (owes) {
    const { token } = await makeLink(write, { accountId: id, purpose: 'second-factor' })
    return { kind: 'second_factor', token }
  }
  const actor: Actor = { kind: 'account', id, role, name, sessionId: session.id }
  await noteSignIn({ ...write, actor }, id, admission.method)
  const browser = { secrets: write.secrets, headers: admission.headers, url }
  const headers = new Headers({ 'set-cookie': admission.sessionCookie })
  headers.append('set-cookie', deviceCookie(browser, { id, passwordHash }))
  return { kind: 'signed_in', headers, role }
}

async function noteSignIn(ctx: WriteContext, id: string, method: SignInMethod): Promise<void> {
  const now = ctx.clock.now()
  await changeAccount(ctx.tx, id, { lastSignInAt: now, updatedAt: now })
  const details = method === 'password' ? {} : { method }
  await appendAudit(ctx, 'account.signed_in', `account:${id}`, details)
}

/** Opens a session for somebody who has proved who they are. */
export async function openSessionOf(
  ctx: ActionContext,
  accounts: Accounts,
  { accountId, ...admission }: Omit<Admission, 'token' | 'sessionCookie'> & { accountId: string },
): Promise<SignInStep | null> {
  const { internalAdapter, authCookies, secret } = await accounts.auth.$context
  const { token } = await internalAdapter.createSession(accountId)
  const { name, attributes } = authCookies.sessionToken
  const sessionCookie = await serializeSignedCookie(name, token, secret, attributes)
  return admit(ctx, accounts, { ...admission, token, sessionCookie })
}
