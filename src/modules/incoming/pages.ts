import { isPurged } from '#modules/audit'
import { isSameRecord } from '#modules/merges'
import { type ActionContext, actorId } from '#platform/context'
import type { MediaType } from '#platform/images'
import { platformLimits } from '#platform/limits'
import { clearAway, readNamed, sweepFolder } from '#platform/storage'
import { type IncomingRow, selectIncoming, selectIncomingOf } from './incoming.store.ts'
import { refuseUnless } from './refusals.ts'
import { type IncomingPage, isUntouched } from './schema.ts'

/** Photos that candidates sent and nobody has decided about. */
export const incomingFolder = 'incoming/'

export const pageKey = (recordId: string, pageId: string): string =>
  `${incomingFolder}${recordId}/${pageId}`

export const pagesOf = ({ pages }: Pick<IncomingRow, 'pages'>): IncomingPage[] => JSON.parse(pages)

/** Removes the photos of what is decided. */
export async function removePages(
  ctx: Pick<ActionContext, 'storage' | 'log'>,
  recordId: string,
  pages: readonly Pick<IncomingPage, 'id'>[],
): Promise<void> {
  await clearAway(ctx, async () => {
    for (const { id } of pages) await ctx.storage.remove(pageKey(recordId, id))
  })
}

/** Clears photos away that no row names: of what was decided, removed after a purge, else set aside. Returns how many. */
export async function sweepIncoming(ctx: ActionContext, olderThan: Date): Promise<number> {
  return sweepFolder(ctx.storage, { folder: incomingFolder, olderThan }, async (key) => {
    const [, recordId = '', id = ''] = key.split('/')
    const rows = await ctx.read(({ tx }) => selectIncomingOf(tx, recordId))
    if (rows.some((row) => pagesOf(row).some((page) => page.id === id))) return 'named'
    // What was sent and decided left no page in its row: nobody needs the photo.
    if (rows.length > 0) return 'spent'
    return (await isPurged(ctx, `record:${recordId}`)) ? 'spent' : 'unexplained'
  })
}

interface PageView {
  /** Of the file, which may be a PDF; from 1. */
  page: number
  width: 240 | 960 | 1600 | 'full'
  format: 'webp' | 'jpeg'
  watermark: string | null
}

interface Where {
  id: string
  pageId: string
  /** Where only that file is open. */
  recordId: string | null
}

/** Draws a photo that waits, turned and cut as the candidate said. Refuses with `incoming.not_found`. */
export async function drawIncoming(
  ctx: ActionContext,
  { id, pageId, recordId }: Where,
  view: PageView,
): Promise<Buffer> {
  const row = await ctx.read(async ({ tx }) => {
    const row = await selectIncoming(tx, id)
    const isOfFile = recordId === null || (await isSameRecord(tx, row?.recordId ?? '', recordId))
    return isOfFile ? row : undefined
  })
  const page = row && pagesOf(row).find((one) => one.id === pageId)
  refuseUnless(row && page && view.page <= page.pages, 'incoming.not_found')
  return drawPage(ctx, { row, page }, view)
}

/** The width from which a photo that was turned or cut is drawn: what is left is still clear on a screen. */
const drawnFrom = 1600

async function drawPage(
  ctx: ActionContext,
  { row: { recordId }, page }: { row: IncomingRow; page: IncomingPage },
  view: PageView,
): Promise<Buffer> {
  const read = () => readNamed(ctx, pageKey(recordId, page.id), { incomingPage: page.id })
  // Whoever looks at it, a candidate sent it.
  const pictures = ctx.images.sentBy(actorId(ctx.actor) ?? recordId)
  const mediaType = page.mediaType as MediaType
  if (isUntouched(page)) return pictures.render(read, { ...view, mediaType })
  const as = { page: view.page, width: drawnFrom, format: 'jpeg', watermark: null } as const
  const whole = await pictures.render(read, { ...as, mediaType })
  const { width, format, watermark } = view
  return pictures.drawPicture(await ctx.images.adjust(whole, page), { width, format, watermark })
}

/** Widths in which several pages become one file, until it is small enough to be kept. */
const boundWidths = [1600, 960] as const

/**
 * Makes one file of what a candidate sent: as it was sent where it is one file that nobody turned or cut, else a picture, or a PDF
 * of the pages in their order.
 */
export async function asOneFile(ctx: ActionContext, row: IncomingRow): Promise<Buffer> {
  const pages = pagesOf(row)
  const [only] = pages
  const read = (page: IncomingPage) => readNamed(ctx, pageKey(row.recordId, page.id), {})
  if (only && pages.length === 1 && isUntouched(only)) return read(only)
  const drawn = async (page: IncomingPage, at: number, width: 960 | 1600 | 'full') => {
    const mediaType = page.mediaType as MediaType
    const as = { mediaType, page: at, width, format: 'jpeg', watermark: null } as const
    const jpeg = await ctx.images.render(() => read(page), as)
    return isUntouched(page) ? jpeg : ctx.images.adjust(jpeg, page)
  }
  if (only && pages.length === 1 && only.pages === 1) return drawn(only, 1, 'full')
  for (const width of boundWidths) {
    const bound: { jpeg: Buffer; name: string }[] = []
    for (const page of pages)
      for (let at = 1; at <= page.pages; at += 1)
        bound.push({ jpeg: await drawn(page, at, width), name: String(bound.length + 1) })
    const book = { title: '', language: 'en', lines: [], madeAt: new Date(ctx.clock.now()) }
    const pdf = await ctx.images.bindBook({ ...book, pages: bound })
    if (pdf.length <= platformLimits.uploadBytes) return pdf
  }
  return refuseUnless(false, 'document.too_large') as never
}
