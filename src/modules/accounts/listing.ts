import type { ReadContext } from '#platform/context'
import type { Reader } from '#platform/database'
import { findAccount, readAccounts, readNames } from './accounts.store.ts'
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

/**
 * Returns names to show for the ids that "created by" stores (`actorId`): people, API keys and the command line. Every
 * id gets a name, one that says so for a deleted account.
 */
export async function accountNames(
  tx: Reader,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map(ids.map((id) => [id, id === 'system' ? 'Candor' : 'Deleted account']))
  const asked = [...names.keys()].filter((id) => id !== 'system')
  if (asked.length === 0) return names
  const { accounts, apiKeys } = await readNames(tx, asked)
  for (const { id, name } of accounts) names.set(id, name)
  for (const { id, name } of apiKeys) names.set(id, `${name} (API key)`)
  return names
}
