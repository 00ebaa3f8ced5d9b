import { appendAudit } from '#modules/audit'
import type { WriteContext } from '#platform/context'
import { accountOfAnother } from './account-rules.ts'
import { changeAccount } from './accounts.store.ts'
import type { Account } from './schema.ts'

/**
 * Lets a disabled account sign in again. Does nothing when it is not disabled. Refuses with `account.not_found`,
 * `account.own`.
 */
export async function enableAccount(
  ctx: WriteContext,
  { accountId }: { accountId: string },
): Promise<Account> {
  const account = await accountOfAnother(ctx, accountId)
  if (account.disabledAt === null) return account
  await changeAccount(ctx.tx, accountId, { disabledAt: null, updatedAt: ctx.clock.now() })
  await appendAudit(ctx, 'account.enabled', `account:${accountId}`)
  return { ...account, disabledAt: null }
}
