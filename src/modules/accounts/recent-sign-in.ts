import { later } from '#platform/clock'
import type { ReadContext } from '#platform/context'
import { refuseUnless } from '#platform/errors'
import { limitTable } from '#platform/limits'
import { findPasswordHash } from './accounts.store.ts'
import { readPasskeys } from './passkeys.store.ts'
import type { ConfirmWays } from './schema.ts'
import { whoActs } from './second-factor.ts'
import { findSessionProof } from './sessions.store.ts'

/**
 * Refuses with `session.confirm_required` when the person who acts gave the password (or another
 * proof) more than 5 minutes ago (SPEC §9). An API key passes: it has no password, making it asked
 * for one, and it has an expiry and can be revoked (docs/decisions/0016-asking-again.md).
 */
export async function refuseUnlessRecent(ctx: ReadContext): Promise<void> {
  if (ctx.actor.kind !== 'account') return
  refuseUnless(await isRecent(ctx), 'session.confirm_required')
}

/** Whether the person who acts proved within the last 5 minutes who they are. */
export async function isRecent(ctx: ReadContext): Promise<boolean> {
  return ctx.actor.kind === 'account' && (await recentUntil(ctx, ctx.actor.sessionId)) !== null
}

/** Until when a session counts as recent; null when that is over. */
async function recentUntil({ tx, clock }: ReadContext, sessionId: string): Promise<string | null> {
  const proof = await findSessionProof(tx, sessionId)
  if (!proof) return null
  const until = later(proof.confirmedAt ?? proof.createdAt, limitTable.recentSignIn)
  return until > clock.now() ? until : null
}

/** How the person who acts can prove anew here who they are. Refuses with `account.not_a_person`. */
export async function confirmWays(ctx: ReadContext): Promise<Omit<ConfirmWays, 'provider'>> {
  const accountId = whoActs(ctx)
  const { actor, tx } = ctx
  const hasPassword = (await findPasswordHash(tx, accountId)) !== null
  const hasPasskey = (await readPasskeys(tx, accountId)).length > 0
  const until = actor.kind === 'account' ? await recentUntil(ctx, actor.sessionId) : null
  return { hasPassword, hasPasskey, until }
}
