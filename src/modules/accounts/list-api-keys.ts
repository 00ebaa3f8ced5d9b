import type { ReadContext } from '#platform/context'
import { readApiKeys } from './api-keys.store.ts'
import type { ApiKey } from './schema.ts'

/** Lists all keys, revoked and expired ones too, newest first; never the key itself. */
export async function listApiKeys(ctx: ReadContext): Promise<ApiKey[]> {
  return readApiKeys(ctx.tx)
}
