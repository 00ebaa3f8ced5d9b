import type { ActionContext } from '#platform/context'
import { refuseUnless } from '#platform/errors'
import { limitTable } from '#platform/limits'
import { findAccountOfProvider } from './accounts.store.ts'
import { noteConfirmed } from './confirm-session.ts'
import type { Provider } from './provider.ts'
import { whoActs } from './second-factor.ts'
import { leaveForProvider, type ProviderAnswer, profileIn } from './sign-in-by-provider.ts'

/** See `Accounts.beginConfirming`. */
export function beginConfirming(
  ctx: ActionContext,
  provider: Provider | null,
  { address }: { address: string },
): Promise<{ location: string; sealed: string }> {
  const purpose = purposeOf(ctx)
  return leaveForProvider(ctx, provider, { returnTo: '/', address, purpose, again: true })
}

/** See `Accounts.finishConfirming`. */
export async function finishConfirming(
  ctx: ActionContext,
  provider: Provider | null,
  answer: ProviderAnswer,
): Promise<void> {
  const accountId = whoActs(ctx)
  const { profile } = await profileIn(ctx, provider, { ...answer, purpose: purposeOf(ctx) })
  const holder = await ctx.read(({ tx }) => findAccountOfProvider(tx, profile))
  refuseUnless(holder?.id === accountId, 'session.provider_other_person')
  const { sinceSignIn } = profile
  // A session left open there would confirm without anybody typing anything.
  const isFresh = sinceSignIn !== null && sinceSignIn < limitTable.recentSignIn
  refuseUnless(isFresh, 'session.provider_not_again')
  await ctx.write((write) => noteConfirmed(write, 'provider'))
}

/** For this session only: the answer to one browser's question confirms no other. */
function purposeOf(ctx: ActionContext): string {
  whoActs(ctx)
  return `confirm ${ctx.actor.kind === 'account' ? ctx.actor.sessionId : ''}`
}
