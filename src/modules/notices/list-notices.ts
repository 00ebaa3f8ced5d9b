import type { ReadContext } from '#platform/context'
import { type PagePlace, pageOfRows } from '#platform/pages'
import {
  selectImages,
  selectNewest,
  selectNotice,
  selectNoticePage,
  selectNotices,
} from './notices.store.ts'
import { refuseUnless } from './refusals.ts'
import type { ManagedNotice, Notice, NoticeFilter } from './schema.ts'
import { unfitWords } from './unfit-words.ts'

type Page<Listed> = { notices: Listed[] } & PagePlace

/** Lists a page of the notices that everybody may see now, newest first. */
export async function listNotices(ctx: ReadContext, filter: NoticeFilter): Promise<Page<Notice>> {
  // Texts are judged here and not in SQL, so the pages are made from what is left.
  const fit = (await selectNotices(ctx.tx, { publicAt: ctx.clock.now() })).filter(isFit)
  const placeOf = ({ publishedAt, id }: (typeof fit)[number]) => [publishedAt ?? '', id]
  const { rows, ...place } = pageOfRows(fit, { ...filter, placeOf, isDescending: true })
  return { notices: await withImages(ctx, rows), ...place }
}

/** Lists a page of all notices: also scheduled, drafted or withdrawn ones. */
export async function listManagedNotices(
  ctx: ReadContext,
  filter: NoticeFilter,
): Promise<Page<ManagedNotice>> {
  const { rows, ...place } = await selectNoticePage(ctx.tx, filter)
  return { notices: await withImages(ctx, rows), ...place }
}

/** Returns the newest notices, for the home page. */
export async function latestNotices(ctx: ReadContext, count: number): Promise<Notice[]> {
  const now = ctx.clock.now()
  const newest = await selectNewest(ctx.tx, now, count)
  if (newest.every(isFit)) return withImages(ctx, newest)
  const more = (await selectNewest(ctx.tx, now, 100)).filter(isFit)
  return withImages(ctx, more.slice(0, count))
}

function isFit(words: Parameters<typeof unfitWords>[0]): boolean {
  return unfitWords(words).length === 0
}

/** Returns one notice that everybody may see now. Refuses with `notice.not_found`. */
export async function getNotice(ctx: ReadContext, noticeId: string): Promise<Notice> {
  const notice = await getManagedNotice(ctx, noticeId)
  refuseUnless(notice.state === 'public' && isFit(notice), 'notice.not_found')
  return notice
}

/** Returns one notice in any state. Refuses with `notice.not_found`. */
export async function getManagedNotice(ctx: ReadContext, noticeId: string): Promise<ManagedNotice> {
  const row = await selectNotice(ctx.tx, noticeId)
  refuseUnless(row, 'notice.not_found')
  const [notice] = await withImages(ctx, [row])
  return notice as ManagedNotice
}

type Row = NonNullable<Awaited<ReturnType<typeof selectNotice>>>

/** Returns the state of a notice at a time; for many notices SQL checks the same. */
function stateOf({ withdrawnAt, publishedAt }: Row, now: string): ManagedNotice['state'] {
  if (withdrawnAt !== null) return 'withdrawn'
  return publishedAt <= now ? 'public' : 'planned'
}

async function withImages({ tx, clock }: ReadContext, rows: readonly Row[]) {
  const images = await selectImages(
    tx,
    rows.map(({ id }) => id),
  )
  const now = clock.now()
  return rows.map((row) => ({
    ...row,
    state: stateOf(row, now),
    unfit: unfitWords(row),
    images: images
      .filter(({ noticeId }) => noticeId === row.id)
      .map(({ place, width, height }) => ({
        place,
        width,
        height,
        imageUrl: `/api/v1/notices/${row.id}/images/${place}`,
      })),
  }))
}
