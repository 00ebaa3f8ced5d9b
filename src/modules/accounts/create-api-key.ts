import { appendAudit } from '#modules/audit'
import { later } from '#platform/clock'
import { actorId, type WriteContext } from '#platform/context'
import { insertApiKey } from './api-keys.store.ts'
import { randomApiKey, usualLife } from './api-keys.ts'
import { accountLimits } from './limits.ts'
import { staffAccountProblems } from './problems.schema.ts'
import { refusal, refuseUnless } from './refusals.ts'
import type { ApiKey, NewApiKey } from './schema.ts'

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
