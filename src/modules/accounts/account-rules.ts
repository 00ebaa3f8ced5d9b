import { actorId, type WriteContext } from '#platform/context'
import { countOtherActiveAdmins, findAccount } from './accounts.store.ts'
import { refuseUnless } from './refusals.ts'
import type { Account } from './schema.ts'

/** Returns the account to change; never the actor's own. */
export async function accountOfAnother(ctx: WriteContext, accountId: string): Promise<Account> {
  const account = await findAccount(ctx.tx, accountId)
  refuseUnless(account, 'account.not_found')
  refuseUnless(actorId(ctx.actor) !== accountId, 'account.own')
  return account
}

/**
 * Refuses when without this account nobody could manage the installation. Safe against two admins who remove each other
 * at the same time, because one of the two transactions is run again.
 */
export async function refuseLastAdmin(ctx: WriteContext, account: Account): Promise<void> {
  if (account.role !== 'admin' || account.disabledAt !== null) return
  const others = await countOtherActiveAdmins(ctx.tx, account.id)
  refuseUnless(others > 0, 'account.last_admin')
}
