import { appendAudit } from '#modules/audit'
import type { Role, WriteContext } from '#platform/context'
import { accountOfAnother, refuseLastAdmin } from './account-rules.ts'
import { changeAccount } from './accounts.store.ts'
import { revokeKeysOf } from './revoke-api-key.ts'
import type { Account } from './schema.ts'

/**
 * Gives an account another role, which takes effect on that account's next request; its sessions stay. API keys that it
 * made and that may do more than the new role end. Does nothing when the role is the same. Refuses with
 * `account.not_found`, `account.own`, `account.last_admin`.
 */
export async function changeRole(
  ctx: WriteContext,
  { accountId, role }: { accountId: string; role: Role },
): Promise<Account> {
  const account = await accountOfAnother(ctx, accountId)
  if (account.role === role) return account
  await refuseLastAdmin(ctx, account)
  await changeAccount(ctx.tx, accountId, { role, updatedAt: ctx.clock.now() })
  await revokeKeysOf(ctx, { accountId, above: role })
  const details = { from: account.role, to: role }
  await appendAudit(ctx, 'account.role_changed', `account:${accountId}`, details)
  return { ...account, role }
}
