import { appendAudit } from '#modules/audit'
import { documentLimits } from '#modules/documents/limits'
import { refuseTry } from '#modules/lookup'
import { tell } from '#modules/outbox'
import { isPassportNumber } from '#modules/records'
import { type Instant, later } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { newToken } from '#platform/crypto'
import type { Try } from '#platform/limits'
import { shareCodeHashes } from './make-share.ts'
import { refusal } from './refusals.ts'
import type { ShareLookup } from './schema.ts'
import { shareState, shownKinds } from './share.ts'
import type { ShareViewing } from './share-viewing.ts'
import { insertShareViewing } from './share-viewings.store.ts'
import { type ShareHolder, selectByShareCode } from './shares.store.ts'

/**
 * Opens a share with the passport number and its code, for 15 minutes or until the share is over. An unknown number, a
 * wrong, revoked, expired or stopped code, and a record that is not public are refused with one and the same answer
 * (H7), after the same work: one look-up by the code's hash, one comparison. Only a refusal counts as a try. The
 * viewing and its event in the log are committed before anything is shown.
 */
export async function openShare(
  ctx: ActionContext,
  lookup: ShareLookup,
  attempt: Try | null = null,
): Promise<ShareViewing & { token: string }> {
  const hashes = shareCodeHashes(ctx, lookup.shareCode)
  const holder = await ctx.read(({ tx }) => selectByShareCode(tx, hashes, lookup.passportNumber))
  if (!opens(holder, lookup, ctx.clock.now())) {
    if (attempt)
      attempt.settle(await ctx.writeGrouped(({ tx }) => attempt.count(tx), { mingles: true }))
    refuseTry(ctx, lookup, 'share')
  }
  const token = newToken()
  return ctx.writeGrouped(async (write) => {
    // Checked again inside the transaction: a share may be revoked while somebody opens it.
    const startedAt = write.clock.now()
    const now = await selectByShareCode(write.tx, hashes, lookup.passportNumber)
    if (!opens(now, lookup, startedAt)) throw refusal('lookup.no_data_found')
    const { id: shareId, recordId, purpose, expiresAt } = now
    const end = later(startedAt, documentLimits.viewing)
    const endsAt = end < expiresAt ? end : expiresAt
    const id = write.ids.uuid()
    await insertShareViewing(write.tx, {
      id,
      shareId,
      tokenHash: write.secrets.hmac('token', token),
      startedAt,
      endsAt,
      closedAt: null,
    })
    await appendAudit(write, 'share.viewed', `record:${recordId}`, { shareId, viewingId: id })
    await tell(write, { recordId, kind: 'share', about: `share:${shareId}` })
    const kinds = shownKinds(now.kinds, purpose)
    return { token, id, shareId, recordId, kinds, purpose, expiresAt, endsAt }
  })
}

/** For a share that opens, the columns that are never empty are present. */
type Opened = ShareHolder & {
  [Field in 'id' | 'recordId' | 'kinds' | 'purpose' | 'expiresAt']: NonNullable<ShareHolder[Field]>
}

/** Tells whether this code may open its share with this number; takes the same steps in each case. */
function opens(holder: ShareHolder, lookup: ShareLookup, now: Instant): holder is Opened {
  const isSame = isPassportNumber(lookup.passportNumber, holder)
  const state = shareState(
    {
      createdAt: holder.createdAt ?? now,
      expiresAt: holder.expiresAt ?? now,
      revokedAt: holder.revokedAt,
      codeRevokedAt: holder.codeRevokedAt,
      state: holder.state ?? 'pending',
      hiddenAt: holder.hiddenAt,
      deletedAt: holder.deletedAt,
      unpublishedAt: holder.unpublishedAt,
    },
    now,
  )
  return isSame && state === 'open' && holder.id !== null
}
