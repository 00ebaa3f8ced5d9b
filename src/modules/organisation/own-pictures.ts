import { createHash } from 'node:crypto'
import { appendAudit } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { refusal, refuseUnless } from '#platform/errors'
import type { MediaType } from '#platform/images'
import type { Language } from '#platform/languages.schema'
import { platformLimits } from '#platform/limits'
import { clearAway, readNamed, sweepFolder } from '#platform/storage'
import { pictureMark as marks } from '#texts/each/private-company'
import { settingProblems } from './lines.schema.ts'
import { type OwnPicture, ownPictures, type Picture } from './schema.ts'
import {
  findOrganisation,
  type Organisation,
  readSettings,
  storedSettings,
  storeSettings,
} from './settings.ts'

const formats = ['webp', 'jpeg'] as const
export type PictureFormat = (typeof formats)[number]
/** The maximum stored widths, in pixels: more than pages show, for dense screens. */
const widest = { logo: 480, office: 960 } as const satisfies Record<OwnPicture, number>

const folderOf = (which: OwnPicture) => `${which}/`
const keyOf = (which: OwnPicture, sha256: string, format: PictureFormat) =>
  `${folderOf(which)}${sha256}/${format}`

/**
 * Burnt into the pictures that the organisation publishes: they tell by themselves what it is not, and whose they are, in
 * a reader's language, or in the one that the site offers first.
 */
export const pictureMark = (
  { displayName, languages: [first = 'en'] }: Pick<Organisation, 'displayName' | 'languages'>,
  language: Language = first,
) => marks[language](displayName)

/**
 * Accepts a picture (by content) as the logo, or as that of the office. Stores only a copy drawn from it: upright, no
 * wider than pages need, without metadata, that of the office with its mark. The original bytes are not stored.
 *
 * @throws Refusal `document.empty`, `document.too_large`, `document.unsupported`, `document.damaged`,
 * `document.too_many_pixels`
 */
export async function setOwnPicture(
  ctx: ActionContext,
  which: OwnPicture,
  source: AsyncIterable<Uint8Array>,
): Promise<Organisation> {
  const staged = await ctx.storage.stage(source, platformLimits.photoBytes, which)
  try {
    const bytes = await staged.read()
    const { mediaType, width, height } = await ctx.images.inspect(bytes)
    if (mediaType === 'application/pdf')
      throw refusal('document.unsupported', { message: settingProblems.pictureIsPdf })
    const settings = await ctx.read(({ tx }) => readSettings(tx))
    const watermark = which === 'office' ? pictureMark(settings) : null
    const sha256 = await keepDrawn(ctx, which, { bytes, mediaType, watermark })
    const scale = Math.min(1, widest[which] / width)
    return await replacePicture(ctx, which, {
      sha256,
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    })
  } finally {
    await staged.discard()
  }
}

/** Removes the picture. Without a logo only the name is shown. */
export function removeOwnPicture(ctx: ActionContext, which: OwnPicture): Promise<Organisation> {
  return replacePicture(ctx, which, null)
}

/** Returns a picture's bytes. Refuses with `document.not_found` when it is not the present one. */
export async function readOwnPicture(
  ctx: ActionContext,
  which: OwnPicture,
  { sha256, format }: { sha256: string; format: PictureFormat },
): Promise<Buffer> {
  const settings = await ctx.read(({ tx }) => readSettings(tx))
  refuseUnless(settings[which]?.sha256 === sha256, 'document.not_found')
  return readNamed(ctx, keyOf(which, sha256, format), { picture: which })
}

/** Sets aside files of earlier pictures that an interrupted process left. `olderThan` protects other processes. */
export async function sweepOwnPictures(ctx: ActionContext, olderThan: Date): Promise<number> {
  let cleared = 0
  for (const which of ownPictures) {
    const sha256 = await pictureOfNow(ctx, which)
    const folder = folderOf(which)
    cleared += await sweepFolder(ctx.storage, { folder, olderThan }, async (key) =>
      key.split('/')[1] === sha256 ? 'named' : 'unexplained',
    )
  }
  return cleared
}

/** What the doctor found wrong with one file of these pictures. */
export interface PictureFinding {
  problem: 'missing'
  /** The file's key. */
  subject: string
}

/** Looks for both files of each present picture. */
export async function* examineOwnPictures(ctx: ActionContext): AsyncIterable<PictureFinding> {
  for (const which of ownPictures) {
    const sha256 = await pictureOfNow(ctx, which)
    for (const format of sha256 === undefined ? [] : formats) {
      const key = keyOf(which, sha256 as string, format)
      if (!(await ctx.storage.read(key))) yield { problem: 'missing', subject: key }
    }
  }
}

/** Returns the hash in a picture's keys; undefined without one, and before the set-up. */
async function pictureOfNow(ctx: ActionContext, which: OwnPicture): Promise<string | undefined> {
  const organisation = await ctx.read(({ tx }) => findOrganisation(tx))
  return organisation?.[which]?.sha256
}

async function keepDrawn(
  ctx: ActionContext,
  which: OwnPicture,
  { bytes, ...how }: { bytes: Buffer; mediaType: MediaType; watermark: string | null },
): Promise<string> {
  const width = widest[which]
  const draw = (format: PictureFormat) =>
    ctx.images.render(bytes, { ...how, isMarkClear: true, format, page: 1, width })
  const drawn = await Promise.all(formats.map(draw))
  const sha256 = createHash('sha256')
    .update(drawn[0] as Buffer)
    .digest('hex')
  for (const [index, format] of formats.entries())
    await ctx.storage.put(keyOf(which, sha256, format), drawn[index] as Buffer)
  return sha256
}

async function replacePicture(
  ctx: ActionContext,
  which: OwnPicture,
  picture: Picture | null,
): Promise<Organisation> {
  const { before, after } = await ctx.write(async (write) => {
    const { version } = await readSettings(write.tx)
    const settings = await storedSettings(write.tx)
    await appendAudit(write, 'organisation.changed', 'organisation', { fields: [which] })
    const after = await storeSettings(write, { ...settings, [which]: picture }, version)
    return { before: settings[which], after }
  })
  if (before)
    await clearAway(ctx, async () => {
      if ((await pictureOfNow(ctx, which)) !== before.sha256)
        await ctx.storage.removeAll(`${folderOf(which)}${before.sha256}/`)
    })
  return after
}
