import { type ActionContext, picturesOf } from '#platform/context'
import { refusal, refuseUnless } from '#platform/errors'
import { mediaTypeOf, tellingBytes } from '#platform/images/schema'
import { clearAway, sweepFolder } from '#platform/storage'
import { findPhoto, selectWithPhoto } from './accounts.store.ts'

const folder = 'account-photos/'
/** Ten times what the dashboard shows. */
const widest = 480
/** The type of every stored photo, as in the account's row. */
const keptAs = 'image/webp'

const keyOf = (accountId: string) => `${folder}${accountId}`

/**
 * Stores a copy drawn from a picture (by content): upright, cropped to a square of at most 480 px,
 * without metadata. The original bytes are not stored. It has no watermark, because it is a person's own portrait and
 * not a document (H8 is about those). Returns the values for the account's row; until they are written, the photo
 * belongs to nobody and the sweep removes it.
 *
 * @param sender who sent it, where that is nobody known: the address
 * @throws Refusal `document.empty`, `document.unsupported`, `document.damaged`, `document.too_many_pixels`,
 * `service.no_room`
 */
export async function keepPhoto(
  ctx: ActionContext,
  { accountId, bytes, sender }: { accountId: string; bytes: Buffer; sender: string },
): Promise<string> {
  const view = { format: 'webp', width: widest, isSquare: true, watermark: null } as const
  if (mediaTypeOf(bytes.toString('latin1', 0, tellingBytes)) === 'application/pdf')
    throw refusal('document.unsupported', {
      message: 'A photo cannot be a PDF. Choose a JPEG, PNG, WebP, HEIC, TIFF or BMP picture.',
    })
  const drawn = await picturesOf(ctx, sender).drawPicture(bytes, view)
  await ctx.storage.put(keyOf(accountId), drawn)
  return keptAs
}

/**
 * Returns the photo of an account, to that account and to admins. Refuses with `route.not_found` both when there is
 * none and when somebody else asks.
 */
export async function readPhoto(
  ctx: ActionContext,
  { accountId }: { accountId: string },
): Promise<{ bytes: Buffer; mediaType: string }> {
  const { actor } = ctx
  const isOwn = actor.kind === 'account' && actor.id === accountId
  const isAdmin = 'role' in actor && actor.role === 'admin'
  refuseUnless(isOwn || isAdmin, 'route.not_found')
  const mediaType = await ctx.read(({ tx }) => findPhoto(tx, accountId))
  const bytes = mediaType === null ? null : await ctx.storage.read(keyOf(accountId))
  refuseUnless(mediaType !== null && bytes, 'route.not_found')
  return { bytes, mediaType }
}

/** Removes the file of a photo that no account refers to any more; does nothing without one. */
export async function removePhoto(
  ctx: ActionContext,
  { accountId }: { accountId: string },
): Promise<void> {
  await clearAway(ctx, async () => {
    if ((await ctx.read(({ tx }) => findPhoto(tx, accountId))) === null)
      await ctx.storage.remove(keyOf(accountId))
  })
}

/**
 * Removes photos whose account does not exist: of a sign-up that was cut off, or a deletion. `olderThan` protects
 * uploads of other processes that are in progress.
 */
export async function sweepPhotos(ctx: ActionContext, olderThan: Date): Promise<number> {
  return sweepFolder(ctx.storage, { folder, olderThan }, async (key) => {
    const accountId = key.slice(folder.length)
    return (await ctx.read(({ tx }) => findPhoto(tx, accountId))) === null ? 'spent' : 'named'
  })
}

/** What the doctor found wrong with one photo. */
export interface PhotoFinding {
  problem: 'missing'
  /** The account's id. */
  subject: string
}

/** Compares the accounts that have a photo with the files. */
export async function* examinePhotos(ctx: ActionContext): AsyncIterable<PhotoFinding> {
  const named = new Set(await ctx.read(({ tx }) => selectWithPhoto(tx)))
  for (const id of named)
    if (!(await ctx.storage.read(keyOf(id)))) yield { problem: 'missing', subject: id }
}
