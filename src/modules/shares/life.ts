import { appendAudit, listEvents } from '#modules/audit'
import type { DocumentKind } from '#modules/documents/schema'
import { closeViewingsShowing, lookupRefusals } from '#modules/lookup'
import { isPublic } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import { day, type Instant, isAhead, later, millisecondsBetween } from '#platform/clock'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { refusalsOf, refusing } from '#platform/errors'
import { mayBeShared, type Share, type SharePurpose, type ShareState, type View } from './schema.ts'
import {
  countViewings,
  markRevoked,
  markSettled,
  type ShareWithLife,
  selectAhead,
  selectShare,
  selectShares,
  selectUnended,
  selectUnendedOf,
  selectViewingTimes,
} from './shares.store.ts'

/** Returns when a share of a record ended, for whatever reason; null while it is open, and when there is none. */
export async function shareEndedAt(
  ctx: ReadContext,
  { recordId, shareId }: { recordId: string; shareId: string },
): Promise<Instant | null> {
  const share = await selectShare(ctx.tx, recordId, shareId)
  if (!share) return null
  const now = ctx.clock.now()
  const isOpen = shareState(share, now) === 'open'
  return isOpen ? revokedInLogAt(ctx, recordId, shareId) : endOf(share, now)
}

/** Returns when the log says that a share was revoked: its row can be opened again in the database, its event cannot. */
async function revokedInLogAt(
  ctx: ReadContext,
  recordId: string,
  shareId: string,
): Promise<Instant | null> {
  const asked = { ofRecord: recordId, actions: ['share.revoked'], limit: mostRevoked }
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

/**
 * Gives shares that were made before the clock was set back no more time than was chosen for them: their days count from
 * now, whatever their time says. A share whose time is more than a day in the future is over, so it does not open again
 * when that time comes.
 */
export async function settleShares(ctx: ActionContext): Promise<void> {
  const ahead = await ctx.read(({ tx, clock }) => selectAhead(tx, clock.now()))
  if (ahead.length === 0) return
  await ctx.write(async ({ tx, clock }) => {
    const now = clock.now()
    for (const { id, createdAt, expiresAt } of await selectAhead(tx, now)) {
      const isOver = isAhead(createdAt, later(now, day))
      const end = isOver ? now : later(now, millisecondsBetween(createdAt, expiresAt))
      await markSettled(tx, { id, createdAt: now, expiresAt: end })
    }
  })
}

/** What decides whether a share shows anything now. */
interface Life extends Pick<CandidateRecord, 'state' | 'hiddenAt' | 'deletedAt'> {
  createdAt: Instant
  expiresAt: Instant
  revokedAt: Instant | null
  /** When the access code ended that the candidate used to open the record and make the share. */
  codeRevokedAt: Instant | null
  /** When the record last stopped being public. */
  unpublishedAt: Instant | null
}

/**
 * Returns the state of a share. Hiding, withdrawing, deleting and replacing the code stop it permanently, as they end a
 * viewing: the agency may be taking a record back because of what is being shown, so nothing is shown again unless
 * somebody chooses it again.
 */
export function shareState(share: Life, now: Instant): ShareState {
  // A clock that is corrected by minutes ends no share; one that is set back by days must not prolong it. Asked first,
  // since it takes longest: a look-up is refused in the same time for each reason (H7).
  const isFromAhead = isAhead(share.createdAt, later(now, day))
  if (share.revokedAt !== null) return 'revoked'
  if (share.expiresAt <= now || isFromAhead) return 'expired'
  const wasWithdrawn = share.unpublishedAt !== null && share.unpublishedAt >= share.createdAt
  return share.codeRevokedAt !== null || wasWithdrawn || !isPublic(share) ? 'stopped' : 'open'
}

/** Returns the documents that a share shows: checked again at each viewing, whatever the row says (H9). */
export function shownKinds(kinds: string, purpose: SharePurpose): DocumentKind[] {
  return (JSON.parse(kinds) as DocumentKind[]).filter((kind) => mayBeShared(kind, purpose))
}

const mostShares = 100
const mostViewings = 500

/** The events that record a view of a record. */
export const viewActions = ['share.viewed', 'viewing.opened'] as const

/** Returns the newest hundred shares of a record, with every viewing of each. */
export async function listShares(
  ctx: ReadContext,
  { recordId }: { recordId: string },
): Promise<Share[]> {
  return listed(ctx, await selectShares(ctx.tx, recordId, mostShares))
}

/** Returns one share of a record. Refuses with `share.not_found`. */
export async function listedShare(ctx: ReadContext, recordId: string, id: string): Promise<Share> {
  const row = await selectShare(ctx.tx, recordId, id)
  refuseUnless(row, 'share.not_found')
  const [share] = await listed(ctx, [row])
  return share as Share
}

async function listed(ctx: ReadContext, rows: readonly ShareWithLife[]): Promise<Share[]> {
  const ids = rows.map(({ id }) => id)
  const counts = new Map(
    (await countViewings(ctx.tx, ids)).map(({ shareId, count }) => [shareId, Number(count)]),
  )
  const now = ctx.clock.now()
  const shares: Share[] = []
  for (const row of rows) {
    const { id, purpose, label, createdAt, expiresAt, revokedAt } = row
    const viewCount = counts.get(id) ?? 0
    shares.push({
      id,
      kinds: JSON.parse(row.kinds) as DocumentKind[],
      purpose,
      label,
      createdAt,
      expiresAt,
      revokedAt,
      state: shareState(row, now),
      viewCount,
      viewings: viewCount === 0 ? [] : await selectViewingTimes(ctx.tx, id, mostViewings),
    })
  }
  return shares
}

/** Returns who viewed a record or a share of it, newest first; `before` is the id of a view. */
export async function viewsOfRecord(
  ctx: ReadContext,
  { recordId }: { recordId: string },
  { before, limit }: { before?: string | undefined; limit: number } = { limit: 500 },
): Promise<View[]> {
  const events = await listEvents(ctx, {
    ofRecord: recordId,
    actions: viewActions,
    before,
    limit,
  })
  return events.map(({ id, at, action, actorKind, details }): View => {
    if (action === 'share.viewed') return { id, at, by: 'share', shareId: String(details.shareId) }
    const by = actorKind === 'account' ? 'account' : 'access-code'
    return { id, at, by, shareId: null }
  })
}

/** Refusals about shares. */
export const shareRefusals = refusalsOf({
  'share.not_shareable': 'invalid',
  'share.not_on_file': 'invalid',
  'share.outside_viewing': 'forbidden',
  'share.too_many': 'conflict',
  'share.not_found': 'not_found',
})

const known = refusing({ ...lookupRefusals, ...shareRefusals })

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
