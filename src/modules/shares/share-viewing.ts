import { appendAudit } from '#modules/audit'
import type { Mark } from '#modules/cases/schema'
import type { DocumentKind } from '#modules/documents/schema'
import { describeRecord } from '#modules/lookup'
import { detailsShownTo } from '#modules/records/fields.schema'
import { type Instant, isAhead } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import type { SharedPart, SharePurpose } from './schema.ts'
import { shareState, shownKinds } from './share.ts'
import { markShareViewingClosed, selectShareViewing } from './share-viewings.store.ts'

/** The 15 minutes in which an opened share stays open in one browser. */
export interface ShareViewing {
  id: string
  shareId: string
  recordId: string
  /** The documents that it shows, besides the photo. */
  kinds: DocumentKind[]
  purpose: SharePurpose
  /** When the share itself is over. */
  expiresAt: Instant
  endsAt: Instant
}

/**
 * Finds the viewing of a share by its token, if it is open now. It ends and stays ended when its time is up, when it is
 * closed, when its share is revoked, expired or stopped, and when the clock is set back to before its start.
 */
export async function findShareViewing(
  ctx: ReadContext,
  token: string,
): Promise<ShareViewing | null> {
  const row = await selectShareViewing(ctx.tx, ctx.secrets.candidates('token', token))
  const now = ctx.clock.now()
  if (!row || row.closedAt !== null || row.endsAt <= now) return null
  if (isAhead(row.startedAt, now)) return null
  if (shareState(row, now) !== 'open') return null
  const { id, shareId, recordId, purpose, expiresAt, endsAt } = row
  const kinds = shownKinds(row.kinds, purpose)
  return { id, shareId, recordId, kinds, purpose, expiresAt, endsAt }
}

/** Returns what the recipient sees: the name, and the shared documents, each with its official checks (H5). */
export async function describeShared(
  ctx: ReadContext,
  { recordId, kinds, purpose, expiresAt }: ShareViewing,
): Promise<SharedPart> {
  const { record, documents, contested } = await describeRecord(ctx, { recordId, kinds })
  const { reference, approvedAt } = record
  const details = detailsShownTo(`share:${purpose}`, record)
  const isShown = ({ about, target }: Mark) =>
    about === 'detail' ? target in details : documents.some(({ kind }) => kind === target)
  return {
    record: { reference, ...details, approvedAt },
    documents,
    contested: contested.filter(isShown),
    share: { purpose, expiresAt },
  }
}

/** Closes the shared documents in this browser. */
export async function closeShareViewing(ctx: WriteContext, token: string): Promise<void> {
  const viewing = await findShareViewing(ctx, token)
  if (!viewing) return
  await markShareViewingClosed(ctx.tx, viewing.id, ctx.clock.now())
  await appendAudit(ctx, 'share.closed', `record:${viewing.recordId}`, {
    shareId: viewing.shareId,
    viewingId: viewing.id,
  })
}
