import { APIError } from 'better-auth/api'
import { isAhead, later, millisecondsBetween, minute } from '#platform/clock'
import type { Actor, ReadContext, Role, Runtime } from '#platform/context'
import type { Reader } from '#platform/database'
import { apiKeyIn, hasMaker } from './api-keys.ts'
import {
  findApiKeyByHash,
  findSessionProof,
  removeSession,
  touchApiKey,
  touchSession,
} from './authenticate.store.ts'
import type { BetterAuth } from './better-auth.ts'
import { findPasswordHash, readPasskeys } from './credentials.store.ts'
import { bringsSession, deviceOf, sessionCookieName } from './devices.ts'
import { accountLimits, type KeyScope, mayRole, type Permission } from './forms.schema.ts'
import { refusal, refuseUnless } from './refusals.ts'
import type { ConfirmWays } from './schema.ts'
import { whoActs } from './second-factor.ts'

/** How long a session lasts, in milliseconds: unused, and at most. */
export interface SessionLengths {
  idle: number
  longest: number
}

const anonymous: Actor = { kind: 'anonymous' }

/** Reads what the organisation has set; never more than the limits. */
export type ReadLengths = (tx: Reader) => Promise<SessionLengths>

/** "Last used" is written at most this often (milliseconds): reading must not cost a commit. */
const useNotedEvery = minute

/**
 * Returns the actor of a request by its headers: an API key (`Authorization: Bearer candor_…`), else the session
 * cookie, else anonymous. Reads role and disabling again each time; a session ends after 30 minutes unused and after 12
 * hours in any case. Refuses with `session.required` for a key that is unknown, expired or revoked. Without a key or a
 * session cookie it does not query the database. Never call it inside a transaction: it may write when something was
 * last used.
 */
export async function authenticate(
  runtime: Runtime,
  auth: BetterAuth,
  headers: Headers,
  lengths: ReadLengths,
): Promise<Actor> {
  const key = apiKeyIn(headers)
  if (key !== null) return actorOfKey(runtime, key)
  if (!bringsSession(headers, sessionCookieName(runtime.config.url))) return anonymous
  return actorOfSession(runtime, auth, headers, lengths)
}

async function actorOfKey({ database, clock, secrets }: Runtime, key: string): Promise<Actor> {
  const keyHashes = secrets.candidates('token', key)
  const found = await findApiKeyByHash(database.reader, keyHashes)
  const now = clock.now()
  const isOpen = found && found.revokedAt === null && found.expiresAt > now
  refuseUnless(isOpen && hasMaker(found, found.role), 'session.required', {
    message: 'This API key is unknown, expired or revoked. Use another one.',
  })
  const [keyHash] = keyHashes
  const isNoted = found.lastUsedAt && millisecondsBetween(found.lastUsedAt, now) < useNotedEvery
  if (!isNoted || found.keyHash !== keyHash)
    await database.writeGrouped((tx) =>
      touchApiKey(tx, found.id, { lastUsedAt: now, keyHash, madeUnder: secrets.name }),
    )
  const { id, role, name, scope } = found
  return { kind: 'api_key', id, role, name, scope, madeBy: found.createdBy }
}

async function actorOfSession(
  { database, clock }: Runtime,
  auth: BetterAuth,
  headers: Headers,
  lengths: ReadLengths,
): Promise<Actor> {
  const found = await sessionOf(auth, headers)
  if (!found || found.user.disabledAt) return anonymous
  const { session, user } = found
  const now = clock.now()
  const used = session.updatedAt.toISOString()
  const idle = millisecondsBetween(used, now)
  const age = millisecondsBetween(session.createdAt.toISOString(), now)
  const most = await lengths(database.reader)
  // Removed immediately, so that setting the clock back does not revive it.
  if (idle >= most.idle || age >= most.longest || isAhead(used, now)) {
    await database.writeGrouped((tx) => removeSession(tx, session.id))
    return anonymous
  }
  if (idle >= useNotedEvery || !session.device) {
    const device = deviceOf(headers.get('user-agent'))
    await database.writeGrouped((tx) => touchSession(tx, { id: session.id, device, now }))
  }
  // The table allows no other role.
  const role = user.role as Role
  return { kind: 'account', id: user.id, role, name: user.name, sessionId: session.id }
}

