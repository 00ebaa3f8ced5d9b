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
  return { kind: 'api_key', id: found.id, role: found.role, name: found.name, scope: found.scope }
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
