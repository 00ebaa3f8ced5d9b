import { appendAudit } from '#modules/audit'
import type { WriteContext } from '#platform/context'
import { accountOfAnother, refuseLastAdmin } from './account-rules.ts'
import { changeAccount } from './accounts.store.ts'
import { revokeKeysOf } from './revoke-api-key.ts'
import type { Account } from './schema.ts'
import { removeSessionsOf } from './sessions.store.ts'

/**
 * Disables an account from its next request on, and ends its sessions and the API keys that it made. Does nothing when
 * it is already disabled. Refuses with `account.not_found`, `account.own`, `account.last_admin`.
 */
export async function disableAccount(
  ctx: WriteContext,
  { accountId }: { accountId: string },
): Promise<Account> {
  const account = await accountOfAnother(ctx, accountId)
  if (account.disabledAt !== null) return account
  await refuseLastAdmin(ctx, account)
  const disabledAt = ctx.clock.now()
  await changeAccount(ctx.tx, accountId, { disabledAt, updatedAt: disabledAt })
  await removeSessionsOf(ctx.tx, accountId)
  await revokeKeysOf(ctx, { accountId })
  await appendAudit(ctx, 'account.disabled', `account:${accountId}`)
  return { ...account, disabledAt }
}
