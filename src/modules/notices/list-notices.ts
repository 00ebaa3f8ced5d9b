import type { ReadContext } from '#platform/context'
import { refuseUnless } from '#platform/errors'
import { countNotices, selectImages, selectNotice, selectNotices } from './notices.store.ts'
import type { Notice, NoticeFilter, NoticePage } from './schema.ts'

/** A page of notices, newest first. */
export async function listNotices(
  ctx: ReadContext,
  { page, pageSize }: NoticeFilter,
): Promise<NoticePage> {
  const rows = await selectNotices(ctx.tx, { offset: (page - 1) * pageSize, limit: pageSize })
  const total = await countNotices(ctx.tx)
  return { notices: await withImages(ctx, rows), total, page, pageSize }
}

/** The newest notices, for the home page. */
export async function latestNotices(ctx: ReadContext, count: number): Promise<Notice[]> {
  return withImages(ctx, await selectNotices(ctx.tx, { offset: 0, limit: count }))
}

/** One notice. Refuses with `notice.not_found`. */
export async function findNotice(ctx: ReadContext, noticeId: string): Promise<Notice> {
  const row = await selectNotice(ctx.tx, noticeId)
  refuseUnless(row, 'notice.not_found')
  const [notice] = await withImages(ctx, [row])
  return notice as Notice
}

type Row = NonNullable<Awaited<ReturnType<typeof selectNotice>>>

async function withImages({ tx }: ReadContext, rows: readonly Row[]): Promise<Notice[]> {
  const images = await selectImages(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, title, text, publishedAt }) => ({
    id,
    title,
    text,
    publishedAt,
    images: images
      .filter(({ noticeId }) => noticeId === id)
      .map(({ place, width, height }) => ({
        place,
        width,
        height,
        imageUrl: `/api/v1/notices/${id}/images/${place}`,
      })),
  }))
}
