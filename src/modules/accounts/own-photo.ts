import { appendAudit } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { keepPhoto, removePhoto } from './account-photo.ts'
import { changeAccount } from './accounts.store.ts'
import { whoActs } from './second-factor.ts'

/**
 * Replaces the actor's own photo by a small copy of a picture, or sets the first one. Refuses as `keepPhoto` does, and
 * then the previous photo stays.
 */
export async function changeOwnPhoto(
  ctx: ActionContext,
  { bytes }: { bytes: Buffer },
): Promise<void> {
  const accountId = whoActs(ctx)
  const photo = await keepPhoto(ctx, { accountId, bytes })
  await ctx.write(async (write) => {
    await changeAccount(write.tx, accountId, { photo, updatedAt: write.clock.now() })
    await appendAudit(write, 'account.photo_changed', `account:${accountId}`)
  })
  // The account may have been deleted, with its photo, while this one arrived.
  await removePhoto(ctx, { accountId })
}

/** Removes the actor's own photo: first from the row, then the file. Does nothing the second time. */
export async function removeOwnPhoto(ctx: ActionContext): Promise<void> {
  const accountId = whoActs(ctx)
  await ctx.write(async (write) => {
    await changeAccount(write.tx, accountId, { photo: null, updatedAt: write.clock.now() })
    await appendAudit(write, 'account.photo_removed', `account:${accountId}`)
  })
  await removePhoto(ctx, { accountId })
}
