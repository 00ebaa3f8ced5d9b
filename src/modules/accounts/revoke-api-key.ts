import { appendAudit } from '#modules/audit'
import type { Role, WriteContext } from '#platform/context'
import { exceeds } from './api-key.ts'
import { findApiKey, markRevoked, readOpenKeysOf } from './api-keys.store.ts'
import { refuseUnless } from './refusals.ts'

/** Ends a key from the next request on; does nothing the second time. Refuses with `api_key.not_found`. */
export async function revokeApiKey(
  ctx: WriteContext,
  { apiKeyId }: { apiKeyId: string },
): Promise<void> {
  const apiKey = await findApiKey(ctx.tx, apiKeyId)
  refuseUnless(apiKey, 'api_key.not_found')
  if (apiKey.revokedAt !== null) return
  await endKey(ctx, apiKeyId)
}

/**
 * Permanently ends the keys that an account made, even if it gets its rights back; with `above` only those that may do
 * more than this role.
 */
export async function revokeKeysOf(
  ctx: WriteContext,
  { accountId, above }: { accountId: string; above?: Role },
): Promise<void> {
  for (const { id, role } of await readOpenKeysOf(ctx.tx, accountId))
    if (above === undefined || exceeds(role, above)) await endKey(ctx, id)
}

async function endKey(ctx: WriteContext, id: string): Promise<void> {
  await markRevoked(ctx.tx, id, ctx.clock.now())
  await appendAudit(ctx, 'api_key.revoked', `api_key:${id}`)
}
