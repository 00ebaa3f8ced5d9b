import { later, minute } from '#platform/clock'
import type { ReadContext } from '#platform/context'
import { findPasswordHash } from './credentials.store.ts'
import { accountLimits } from './limits.ts'
import { readPasskeys } from './passkeys.store.ts'
import { refuseUnless } from './refusals.ts'
import type { ConfirmWays, KeyScope } from './schema.ts'
import { whoActs } from './second-factor.ts'
import { findSessionProof } from './sessions.store.ts'

/** What asks a person for the password again. */
export interface AskingAgain {
  /** The scope with which an API key does it instead; null: no key does. */
  scope: KeyScope | null
  /** Whether a password of the last 15 minutes is enough instead of 5: for frequent work of staff. */
  atWork?: boolean
}

/**
 * Refuses with `session.confirm_required` when the actor gave the password (or another proof) more than 5 minutes ago, or
 * 15 `atWork`; an API key with `api_key.scope_missing`, unless somebody made it for `scope`, which required the password
 * (docs/decisions/0010-asking-for-the-password-again.md).
 */
export async function refuseUnlessRecent(
  ctx: ReadContext,
  { scope, atWork = false }: AskingAgain,
): Promise<void> {
  if (ctx.actor.kind === 'api_key')
    return refuseUnless(scope !== null && ctx.actor.scope === scope, 'api_key.scope_missing')
  if (ctx.actor.kind !== 'account') return
  const within = atWork ? accountLimits.recentWork : accountLimits.recentSignIn
  const until = await recentUntil(ctx, ctx.actor.sessionId, within)
  refuseUnless(until !== null, 'session.confirm_required', {
    message: `Please enter your password again. You last entered it more than ${within / minute} minutes ago.`,
  })
}

/** Tells whether the actor has proved who they are within the last 5 minutes. */
export async function isRecent(ctx: ReadContext): Promise<boolean> {
  return (
    ctx.actor.kind === 'account' &&
    (await recentUntil(ctx, ctx.actor.sessionId, accountLimits.recentSignIn)) !== null
  )
}

/** Returns until when a session counts as recent; null when that time is over. */
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

/** Returns how the actor can prove again who they are. Refuses with `account.not_a_person`. */
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
