import { appendAudit } from '#modules/audit'
import { later } from '#platform/clock'
import { actorId, type WriteContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { randomApiKey, usualLife } from './api-key.ts'
import { insertApiKey } from './api-keys.store.ts'
import type { ApiKey, NewApiKey } from './schema.ts'

/**
 * Makes a key for an integration. `key` is answered this once; only its HMAC is kept. It expires
 * after a year unless `expiresAt` says otherwise. Refuses with `request.invalid` when that is past.
 */
export async function createApiKey(
  ctx: WriteContext,
  { name, role, expiresAt }: NewApiKey,
): Promise<{ key: string; apiKey: ApiKey }> {
  const createdAt = ctx.clock.now()
  const end = expiresAt ? new Date(expiresAt).toISOString() : later(createdAt, usualLife)
  if (end <= createdAt)
    throw new Refusal('request.invalid', {
      fields: [{ path: 'expiresAt', message: 'Choose a time in the future' }],
    })
  const key = randomApiKey(ctx.ids)
  const apiKey: ApiKey = {
    id: ctx.ids.uuid(),
    name,
    role,
    createdBy: actorId(ctx.actor) ?? 'system',
    createdAt,
    expiresAt: end,
    lastUsedAt: null,
    revokedAt: null,
  }
  await insertApiKey(ctx.tx, { ...apiKey, keyHash: ctx.secrets.hmac('token', key) })
  await appendAudit(ctx, 'api_key.created', `api_key:${apiKey.id}`, { role, expiresAt: end })
  return { key, apiKey }
}
