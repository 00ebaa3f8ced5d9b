import { appendAudit } from '#modules/audit'
import type { WriteContext } from '#platform/context'
import { refuseUnless } from '#platform/errors'
import { findApiKey, markRevoked } from './api-keys.store.ts'

/** Ends a key from the next request on; again is without effect. Refuses with `api_key.not_found`. */
export async function revokeApiKey(
  ctx: WriteContext,
  { apiKeyId }: { apiKeyId: string },
): Promise<void> {
  const apiKey = await findApiKey(ctx.tx, apiKeyId)
  refuseUnless(apiKey, 'api_key.not_found')
  if (apiKey.revokedAt !== null) return
  await markRevoked(ctx.tx, apiKeyId, ctx.clock.now())
  await appendAudit(ctx, 'api_key.revoked', `api_key:${apiKeyId}`)
}
