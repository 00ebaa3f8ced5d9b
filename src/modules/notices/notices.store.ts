import { sql } from 'kysely'
import type { Tables } from '#migrations'
import type { Instant } from '#platform/clock'
import {
  compileOnce,
  hasChanged,
  type Reader,
  selectPage,
  selectsAfter,
  selectsExisting,
  type Transaction,
} from '#platform/database'
import type { MediaType } from '#platform/images'
import type { PageAsked, PagePlace } from '#platform/pages'
import type { NoticeSentence, NoticeTranslations } from './schema.ts'

/** One of the two pictures of a notice. */
export interface NoticeImage {
  id: string
  noticeId: string
  /** 1 or 2. */
  place: number
  /** Of the original bytes, lower-case hex. */
  sha256: string
  mediaType: MediaType
  width: number
  height: number
}

type Stored = Tables['notices']
/** What is stored as JSON; it was checked when it was written. */
interface Listed {
  translations: NoticeTranslations
  sentences: NoticeSentence[]
}
type Row = Omit<Stored, keyof Listed> & Listed

const read = ({ translations, sentences, ...row }: Stored): Row => ({
  ...row,
  translations: JSON.parse(translations),
  sentences: JSON.parse(sentences),
})
const written = <Some extends { [Key in keyof Listed]?: Listed[Key] | undefined }>({
  translations,
  sentences,
  ...row
}: Some) => ({
  ...row,
  ...(translations === undefined ? {} : { translations: JSON.stringify(translations) }),
  ...(sentences === undefined ? {} : { sentences: JSON.stringify(sentences) }),
})

/** Types a row for the module: the media type was checked when it was written. */
function known(row: Tables['noticeImages']): NoticeImage {
  return row as NoticeImage
}

export async function insertNotice(tx: Transaction, row: Row, images: readonly NoticeImage[]) {
  await tx
    .insertInto('notices')
    .values(written(row) as Stored)
    .execute()
  if (images.length === 0) return
  await tx
    .insertInto('noticeImages')
    .values([...images])
    .execute()
}

interface Which {
  /** Null: all; otherwise those that everybody may see at this time. */
  publicAt: string | null
}

function noticesOf(tx: Reader, { publicAt }: Which) {
  const all = tx.selectFrom('notices')
  if (publicAt === null) return all
  return all.where('withdrawnAt', 'is', null).where('publishedAt', '<=', publicAt)
}

/** Selects notices, newest first. */
export async function selectNotices(tx: Reader, which: Which): Promise<Row[]> {
  const rows = await noticesOf(tx, which)
    .selectAll()
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(10_000)
    .execute()
  return rows.map(read)
}

/** Selects a page of all notices, newest first. */
export async function selectNoticePage(
  tx: Reader,
  asked: PageAsked,
): Promise<{ rows: Row[] } & PagePlace> {
  const { rows, ...place } = await selectPage(
    noticesOf(tx, { publicAt: null }),
    (notices) => notices.selectAll(),
    {
      ...asked,
      sortedBy: [{ by: sql`coalesce("publishedAt", '')`, isDescending: true }, 'id desc'],
    },
  )
  return { rows: rows.map(read), ...place }
}

const rowsAfter = selectsAfter('notices')

/** Selects notices by id, after one: for going through all of them while some are added or removed. */
export async function selectNoticesAfter(...asked: Parameters<typeof rowsAfter>): Promise<Row[]> {
  return (await rowsAfter(...asked)).map(read)
}

const newestAt = compileOnce((tx, publicAt: string, limit: number) =>
  noticesOf(tx, { publicAt })
    .selectAll()
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit),
)

/** Selects the newest ones that everybody may see at this time, for every home page. */
export async function selectNewest(tx: Reader, publicAt: Instant, limit: number): Promise<Row[]> {
  return (await newestAt(tx, publicAt, limit)).map(read)
}

export async function selectNotice(tx: Reader, id: string): Promise<Row | undefined> {
  const row = await tx.selectFrom('notices').selectAll().where('id', '=', id).executeTakeFirst()
  return row && read(row)
}

/** Selects the pictures of these notices, in their places. */
export async function selectImages(
  tx: Reader,
  noticeIds: readonly string[],
): Promise<NoticeImage[]> {
  if (noticeIds.length === 0) return []
  const rows = await tx
    .selectFrom('noticeImages')
    .selectAll()
    .where('noticeId', 'in', noticeIds)
    .orderBy('place')
    .execute()
  return rows.map(known)
}

/** Selects all pictures in the order of their ids, a batch at a time, for the doctor. */
export const selectImagesAfter = selectsAfter<'noticeImages', NoticeImage>('noticeImages')

/** Selects those of these image ids that have a row. */
export const selectExistingImages = selectsExisting('noticeImages')

export async function updateNotice(
  tx: Transaction,
  id: string,
  change: Partial<Omit<Row, 'id' | 'publishedBy'>>,
): Promise<void> {
  await tx.updateTable('notices').set(written(change)).where('id', '=', id).execute()
}

/** Removes the picture in a place, if there is one. */
export async function deleteImage(
  tx: Transaction,
  { noticeId, place }: Pick<NoticeImage, 'noticeId' | 'place'>,
): Promise<void> {
  const images = tx.deleteFrom('noticeImages').where('noticeId', '=', noticeId)
  await images.where('place', '=', place).execute()
}

/** Puts a picture in a place, instead of the one that is there. */
export async function replaceImage(tx: Transaction, image: NoticeImage): Promise<void> {
  await deleteImage(tx, image)
  await tx.insertInto('noticeImages').values(image).execute()
}

/** Removes a notice with its images' rows; false when there was none. */
export async function deleteNoticeRow(tx: Transaction, id: string): Promise<boolean> {
  return hasChanged(tx.deleteFrom('notices').where('id', '=', id))
}
