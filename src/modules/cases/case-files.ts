import { createHash } from 'node:crypto'
import { isPurged } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { platformLimits } from '#platform/limits'
import { clearAway, lostFile, type Staged, setAside } from '#platform/storage'
import { fileOf } from './case.ts'
import { type CaseRow, selectCase } from './cases.store.ts'
import { refuseUnless } from './refusals.ts'
import { type CaseFile, caseFileSchema } from './schema.ts'

/** Photos that came with cases. Only the purge of their record removes one. */
export const caseFilesFolder = 'case-files/'

export const caseFileKey = ({ id, recordId }: Pick<CaseRow, 'id' | 'recordId'>): string =>
  `${caseFilesFolder}${recordId}/${id}`

/** Stores a photo, checked as an upload is; what is staged is to be discarded. */
export async function keepFile(
  ctx: ActionContext,
  key: string,
  source: AsyncIterable<Uint8Array>,
): Promise<{ staged: Staged; file: CaseFile }> {
  const staged = await ctx.storage.stage(source, platformLimits.uploadBytes, key)
  try {
    const { mediaType, pages } = await ctx.images.inspect(() => staged.read())
    await staged.keep(key)
    const { sha256, bytes } = staged
    return { staged, file: caseFileSchema.parse({ sha256, bytes, mediaType, pages }) }
  } catch (error) {
    await staged.discard()
    await clearAway(ctx, () => ctx.storage.remove(key))
    throw error
  }
}

/** Tells whether the photo of a case is there, as it was sent. */
export async function hasItsFile(ctx: ActionContext, row: CaseRow): Promise<boolean> {
  if (row.file === null) return true
  const bytes = await ctx.storage.read(caseFileKey(row))
  const { sha256 } = fileOf(row.file)
  return bytes !== null && createHash('sha256').update(bytes).digest('hex') === sha256
}

/** Clears photos without a case away: removed after a purge, else set aside. Returns how many. */
export async function sweepCaseFiles(ctx: ActionContext, olderThan: Date): Promise<number> {
  let cleared = 0
  for await (const item of ctx.storage.list(caseFilesFolder)) {
    if (item.modifiedAt >= olderThan) continue
    const [, recordId, id = ''] = item.key.split('/')
    if (await ctx.read(({ tx }) => selectCase(tx, id))) continue
    if (await isPurged(ctx, `record:${recordId}`)) await ctx.storage.remove(item.key)
    else await setAside(ctx.storage, item)
    cleared += 1
  }
  return cleared
}

interface FileView {
  page: number
  width?: 'full'
  format: 'webp' | 'jpeg'
  watermark: string | null
}

/**
 * Draws a page of the photo of a case, upright and without metadata. `recordId` where only that file is open. Refuses
 * with `case.not_found`.
 */
export async function drawCaseFile(
  ctx: ActionContext,
  { caseId, recordId }: { caseId: string; recordId: string | null },
  view: FileView,
): Promise<Buffer> {
  const row = await ctx.read(({ tx }) => selectCase(tx, caseId))
  const isShown = row?.file != null && (recordId === null || row.recordId === recordId)
  refuseUnless(isShown, 'case.not_found')
  const { mediaType, pages } = fileOf(row.file as string)
  refuseUnless(view.page <= pages, 'case.not_found')
  const original = async () => {
    const bytes = await ctx.storage.read(caseFileKey(row))
    if (bytes) return bytes
    throw await lostFile(ctx, caseFileKey(row), { caseId })
  }
  return ctx.images.render(original, { width: 960, ...view, mediaType })
}
