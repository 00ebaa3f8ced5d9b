import { appendAudit } from '#modules/audit'
import {
  type ActionContext,
  actorId,
  type ReadContext,
  type Role,
  type WriteContext,
} from '#platform/context'
import type { Reader } from '#platform/database'
import { makeLink, resetAddress } from './account-links.ts'
import {
  changeAccount,
  countOtherActiveAdmins,
  findAccount,
  readAccounts,
  readNames,
  removeAccount,
} from './accounts.store.ts'
import { exceeds } from './api-keys.ts'
import {
  endCalendarOf,
  findApiKey,
  markRevoked,
  readOpenKeysOf,
  removeSessionsOf,
} from './authenticate.store.ts'
import { removeSecondFactor } from './credentials.store.ts'
import { deletedAccount } from './forms.schema.ts'
import { tellHolder } from './holder-messages.store.ts'
import { isPersonOf } from './persons.ts'
import { refuseUnless } from './refusals.ts'
import type { Account, AccountList, AccountPage } from './schema.ts'

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
  await endCalendarOf(ctx.tx, accountId)
  const details = { from: account.role, to: role }
  await appendAudit(ctx, 'account.role_changed', `account:${accountId}`, details)
  return { ...account, role }
}

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
  await endCalendarOf(ctx.tx, accountId)
  await appendAudit(ctx, 'account.disabled', `account:${accountId}`)
  return { ...account, disabledAt }
}

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

/** Returns the account to change; never the actor's own, nor that of the person who made the key. */
async function accountOfAnother(ctx: WriteContext, accountId: string): Promise<Account> {
  const account = await findAccount(ctx.tx, accountId)
  refuseUnless(account, 'account.not_found')
  refuseUnless(!isPersonOf(ctx, accountId), 'account.own')
  return account
}

/**
 * Refuses when without this account nobody could manage the installation. Safe against two admins who remove each other
 * at the same time, because one of the two transactions is run again.
 */
async function refuseLastAdmin(ctx: WriteContext, account: Account): Promise<void> {
  if (account.role !== 'admin' || account.disabledAt !== null) return
  const others = await countOtherActiveAdmins(ctx.tx, account.id)
  refuseUnless(others > 0, 'account.last_admin')
}

/**
 * Makes a link with which somebody chooses a new password, for an admin to hand over; shown only this once, it works
 * once and for 30 minutes. Refuses with `account.not_found`, `account.own`, `account.disabled`.
 */
export async function makeResetLink(
  ctx: ActionContext,
  { accountId }: { accountId: string },
): Promise<{ link: string; expiresAt: string }> {
  return ctx.write(async (write) => {
    const account = await accountOfAnother(write, accountId)
    refuseUnless(account.disabledAt === null, 'account.disabled')
    const createdBy = actorId(write.actor)
    const { token, expiresAt } = await makeLink(write, { accountId, purpose: 'reset', createdBy })
    await appendAudit(write, 'account.reset_link_made', `account:${accountId}`)
    return { link: resetAddress(ctx.config.url, token), expiresAt }
  })
}

/**
 * Turns off the second factor of a person who lost the phone and the backup codes; the password stays. Refuses with
 * `account.not_found`, `account.own`, `account.second_factor_missing`.
 */
export async function removeSecondFactorOf(
  ctx: WriteContext,
  { accountId }: { accountId: string },
): Promise<void> {
  await accountOfAnother(ctx, accountId)
  const wasOn = await removeSecondFactor(ctx.tx, accountId)
  refuseUnless(wasOn, 'account.second_factor_missing')
  await appendAudit(ctx, 'account.second_factor_off', `account:${accountId}`)
  await tellHolder(ctx, accountId, 'second-factor-off')
}

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
async function revokeKeysOf(
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
  const names = new Map(ids.map((id) => [id, id === 'system' ? 'Candor' : deletedAccount]))
  const asked = [...names.keys()].filter((id) => id !== 'system')
  if (asked.length === 0) return names
  const { accounts, apiKeys } = await readNames(tx, asked)
  for (const { id, name } of accounts) names.set(id, name)
  for (const { id, name } of apiKeys) names.set(id, `${name} (API key)`)
  return names
}
