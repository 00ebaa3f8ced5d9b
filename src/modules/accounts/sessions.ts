import { serializeSignedCookie } from 'better-call'
import { appendAudit } from '#modules/audit'
import { later } from '#platform/clock'
import type { ActionContext, Actor, ReadContext, Role, WriteContext } from '#platform/context'
import { makeLink } from './account-links.ts'
import { changeAccount, findAccount } from './accounts.store.ts'
import {
  findSessionByToken,
  readSessionsOf,
  removeOtherSessions,
  removeSession,
} from './authenticate.store.ts'
import { refuseKeyWithout, type SessionLengths } from './authenticate.ts'
import { findPasswordHash, hasSecondFactor } from './credentials.store.ts'
import { bringsSession, deviceCookie, knownDevice, sessionCookieName } from './devices.ts'
import { tellHolder } from './holder-messages.store.ts'
import type { Accounts } from './opening.ts'
import { refuseUnless } from './refusals.ts'
import type { AccountSession } from './schema.ts'
import { whoActs } from './second-factor.ts'

/** How somebody proved who they are, as in the audit event. */
export type SignInMethod = 'password' | 'provider' | 'passkey'

/** An open session: the headers (`Set-Cookie`) that carry it, and its role. */
export interface SignedIn {
  kind: 'signed_in'
  headers: Headers
  role: Role
}

/** The state of a sign-in: done, or waiting for the code of the second factor. */
export type SignInStep = SignedIn | { kind: 'second_factor'; token: string }

interface Admission {
  /** The token of a session that better-auth has stored; nobody has it until it is admitted. */
  token: string
  /** The `Set-Cookie` that gives it to a browser. */
  sessionCookie: string
  /** Headers of the request, where a browser signs in. */
  headers: Headers | undefined
  method: SignInMethod
  /** The hash that the password was compared with: if it has been replaced since, the session does not open. */
  passwordHash?: string | null
  /** Whether the second factor is required where there is one. */
  asksSecondFactor: boolean
}

/**
 * Admits a stored session and notes the sign-in. Returns null when the account has just been disabled, deleted or given
 * another password. When a second factor is still required, the session is removed and a token for that step is
 * returned. The headers carry the session, and the cookie that remembers the browser.
 */
export async function admit(
  ctx: ActionContext,
  accounts: Accounts,
  admission: Admission,
): Promise<SignInStep | null> {
  const step = await ctx.write((write) => admitOnce(write, ctx.config.url, admission))
  // Only when the new session exists: a second factor that is still required ends nothing.
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
  const browser = { secrets: write.secrets, headers: admission.headers, url }
  const isNewDevice = knownDevice(browser, { id, passwordHash }) === null
  // Whoever signs in for the first time has just made the account.
  if (isNewDevice && account.lastSignInAt !== null) await tellHolder(write, id, 'new-device')
  await noteSignIn({ ...write, actor }, id, admission.method)
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

/**
 * Lists the sessions of an account that are still valid, the last used first; `lengths` is how long the organisation
 * lets them last. Refuses with `account.not_found`.
 */
export async function listSessionsOf(
  ctx: ReadContext,
  { accountId, lengths }: { accountId: string; lengths: SessionLengths },
): Promise<AccountSession[]> {
  refuseUnless(await findAccount(ctx.tx, accountId), 'account.not_found')
  const now = ctx.clock.now()
  const usedSince = later(now, -lengths.idle)
  const begunSince = later(now, -lengths.longest)
  const own = ownSession(ctx)
  return (await readSessionsOf(ctx.tx, accountId))
    .filter(({ createdAt, updatedAt }) => createdAt > begunSince && updatedAt > usedSince)
    .map(({ id, device, createdAt, updatedAt }) => ({
      id,
      device,
      beganAt: createdAt,
      lastUsedAt: updatedAt,
      isThis: id === own,
    }))
}

/** Lists the actor's own sessions that are still valid. Refuses with `session.required`. */
export async function listOwnSessions(
  ctx: ReadContext,
  { lengths }: { lengths: SessionLengths },
): Promise<AccountSession[]> {
  return listSessionsOf(ctx, { accountId: whoActs(ctx), lengths })
}

/**
 * Ends one session of an account, or all of them; the session of this request stays. Refuses with `account.not_found`,
 * but not for a session that is already over, and with `api_key.scope_missing` for a key of another scope.
 */
export async function endSessionsOf(
  ctx: WriteContext,
  { accountId, sessionId }: { accountId: string; sessionId?: string },
): Promise<void> {
  refuseKeyWithout(ctx, 'accounts')
  refuseUnless(await findAccount(ctx.tx, accountId), 'account.not_found')
  const kept = ownSession(ctx)
  const sessions = (await readSessionsOf(ctx.tx, accountId)).filter(
    ({ id }) => id !== kept && (sessionId === undefined || id === sessionId),
  )
  if (sessions.length === 0) return
  if (sessionId === undefined) await removeOtherSessions(ctx.tx, { accountId, kept })
  else await removeSession(ctx.tx, sessionId)
  const details = { sessions: sessions.length }
  await appendAudit(ctx, 'account.session_ended', `account:${accountId}`, details)
}

/** Ends every session of the actor but this one. Refuses with `session.required`. */
export async function endOtherSessions(ctx: WriteContext): Promise<void> {
  await endSessionsOf(ctx, { accountId: whoActs(ctx) })
}

function ownSession({ actor }: ReadContext): string {
  return actor.kind === 'account' ? actor.sessionId : ''
}

/**
 * Ends the session that a browser still had when it signed in again, whoever's it was: its cookie is overwritten, so
 * only a thief could still have it. Does nothing without one.
 */
async function endReplaced(
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