/** Reads a session. better-auth hides why this fails; only the database can fail there. */
async function sessionOf(auth: BetterAuth, headers: Headers) {
  try {
    return await auth.api.getSession({ headers, query: { disableRefresh: true } })
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode < 500) throw error
    throw refusal('service.database_unavailable', { retryAfter: 2 })
  }
}

/**
 * Refuses unless the actor has the permission: `session.required` when nobody is signed in, `session.forbidden`
 * otherwise. The command line and the server's timers may do everything.
 */
export function refuseUnlessMay(actor: Actor, permission: Permission): void {
  if (actor.kind === 'system') return
  const role = actor.kind === 'anonymous' ? null : actor.role
  if (mayRole(role, permission)) return
  throw refusal(role === null ? 'session.required' : 'session.forbidden')
}

/** What asks a person for the password again. */
export interface AskingAgain {
  /** The scope with which an API key does it instead; null: no key does. */
  scope: KeyScope | null
  /** Whether a password of the last 15 minutes is enough instead of 5: for frequent work of staff. */
  atWork?: boolean
}

/**
 * Refuses with `session.confirm_required` when the actor gave the password (or another proof) more than 5 minutes ago, or
 * 15 `atWork`; an API key with `api_key.scope_missing`, unless somebody made it for `scope`, which required the password
 * (docs/decisions/0010-asking-for-the-password-again.md).
 */
export async function refuseUnlessRecent(
  ctx: ReadContext,
  { scope, atWork = false }: AskingAgain,
): Promise<void> {
  if (ctx.actor.kind === 'api_key')
    return refuseUnless(scope !== null && ctx.actor.scope === scope, 'api_key.scope_missing')
  if (ctx.actor.kind !== 'account') return
  const within = atWork ? accountLimits.recentWork : accountLimits.recentSignIn
  const until = await recentUntil(ctx, ctx.actor.sessionId, within)
  refuseUnless(until !== null, 'session.confirm_required', {
    message: `Please enter your password again. You last entered it more than ${within / minute} minutes ago.`,
  })
}

/**
 * Refuses an API key that was not made for `scope`, where a person is not asked for the password again: what has to be
 * possible in a hurry, such as ending a thief's session.
 */
export function refuseKeyWithout({ actor }: Pick<ReadContext, 'actor'>, scope: KeyScope): void {
  const mayKey = actor.kind !== 'api_key' || actor.scope === scope
  refuseUnless(mayKey, 'api_key.scope_missing')
}

/** Tells whether the actor has proved who they are within the last 5 minutes. */
export async function isRecent(ctx: ReadContext): Promise<boolean> {
  return (
    ctx.actor.kind === 'account' &&
    (await recentUntil(ctx, ctx.actor.sessionId, accountLimits.recentSignIn)) !== null
  )
}

/** Returns until when a session counts as recent; null when that time is over. */
async function recentUntil(
  { tx, clock }: ReadContext,
  sessionId: string,
  within: number,
): Promise<string | null> {
  const proof = await findSessionProof(tx, sessionId)
  if (!proof) return null
  const until = later(proof.confirmedAt ?? proof.createdAt, within)
  return until > clock.now() ? until : null
}

/** Returns how the actor can prove again who they are. Refuses with `account.not_a_person`. */
export async function confirmWays(ctx: ReadContext): Promise<Omit<ConfirmWays, 'provider'>> {
  const accountId = whoActs(ctx)
  const { actor, tx } = ctx
  const hasPassword = (await findPasswordHash(tx, accountId)) !== null
  const hasPasskey = (await readPasskeys(tx, accountId)).length > 0
  const recent = (within: number) =>
    actor.kind === 'account' ? recentUntil(ctx, actor.sessionId, within) : null
  const until = await recent(accountLimits.recentSignIn)
  return { hasPassword, hasPasskey, until, workUntil: await recent(accountLimits.recentWork) }
}
