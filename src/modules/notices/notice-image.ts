import { createHash } from 'node:crypto'
import { type MediaType, recipeVersion } from '#platform/images'
import type { NoticeImageWidth } from './schema.ts'

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

export interface NoticeImageView {
  width: NoticeImageWidth
  format: 'webp' | 'jpeg'
}

/** With the mark that is burnt in. */
export interface MarkedView extends NoticeImageView {
  watermark: string
}

/** Everything as received; it never leaves, because a photo shows where and with what it was taken. */
export const originalsFolder = 'notices/'
/** What is shown: redrawn without metadata, and rebuilt when it is missing. */
export const viewsFolder = 'notice-views/'

export function originalKey({ noticeId, id }: Pick<NoticeImage, 'noticeId' | 'id'>): string {
  return `${originalsFolder}${noticeId}/${id}`
}

export function viewKey(image: Pick<NoticeImage, 'noticeId' | 'id'>, view: MarkedView) {
  const tag = createHash('sha256').update(JSON.stringify([recipeVersion, view.watermark]))
  const name = `${tag.digest('hex').slice(0, 16)}-${view.width}-${view.format}`
  return `${viewsFolder}${image.noticeId}/${image.id}/${name}`
}

/** Returns the image of a key; both folders have it in the same place. */
export function imageIdIn(key: string): string {
  return key.split('/')[2] ?? ''
}
