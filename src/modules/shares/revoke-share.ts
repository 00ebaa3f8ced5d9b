import { appendAudit } from '#modules/audit'
import type { DocumentKind } from '#modules/documents/schema'
import { closeViewingsShowing } from '#modules/lookup'
import type { WriteContext } from '#platform/context'
import { refuseUnless } from './refusals.ts'
import { shownKinds } from './share.ts'
import { markRevoked, selectShare, selectUnended, selectUnendedOf } from './shares.store.ts'

/**
 * Revokes a share of the record: from the next request on its code opens nothing, and what is open closes. Revoking
 * again changes nothing. Refuses with `share.not_found`.
 */
export async function revokeShare(
  ctx: WriteContext,
  { recordId }: { recordId: string },
  shareId: string,
): Promise<void> {
  const share = await selectShare(ctx.tx, recordId, shareId)
  refuseUnless(share, 'share.not_found')
  await revoke(ctx, { id: shareId, recordId })
}

/** Revokes all shares that an account made, e.g. when the account is deleted. */
export async function revokeSharesOf(
  ctx: WriteContext,
  { accountId }: { accountId: string },
): Promise<void> {
  const shares = await selectUnendedOf(ctx.tx, accountId, ctx.clock.now())
  for (const share of shares) await revoke(ctx, share)
}

/** Revokes all shares of a record, e.g. when the candidate no longer consents. */
export async function endShares(
  ctx: WriteContext,
  { recordId }: { recordId: string },
): Promise<void> {
  for (const { id } of await selectUnended(ctx.tx, recordId, ctx.clock.now()))
    await revoke(ctx, { id, recordId })
}

/**
 * Ends, permanently, everything that shows a document of a record that the public may no longer see: open files, and
 * shares that contain it. The candidate can make another share without it.
 */
export async function endShowing(
  ctx: WriteContext,
  document: { recordId: string; kind: DocumentKind },
): Promise<void> {
  const { recordId, kind } = document
  await closeViewingsShowing(ctx, document)
  for (const { id, kinds, purpose } of await selectUnended(ctx.tx, recordId, ctx.clock.now()))
    if (kind === 'photo' || shownKinds(kinds, purpose).includes(kind))
      await revoke(ctx, { id, recordId })
}

async function revoke(
  ctx: WriteContext,
  { id, recordId }: { id: string; recordId: string },
): Promise<void> {
  if (await markRevoked(ctx.tx, id, ctx.clock.now()))
    await appendAudit(ctx, 'share.revoked', `record:${recordId}`, { shareId: id })
}
