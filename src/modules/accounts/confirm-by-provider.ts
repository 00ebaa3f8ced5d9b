import type { ActionContext } from '#platform/context'
import { noteConfirmed } from './confirm-session.ts'
import { accountLimits } from './limits.ts'
import type { Accounts } from './open-accounts.ts'
import { findAccountOfProvider } from './providers.store.ts'
import { refuseUnless } from './refusals.ts'
import { whoActs } from './second-factor.ts'
import { leaveForProvider, type ProviderAnswer, profileIn } from './sign-in-by-provider.ts'

/**
 * Begins a provider sign-in for the signed-in person, to prove again who they are: the provider has to ask for the
 * password again.
 */
export function beginConfirming(
  ctx: ActionContext,
  accounts: Accounts,
  { address }: { address: string },
): Promise<{ location: string; sealed: string }> {
  const purpose = purposeOf(ctx)
  return leaveForProvider(ctx, accounts, { returnTo: '/', address, purpose, again: true })
}

/**
 * Notes the time in the session when the browser is back. Refuses with `session.provider_failed`,
 * `session.provider_other_person`, and with `session.provider_not_again` when the provider does not say that it asked.
 */
export async function finishConfirming(
  ctx: ActionContext,
  accounts: Accounts,
  answer: ProviderAnswer,
): Promise<void> {
  const accountId = whoActs(ctx)
  const { profile } = await profileIn(ctx, accounts, { ...answer, purpose: purposeOf(ctx) })
  const holder = await ctx.read(({ tx }) => findAccountOfProvider(tx, profile))
  refuseUnless(holder?.id === accountId, 'session.provider_other_person')
  const { sinceSignIn } = profile
  // A session left open at the provider would confirm without anybody typing anything.
  const isFresh = sinceSignIn !== null && sinceSignIn < accountLimits.recentSignIn
  refuseUnless(isFresh, 'session.provider_not_again')
  await ctx.write((write) => noteConfirmed(write, 'provider'))
}

/** Limits the purpose to this session: the answer to one browser's question confirms no other. */
function purposeOf(ctx: ActionContext): string {
  whoActs(ctx)
  return `confirm ${ctx.actor.kind === 'account' ? ctx.actor.sessionId : ''}`
}
