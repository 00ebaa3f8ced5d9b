import { appendAudit } from '#modules/audit'
import { later } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import { findAccount } from './accounts.store.ts'
import type { SessionLengths } from './authenticate.ts'
import { refuseUnless } from './refusals.ts'
import type { AccountSession } from './schema.ts'
import { whoActs } from './second-factor.ts'
import { readSessionsOf, removeOtherSessions, removeSession } from './sessions.store.ts'

/**
 * Lists the sessions of an account that are still valid, the last used first; `lengths` is how long the organisation
 * lets them last. Refuses with `account.not_found`.
 */
export async function listSessionsOf(
  ctx: ReadContext,
  { accountId, lengths }: { accountId: string; lengths: SessionLengths },
): Promise<AccountSession[]> {
  refuseUnless(await findAccount(ctx.tx, accountId), 'account.not_found')
  const now = ctx.clock.now()
  const usedSince = later(now, -lengths.idle)
  const begunSince = later(now, -lengths.longest)
  const own = ownSession(ctx)
  return (await readSessionsOf(ctx.tx, accountId))
    .filter(({ createdAt, updatedAt }) => createdAt > begunSince && updatedAt > usedSince)
    .map(({ id, device, createdAt, updatedAt }) => ({
      id,
      device,
      beganAt: createdAt,
      lastUsedAt: updatedAt,
      isThis: id === own,
    }))
}

/** Lists the actor's own sessions that are still valid. Refuses with `session.required`. */
export async function listOwnSessions(
  ctx: ReadContext,
  { lengths }: { lengths: SessionLengths },
): Promise<AccountSession[]> {
  return listSessionsOf(ctx, { accountId: whoActs(ctx), lengths })
}

/**
 * Ends one session of an account, or all of them; the session of this request stays. Refuses with `account.not_found`,
 * but not for a session that is already over.
 */
export async function endSessionsOf(
  ctx: WriteContext,
  { accountId, sessionId }: { accountId: string; sessionId?: string },
): Promise<void> {
  refuseUnless(await findAccount(ctx.tx, accountId), 'account.not_found')
  const kept = ownSession(ctx)
  const sessions = (await readSessionsOf(ctx.tx, accountId)).filter(
    ({ id }) => id !== kept && (sessionId === undefined || id === sessionId),
  )
  if (sessions.length === 0) return
  if (sessionId === undefined) await removeOtherSessions(ctx.tx, { accountId, kept })
  else await removeSession(ctx.tx, sessionId)
  const details = { sessions: sessions.length }
  await appendAudit(ctx, 'account.session_ended', `account:${accountId}`, details)
}

function ownSession({ actor }: ReadContext): string {
  return actor.kind === 'account' ? actor.sessionId : ''
}
