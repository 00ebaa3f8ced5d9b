import type { ReadContext } from '#platform/context'
import { findAccount, readAccounts } from './accounts.store.ts'
import { refuseUnless } from './refusals.ts'
import type { Account, AccountList, AccountPage } from './schema.ts'

/** Lists a page of accounts, newest first, optionally of one role or with a part of the name or email. */
export function listAccounts({ tx }: ReadContext, list: AccountList): Promise<AccountPage> {
  return readAccounts(tx, list)
}

/** Returns one account. Refuses with `account.not_found`. */
export async function getAccount(
  ctx: ReadContext,
  { accountId }: { accountId: string },
): Promise<Account> {
  const account = await findAccount(ctx.tx, accountId)
  refuseUnless(account, 'account.not_found')
  return account
}
