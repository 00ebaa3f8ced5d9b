import { appendAudit } from '#modules/audit'
import { day, later } from '#platform/clock'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import type { Ids } from '#platform/ids'
import { insertApiKey, type KeyMaker, readApiKeys } from './authenticate.store.ts'
import { accountLimits, type Role, roles, staffAccountProblems } from './forms.schema.ts'
import { refusal, refuseUnless } from './refusals.ts'
import type { ApiKey, NewApiKey } from './schema.ts'

/** The prefix of every key: secret scanners find it, and other bearer tokens are not mistaken for one. */
const apiKeyPrefix = 'candor_'

/** The default lifetime of a key, in milliseconds. */
const usualLife = 365 * day

/** Makes a new key: the prefix and 40 Crockford base 32 characters, 200 random bits. */
function randomApiKey(ids: Ids): string {
  return apiKeyPrefix + ids.crockford(40)
}

/** Returns the key in `Authorization: Bearer candor_…`; null when the header is missing or holds another token. */
export function apiKeyIn(headers: Headers): string | null {
  const [, token] = /^Bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '') ?? []
  return token?.startsWith(apiKeyPrefix) ? token : null
}

/**
 * Tells whether the maker of a key could make it today. A key ends when its maker is disabled, is deleted, or has a
 * lesser role than the key.
 */
export function hasMaker({ createdBy, makerRole, makerDisabledAt }: KeyMaker, role: Role): boolean {
  if (createdBy === 'system') return true
  return makerRole !== null && makerDisabledAt === null && !exceeds(role, makerRole)
}

/** Tells whether the first role may do more than the second. */
export function exceeds(role: Role, other: Role): boolean {
  return roles.indexOf(role) > roles.indexOf(other)
}

/**
 * Creates a key for an integration. `key` is returned only this once; only its HMAC is stored. It expires after a year
 * unless `expiresAt` is earlier. `scope` opens one part of what asks a person for the password again. Refuses with `request.invalid` when that is past or further ahead, and with
 * `account.not_a_person` when a key asks: a key made by a key would outlive its revocation.
 */
export async function createApiKey(
  ctx: WriteContext,
  { name, role, scope = null, expiresAt }: NewApiKey,
): Promise<{ key: string; apiKey: ApiKey }> {
  refuseUnless(ctx.actor.kind !== 'api_key', 'account.not_a_person')
  const createdAt = ctx.clock.now()
  const end = expiresAt ? new Date(expiresAt).toISOString() : later(createdAt, usualLife)
  if (end <= createdAt)
    throw refusal('request.invalid', {
      fields: [{ path: 'expiresAt', message: staffAccountProblems.pastEnd }],
    })
  if (end > later(createdAt, accountLimits.apiKey))
    throw refusal('request.invalid', {
      fields: [{ path: 'expiresAt', message: staffAccountProblems.farEnd }],
    })
  const key = randomApiKey(ctx.ids)
  const apiKey: ApiKey = {
    id: ctx.ids.uuid(),
    name,
    role,
    scope,
    createdBy: actorId(ctx.actor) ?? 'system',
    createdAt,
    expiresAt: end,
    lastUsedAt: null,
    revokedAt: null,
  }
  const { name: madeUnder } = ctx.secrets
  await insertApiKey(ctx.tx, { ...apiKey, keyHash: ctx.secrets.hmac('token', key), madeUnder })
  await appendAudit(ctx, 'api_key.created', `api_key:${apiKey.id}`, {
    role,
    ...(scope && { scope }),
    expiresAt: end,
  })
  return { key, apiKey }
}

/** Lists all keys, revoked and expired ones too, newest first; never the key itself. */
export async function listApiKeys(ctx: ReadContext): Promise<ApiKey[]> {
  return readApiKeys(ctx.tx)
}
