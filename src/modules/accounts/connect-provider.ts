import { appendAudit } from '#modules/audit'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { refuseUnless } from '#platform/errors'
import { findAccountOfProvider, findPasswordHash, insertProvider } from './accounts.store.ts'
import { confirmPassword } from './confirm-password.ts'
import { readPasskeys } from './passkeys.store.ts'
import { hostOf, type Provider, type ProviderProfile } from './provider.ts'
import { readProvidersOf, removeProvider } from './providers.store.ts'
import { isRecent } from './recent-sign-in.ts'
import { whoActs } from './second-factor.ts'
import { leaveForProvider, type ProviderAnswer, profileIn } from './sign-in-by-provider.ts'

/** A provider that somebody signs in with. */
export interface ConnectedProvider {
  id: string
  /** As the button calls it; one that is configured no more by its address. */
  label: string
  connectedAt: string
  /** Whether signing in with it works here. */
  isOffered: boolean
}

/** See `Accounts.connectedProviders`. */
export async function connectedProviders(
  ctx: ReadContext,
  provider: Provider | null,
): Promise<ConnectedProvider[]> {
  const connected = await readProvidersOf(ctx.tx, whoActs(ctx))
  return connected.map(({ id, provider: key, createdAt }) => {
    const offered = provider?.key === key ? provider : null
    const label = offered?.label ?? hostOf(key)
    return { id, label, connectedAt: createdAt, isOffered: offered !== null }
  })
}

/** See `Accounts.beginConnecting`. */
export async function beginConnecting(
  ctx: ActionContext,
  provider: Provider | null,
  { password, address }: { password: string; address: string },
): Promise<{ location: string; sealed: string }> {
  const purpose = purposeOf(ctx)
  await proveAgain(ctx, password)
  return leaveForProvider(ctx, provider, { returnTo: '/account', address, purpose })
}

/** See `Accounts.finishConnecting`. */
export async function finishConnecting(
  ctx: ActionContext,
  provider: Provider | null,
  answer: ProviderAnswer,
): Promise<void> {
  const { profile } = await profileIn(ctx, provider, { ...answer, purpose: purposeOf(ctx) })
  await ctx.write((write) => connect(write, profile))
}

/** For this account only. */
function purposeOf(ctx: ActionContext): string {
  return `connect ${whoActs(ctx)}`
}

/** The provider's word decides who comes in from now on; its email may be another one than ours. */
async function connect(ctx: WriteContext, profile: ProviderProfile): Promise<void> {
  const accountId = whoActs(ctx)
  const holder = await findAccountOfProvider(ctx.tx, profile)
  refuseUnless(!holder || holder.id === accountId, 'account.provider_taken')
  if (holder) return
  const { provider, subject } = profile
  const row = { id: ctx.ids.uuid(), holderId: accountId, provider, subject, now: ctx.clock.now() }
  await insertProvider(ctx.tx, row)
  await appendAudit(ctx, 'account.provider_linked', `account:${accountId}`)
}

/** See `Accounts.disconnect`. */
export async function disconnect(
  ctx: ActionContext,
  provider: Provider | null,
  { connectionId, password }: { connectionId: string; password: string },
): Promise<void> {
  const accountId = whoActs(ctx)
  await proveAgain(ctx, password)
  await ctx.write(async (write) => {
    const connected = await connectedProviders(write, provider)
    const going = connected.find(({ id }) => id === connectionId)
    if (!going) return
    const others = connected.filter(({ id, isOffered }) => id !== connectionId && isOffered)
    const hasPassword = (await findPasswordHash(write.tx, accountId)) !== null
    const passkeys = await readPasskeys(write.tx, accountId)
    const ways = others.length + passkeys.length + (hasPassword ? 1 : 0)
    refuseUnless(!going.isOffered || ways > 0, 'account.only_way_in')
    await removeProvider(write.tx, connectionId)
    await appendAudit(write, 'account.provider_unlinked', `account:${accountId}`)
  })
}

/** The password is asked for when it was given more than 5 minutes ago (decision 0016). */
async function proveAgain(ctx: ActionContext, password: string): Promise<void> {
  if (!(await ctx.read(isRecent))) await confirmPassword(ctx, { password })
}
