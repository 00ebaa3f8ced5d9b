import { createHash } from 'node:crypto'
import type { ActionContext } from '#platform/context'
import { imageIdIn, originalKey, originalsFolder } from './notice-image.ts'
import { selectExistingImages, selectImagesAfter } from './notices.store.ts'

/** What the doctor found wrong with one picture. */
export interface NoticeFileFinding {
  problem: 'missing' | 'wrong' | 'orphan'
  /** The notice's id, or the key of a file without a row. */
  subject: string
}

/** Compares every row with its file (it exists, and its bytes have the hash) and every file with its row. */
export async function* examineNoticeFiles(ctx: ActionContext): AsyncIterable<NoticeFileFinding> {
  let last = ''
  for (;;) {
    const images = await ctx.read(({ tx }) => selectImagesAfter(tx, last, 200))
    for (const image of images) {
      last = image.id
      const bytes = await ctx.storage.read(originalKey(image))
      const subject = image.noticeId
      if (!bytes) yield { problem: 'missing', subject }
      else if (createHash('sha256').update(bytes).digest('hex') !== image.sha256)
        yield { problem: 'wrong', subject }
    }
    if (images.length === 0) break
  }
  for await (const { key } of ctx.storage.list(originalsFolder)) {
    const id = imageIdIn(key)
    const named = await ctx.read(({ tx }) => selectExistingImages(tx, [id]))
    if (!named.has(id)) yield { problem: 'orphan', subject: key }
  }
}
