import { eachEvent, isDocumentPurged, isPurged } from '#modules/audit'
import { fileOf } from '#modules/cases'
import { comparisonsFolder } from '#modules/documents'
import { getRecord, recordRefusals } from '#modules/records'
import { type ActionContext, personBehind } from '#platform/context'
import { refusalsOf, refusing } from '#platform/errors'
import { readNamed, sweepFolder } from '#platform/storage'
import { selectComparison, selectExisting, selectOfRecord } from './comparisons.store.ts'
import { roundsOf } from './describing.ts'

export function screenshotKey({ recordId, id }: { recordId: string; id: string }): string {
  return `${comparisonsFolder}${recordId}/${id}`
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
    const isOwn = personBehind(ctx.actor) === row.notedBy
    refuseUnless(isOwn || round?.state !== 'waiting', 'comparison.not_found')
  })
  const { mediaType, pages } = fileOf(row.screenshot)
  refuseUnless(page <= pages, 'comparison.not_found')
  const original = () => readNamed(ctx, screenshotKey(row), { comparisonId: id })
  return ctx.images.render(original, { page, format, width: 960, mediaType, watermark: null })
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

/** Refusals about comparisons with an authority. */
export const comparisonRefusals = refusalsOf({
  'comparison.person_only': 'forbidden',
  'comparison.not_on_file': 'conflict',
  'comparison.no_such_check': 'invalid',
  'comparison.day_ahead': 'invalid',
  'comparison.before_upload': 'invalid',
  'comparison.same_person': 'forbidden',
  'comparison.same_browser': 'forbidden',
  'comparison.withheld': 'conflict',
  'comparison.not_found': 'not_found',
  'comparison.answered_already': 'conflict',
  'comparison.second_person': 'forbidden',
})

const known = refusing({ ...recordRefusals, ...comparisonRefusals })

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless

export const { refuseBy } = known
