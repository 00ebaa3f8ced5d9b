import { appendAudit } from '#modules/audit'
import type { WriteContext } from '#platform/context'
import { refuseUnless } from '#platform/errors'
import { markRevoked, selectShare } from './shares.store.ts'

/**
 * Revokes a share of the record: its code opens nothing from the next request on, and what is open
 * closes. Revoking again changes nothing. Refuses with `share.not_found`.
 */
export async function revokeShare(
  ctx: WriteContext,
  { recordId }: { recordId: string },
  shareId: string,
): Promise<void> {
  const share = await selectShare(ctx.tx, recordId, shareId)
  refuseUnless(share, 'share.not_found')
  if (await markRevoked(ctx.tx, shareId, ctx.clock.now()))
    await appendAudit(ctx, 'share.revoked', `record:${recordId}`, { shareId })
}
