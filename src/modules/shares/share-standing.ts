import { listEvents } from '#modules/audit'
import type { Instant } from '#platform/clock'
import type { ReadContext } from '#platform/context'
import { shareState } from './share.ts'
import { type ShareWithLife, selectShare } from './shares.store.ts'

/** What a receipt shows about the share that it was made from. */
export interface ShareStanding {
  /** When it ended, for whatever reason; null while it is open. */
  endedAt: Instant | null
  /** The candidate's name for it. */
  label: string
}

/** Returns the present state of a share of a record; null when there is none. */
export async function shareStanding(
  ctx: ReadContext,
  { recordId, shareId }: { recordId: string; shareId: string },
): Promise<ShareStanding | null> {
  const share = await selectShare(ctx.tx, recordId, shareId)
  if (!share) return null
  const now = ctx.clock.now()
  const isOpen = shareState(share, now) === 'open'
  return {
    endedAt: isOpen ? await toldRevokedAt(ctx, recordId, shareId) : endOf(share, now),
    label: share.label,
  }
}

/** Returns when the log says that a share was revoked: its row can be opened again in the database, its event cannot. */
async function toldRevokedAt(
  ctx: ReadContext,
  recordId: string,
  shareId: string,
): Promise<Instant | null> {
  const asked = { subject: `record:${recordId}`, actions: ['share.revoked'], limit: mostRevoked }
  const events = await listEvents(ctx, asked)
  return events.find(({ details }) => details.shareId === shareId)?.at ?? null
}

/** More shares of one record are revoked by nobody. */
const mostRevoked = 1000

/** Returns the earliest of the moments that ended it. */
function endOf(share: ShareWithLife, now: Instant): Instant {
  const { createdAt, expiresAt, revokedAt, codeRevokedAt, unpublishedAt } = share
  const ends = [expiresAt, revokedAt, codeRevokedAt, unpublishedAt]
  const past = ends.filter((end) => end !== null && end >= createdAt && end <= now)
  return past.toSorted()[0] ?? now
}
