import { APIError } from 'better-auth/api'
import { isAhead, millisecondsBetween, minute } from '#platform/clock'
import type { Actor, Role, Runtime } from '#platform/context'
import type { Reader } from '#platform/database'
import { apiKeyIn, hasMaker } from './api-key.ts'
import { findApiKeyByHash, touchApiKey } from './api-keys.store.ts'
import type { BetterAuth } from './better-auth.ts'
import { deviceOf } from './device.ts'
import { refusal, refuseUnless } from './refusals.ts'
import { bringsSession, sessionCookieName } from './session-cookie.ts'
import { removeSession, touchSession } from './sessions.store.ts'

/** How long a session lasts, in milliseconds: without use, and in any case. */
export interface SessionLengths {
  idle: number
  longest: number
}

const anonymous: Actor = { kind: 'anonymous' }

/** What the organisation has set; never more than the limits. */
export type ReadLengths = (tx: Reader) => Promise<SessionLengths>

/** "Last used" is written at most this often (milliseconds): reading must not cost a commit. */
const useNotedEvery = minute

/**
 * The actor behind a request's headers: an API key (`Authorization: Bearer candor_…`), else the
 * session cookie, else anonymous. Role and disabling are read anew every time; a session ends
 * after 30 minutes without use and after 12 hours in any case. Refuses with `session.required`
 * for a key that is unknown, expired or revoked. Without a key or a session cookie the database
 * is not asked. Never call it inside a transaction: it may write when something was last used.
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
  const found = await findApiKeyByHash(database.reader, secrets.hmac('token', key))
  const now = clock.now()
  const isOpen = found && found.revokedAt === null && found.expiresAt > now
  refuseUnless(isOpen && hasMaker(found, found.role), 'session.required', {
    message: 'This API key is unknown, expired or revoked. Use another one.',
  })
  if (!found.lastUsedAt || millisecondsBetween(found.lastUsedAt, now) >= useNotedEvery)
    await database.writeGrouped((tx) => touchApiKey(tx, found.id, now))
  return { kind: 'api_key', id: found.id, role: found.role, name: found.name }
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
  // Removed at once, so that a clock that is set back does not bring it back.
  if (idle >= most.idle || age >= most.longest || isAhead(used, now)) {
    await database.writeGrouped((tx) => removeSession(tx, session.id))
    return anonymous
  }
  if (idle >= useNotedEvery || !session.device) {
    const device = deviceOf(headers.get('user-agent'))
    await database.writeGrouped((tx) => touchSession(tx, { id: session.id, device, now }))
  }
  // The table admits no other role.
  const role = user.role as Role
  return { kind: 'account', id: user.id, role, name: user.name, sessionId: session.id }
}

/** better-auth hides why a session could not be read; nothing but the database can fail there. */
async function sessionOf(auth: BetterAuth, headers: Headers) {
  try {
    return await auth.api.getSession({ headers, query: { disableRefresh: true } })
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode < 500) throw error
    throw refusal('service.database_unavailable', { retryAfter: 2 })
  }
}
