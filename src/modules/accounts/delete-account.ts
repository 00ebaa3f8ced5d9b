import { appendAudit } from '#modules/audit'
import type { WriteContext } from '#platform/context'
import { accountOfAnother, refuseLastAdmin } from './account-rules.ts'
import { removeAccount } from './accounts.store.ts'
import { revokeKeysOf } from './revoke-api-key.ts'

/**
 * Permanently removes an account with its credentials, sessions and the API keys that it made. What it entered stays,
 * with its id. Refuses with `account.not_found`, `account.own`, `account.last_admin`.
 */
export async function deleteAccount(
  ctx: WriteContext,
  { accountId }: { accountId: string },
): Promise<void> {
  const account = await accountOfAnother(ctx, accountId)
  await refuseLastAdmin(ctx, account)
  await removeAccount(ctx.tx, accountId)
  await revokeKeysOf(ctx, { accountId })
  await appendAudit(ctx, 'account.deleted', `account:${accountId}`, { role: account.role })
}
