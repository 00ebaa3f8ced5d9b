import { listEvents } from '#modules/audit'
import type { DocumentKind } from '#modules/documents/schema'
import type { ReadContext } from '#platform/context'
import { shareState } from './life.ts'
import { refuseUnless } from './refusals.ts'
import type { Share, View } from './schema.ts'
import {
  countViewings,
  type ShareWithLife,
  selectShare,
  selectShares,
  selectViewingTimes,
} from './shares.store.ts'

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
    subject: `record:${recordId}`,
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
