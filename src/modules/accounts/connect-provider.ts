import { appendAudit } from '#modules/audit'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { isRecent } from './authenticate.ts'
import { findPasswordHash, readPasskeys } from './credentials.store.ts'
import { tellHolder } from './holder-messages.store.ts'
import {
  findAccountOfProvider,
  insertProvider,
  readProvidersOf,
  removeProvider,
} from './links.store.ts'
import type { Accounts } from './opening.ts'
import { confirmPassword } from './passwords.ts'
import type { ProviderProfile } from './provider-claims.ts'
import { hostOf } from './providers.ts'
import { refuseUnless } from './refusals.ts'
import { whoActs } from './second-factor.ts'
import { leaveForProvider, type ProviderAnswer, profileIn } from './sign-in-by-provider.ts'

/** A provider with which somebody signs in. */
export interface ConnectedProvider {
  id: string
  /** The name on its button; the address of one that is no longer configured. */
  label: string
  connectedAt: string
  /** Whether signing in with it works here. */
  isOffered: boolean
}

/** Returns the providers with which the signed-in person can sign in, the last connected first. */
export async function connectedProviders(
  ctx: ReadContext,
  { provider }: Accounts,
): Promise<ConnectedProvider[]> {
  const connected = await readProvidersOf(ctx.tx, whoActs(ctx))
  return connected.map(({ id, provider: key, createdAt }) => {
    const offered = provider?.key === key ? provider : null
    const label = offered?.label ?? hostOf(key)
    return { id, label, connectedAt: createdAt, isOffered: offered !== null }
  })
}

/**
 * Begins a provider sign-in for the signed-in person, to connect the account. Requires `password` when it was last
 * given more than 5 minutes ago: refuses with `account.wrong_password`, `session.not_recent`, and as
 * `beginProviderSignIn` does.
 */
export async function beginConnecting(
  ctx: ActionContext,
  accounts: Accounts,
  { password, address }: { password: string; address: string },
): Promise<{ location: string; sealed: string }> {
  const purpose = purposeOf(ctx)
  await proveAgain(ctx, password)
  return leaveForProvider(ctx, accounts, { returnTo: '/account', address, purpose })
}

/** Connects the account when the browser is back. Refuses with `session.provider_failed`, `account.provider_taken`. */
export async function finishConnecting(
  ctx: ActionContext,
  accounts: Accounts,
  answer: ProviderAnswer,
): Promise<void> {
  const { profile } = await profileIn(ctx, accounts, { ...answer, purpose: purposeOf(ctx) })
  await ctx.write((write) => connect(write, profile))
}

/** Limits the purpose to this account. */
function purposeOf(ctx: ActionContext): string {
  return `connect ${whoActs(ctx)}`
}

/** Connects a profile. From now on the provider decides who signs in; its email may differ from ours. */
async function connect(ctx: WriteContext, profile: ProviderProfile): Promise<void> {
  const accountId = whoActs(ctx)
  const holder = await findAccountOfProvider(ctx.tx, profile)
  refuseUnless(!holder || holder.id === accountId, 'account.provider_taken')
  if (holder) return
  const { provider, subject } = profile
  const row = { id: ctx.ids.uuid(), holderId: accountId, provider, subject, now: ctx.clock.now() }
  await insertProvider(ctx.tx, row)
  await appendAudit(ctx, 'account.provider_linked', `account:${accountId}`)
  await tellHolder(ctx, accountId, 'provider-connected')
}

/**
 * Removes one of the actor's own connections; does nothing when it is already gone or somebody else's. Refuses with
 * `account.only_way_in`, and about `password` as `beginConnecting` does.
 */
export async function disconnect(
  ctx: ActionContext,
  accounts: Accounts,
  { connectionId, password }: { connectionId: string; password: string },
): Promise<void> {
  const accountId = whoActs(ctx)
  await proveAgain(ctx, password)
  await ctx.write(async (write) => {
    const connected = await connectedProviders(write, accounts)
    const going = connected.find(({ id }) => id === connectionId)
    if (!going) return
    const others = connected.filter(({ id, isOffered }) => id !== connectionId && isOffered)
    const hasPassword = (await findPasswordHash(write.tx, accountId)) !== null
    const passkeys = await readPasskeys(write.tx, accountId)
    const ways = others.length + passkeys.length + (hasPassword ? 1 : 0)
    refuseUnless(!going.isOffered || ways > 0, 'account.only_way_in')
    await removeProvider(write.tx, connectionId)
    await appendAudit(write, 'account.provider_unlinked', `account:${accountId}`)
    await tellHolder(write, accountId, 'provider-removed')
  })
}

/** Asks for the password when it was last given more than 5 minutes ago (decision 0010). */
async function proveAgain(ctx: ActionContext, password: string): Promise<void> {
  if (!(await ctx.read(isRecent))) await confirmPassword(ctx, { password })
}
