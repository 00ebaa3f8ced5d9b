import { later, minute } from '#platform/clock'
import type { ReadContext } from '#platform/context'
import { findPasswordHash } from './credentials.store.ts'
import { accountLimits } from './limits.ts'
import { readPasskeys } from './passkeys.store.ts'
import { refuseUnless } from './refusals.ts'
import type { ConfirmWays } from './schema.ts'
import { whoActs } from './second-factor.ts'
import { findSessionProof } from './sessions.store.ts'

/**
 * Refuses with `session.confirm_required` when the person who acts gave the password (or another
 * proof) longer ago than `within` milliseconds, by default 5 minutes. An API key passes: it has no password, making it asked
 * for one, and it has an expiry and can be revoked (docs/decisions/0016-asking-again.md).
 */
export async function refuseUnlessRecent(
  ctx: ReadContext,
  within: number = accountLimits.recentSignIn,
): Promise<void> {
  if (ctx.actor.kind !== 'account') return
  const until = await recentUntil(ctx, ctx.actor.sessionId, within)
  refuseUnless(until !== null, 'session.confirm_required', {
    message: `Please enter your password again. It was given more than ${within / minute} minutes ago.`,
  })
}

/** Whether the person who acts proved within the last 5 minutes who they are. */
export async function isRecent(ctx: ReadContext): Promise<boolean> {
  return (
    ctx.actor.kind === 'account' &&
    (await recentUntil(ctx, ctx.actor.sessionId, accountLimits.recentSignIn)) !== null
  )
}

/** Until when a session counts as recent; null when that is over. */
async function recentUntil(
  { tx, clock }: ReadContext,
  sessionId: string,
  within: number,
): Promise<string | null> {
  const proof = await findSessionProof(tx, sessionId)
  if (!proof) return null
  const until = later(proof.confirmedAt ?? proof.createdAt, within)
  return until > clock.now() ? until : null
}

/** How the person who acts can prove anew here who they are. Refuses with `account.not_a_person`. */
export async function confirmWays(ctx: ReadContext): Promise<Omit<ConfirmWays, 'provider'>> {
  const accountId = whoActs(ctx)
  const { actor, tx } = ctx
  const hasPassword = (await findPasswordHash(tx, accountId)) !== null
  const hasPasskey = (await readPasskeys(tx, accountId)).length > 0
  const recent = (within: number) =>
    actor.kind === 'account' ? recentUntil(ctx, actor.sessionId, within) : null
  const until = await recent(accountLimits.recentSignIn)
  return { hasPassword, hasPasskey, until, workUntil: await recent(accountLimits.recentWork) }
}
