import { createHash } from 'node:crypto'
import { appendAudit } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { refusal, refuseUnless } from '#platform/errors'
import type { MediaType } from '#platform/images'
import { limitTable } from '#platform/limits'
import { clearAway, setAside } from '#platform/storage'
import { updateOrganisation } from './organisation.store.ts'
import type { Logo } from './schema.ts'
import { findOrganisation, type Organisation, readSettings, storedSettings } from './settings.ts'

const folder = 'logo/'
const formats = ['webp', 'jpeg'] as const
export type LogoFormat = (typeof formats)[number]
/** Ten times what the header shows, for a preview and for dense screens. */
const widest = 480

const keyOf = (sha256: string, format: LogoFormat) => `${folder}${sha256}/${format}`

/**
 * Takes a picture (JPEG, PNG, WebP, by content) as the logo. Only what is drawn from it is kept:
 * upright, 480 px wide at most, without metadata. The bytes that arrived are not.
 *
 * @throws Refusal `document.empty`, `document.too_large`, `document.unsupported`,
 *   `document.damaged`, `document.too_many_pixels`
 */
export async function setLogo(
  ctx: ActionContext,
  source: AsyncIterable<Uint8Array>,
): Promise<Organisation> {
  const staged = await ctx.storage.stage(source, limitTable.requestBytes)
  try {
    const bytes = await staged.read()
    const { mediaType, width, height } = await ctx.images.inspect(bytes)
    if (mediaType === 'application/pdf')
      throw refusal('document.unsupported', {
        message: 'A logo cannot be a PDF. Choose a JPEG, PNG or WebP picture.',
      })
    const sha256 = await keepDrawn(ctx, bytes, mediaType)
    const scale = Math.min(1, widest / width)
    return await replaceLogo(ctx, {
      sha256,
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    })
  } finally {
    await staged.discard()
  }
}

/** Takes the logo off; the name stands in its place. */
export function removeLogo(ctx: ActionContext): Promise<Organisation> {
  return replaceLogo(ctx, null)
}

/** The logo's bytes. Refuses with `document.not_found` when this is not the logo of now. */
export async function readLogo(
  ctx: ActionContext,
  { sha256, format }: { sha256: string; format: LogoFormat },
): Promise<Buffer> {
  const { logo } = await ctx.read(({ tx }) => readSettings(tx))
  refuseUnless(logo?.sha256 === sha256, 'document.not_found')
  const bytes = await ctx.storage.read(keyOf(sha256, format))
  refuseUnless(bytes, 'document.not_found')
  return bytes
}

/** Sets files of earlier logos aside that a stop left behind. `olderThan` protects other processes. */
export async function sweepLogos(ctx: ActionContext, olderThan: Date): Promise<number> {
  const sha256 = await logoOfNow(ctx)
  let cleared = 0
  for await (const item of ctx.storage.list(folder)) {
    if (item.modifiedAt >= olderThan || item.key.split('/')[1] === sha256) continue
    await setAside(ctx.storage, item)
    cleared += 1
  }
  return cleared
}

/** What the doctor found wrong with one file of the logo. */
export interface LogoFinding {
  problem: 'missing' | 'orphan'
  /** The file's key. */
  subject: string
}

/** Looks for both files of the logo of now, and for others. */
export async function* examineLogo(ctx: ActionContext): AsyncIterable<LogoFinding> {
  const sha256 = await logoOfNow(ctx)
  for (const format of formats) {
    if (sha256 === undefined) break
    const key = keyOf(sha256, format)
    if (!(await ctx.storage.read(key))) yield { problem: 'missing', subject: key }
  }
  for await (const { key } of ctx.storage.list(folder))
    if (key.split('/')[1] !== sha256) yield { problem: 'orphan', subject: key }
}

/** The hash in the keys of the logo; undefined without one, and before the set-up. */
async function logoOfNow(ctx: ActionContext): Promise<string | undefined> {
  const organisation = await ctx.read(({ tx }) => findOrganisation(tx))
  return organisation?.logo?.sha256
}

async function keepDrawn(ctx: ActionContext, bytes: Buffer, mediaType: MediaType): Promise<string> {
  const draw = (format: LogoFormat) =>
    ctx.images.render(bytes, { mediaType, format, page: 1, width: widest, watermark: null })
  const drawn = await Promise.all(formats.map(draw))
  const sha256 = createHash('sha256')
    .update(drawn[0] as Buffer)
    .digest('hex')
  for (const [index, format] of formats.entries())
    await ctx.storage.put(keyOf(sha256, format), drawn[index] as Buffer)
  return sha256
}

async function replaceLogo(ctx: ActionContext, logo: Logo | null): Promise<Organisation> {
  const { before, after } = await ctx.write(async (write) => {
    const { version } = await readSettings(write.tx)
    const settings = await storedSettings(write.tx)
    await updateOrganisation(write.tx, {
      settings: JSON.stringify({ ...settings, logo }),
      version,
      now: write.clock.now(),
    })
    await appendAudit(write, 'organisation.changed', 'organisation', { fields: ['logo'] })
    return { before: settings.logo, after: await readSettings(write.tx) }
  })
  if (before !== null)
    await clearAway(ctx, async () => {
      if ((await logoOfNow(ctx)) !== before.sha256)
        await ctx.storage.removeAll(`${folder}${before.sha256}/`)
    })
  return after
}
