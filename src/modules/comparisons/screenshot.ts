import { createHash } from 'node:crypto'
import { eachEvent, isDocumentPurged, isPurged } from '#modules/audit'
import { comparisonsFolder } from '#modules/documents'
import { getRecord } from '#modules/records'
import type { ActionContext } from '#platform/context'
import { platformLimits } from '#platform/limits'
import { keepExamined, readNamed, sweepFolder } from '#platform/storage'
import { selectComparison, selectExisting, selectOfRecord } from './comparisons.store.ts'
import { roundsOf } from './describing.ts'
import { refuseUnless } from './refusals.ts'
import { screenshotSchema } from './schema.ts'

export function screenshotKey({ recordId, id }: { recordId: string; id: string }): string {
  return `${comparisonsFolder}${recordId}/${id}`
}

/** Checks a screenshot as an upload is checked, and moves it to its permanent place. */
export async function keepScreenshot(
  ctx: ActionContext,
  key: string,
  source: AsyncIterable<Uint8Array>,
) {
  const sent = { key, source, limit: platformLimits.uploadBytes }
  const { staged, found } = await keepExamined(ctx, sent, (staged) =>
    ctx.images.inspect(() => staged.read()),
  )
  const { sha256, bytes } = staged
  return { staged, about: screenshotSchema.parse({ sha256, bytes, ...found }) }
}

/**
 * Draws a page of a screenshot, for staff who may see its record; while a second person is awaited, only for the person
 * who took it. Refuses with `comparison.not_found`.
 */
export async function drawScreenshot(
  ctx: ActionContext,
  id: string,
  { page, format }: { page: number; format: 'webp' | 'jpeg' },
): Promise<Buffer> {
  const row = await ctx.read(({ tx }) => selectComparison(tx, id))
  refuseUnless(row?.screenshot, 'comparison.not_found')
  await ctx.read(async (read) => {
    await getRecord(read, row.recordId)
    const rounds = roundsOf(await selectOfRecord(read.tx, row.recordId))
    const round = rounds.find(({ rows }) => rows.some((one) => one.id === id))
    const isOwn = ctx.actor.kind === 'account' && ctx.actor.id === row.notedBy
    refuseUnless(isOwn || round?.state !== 'waiting', 'comparison.not_found')
  })
  const { mediaType, pages } = screenshotSchema.parse(JSON.parse(row.screenshot))
  refuseUnless(page <= pages, 'comparison.not_found')
  const original = () => readNamed(ctx, screenshotKey(row), { comparisonId: id })
  return ctx.images.render(original, { page, format, width: 960, mediaType, watermark: null })
}

/** Tells whether the file of a screenshot exists, as it was sent. */
export async function hasItsScreenshot(
  ctx: ActionContext,
  row: { recordId: string; id: string; screenshot: string | null },
): Promise<boolean> {
  if (row.screenshot === null) return true
  const bytes = await ctx.storage.read(screenshotKey(row))
  const { sha256 } = screenshotSchema.parse(JSON.parse(row.screenshot))
  return bytes !== null && createHash('sha256').update(bytes).digest('hex') === sha256
}

/** Clears screenshots without a row away: removed after a purge, else set aside. Returns how many. */
export async function sweepScreenshots(ctx: ActionContext, olderThan: Date): Promise<number> {
  return sweepFolder(ctx.storage, { folder: comparisonsFolder, olderThan }, async (key) => {
    const [, recordId = '', id = ''] = key.split('/')
    if ((await ctx.read(({ tx }) => selectExisting(tx, [id]))).has(id)) return 'named'
    return (await isPurgedWith(ctx, { recordId, id })) ? 'spent' : 'unexplained'
  })
}

/** Tells whether the log says that the document which a screenshot is about was purged, alone or with its record. */
async function isPurgedWith(
  ctx: ActionContext,
  { recordId, id }: { recordId: string; id: string },
): Promise<boolean> {
  const subject = `record:${recordId}`
  if (await isPurged(ctx, subject)) return true
  for await (const { details } of eachEvent(ctx, { subject, actions: ['comparison.noted'] }))
    if (details.comparisonId === id)
      return isDocumentPurged(ctx, { subject, id: String(details.documentId) })
  return false
}
