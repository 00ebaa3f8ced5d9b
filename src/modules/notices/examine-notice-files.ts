import { createHash } from 'node:crypto'
import type { ActionContext } from '#platform/context'
import { isStored } from '#platform/storage'
import { originalKey } from './notice-image.ts'
import { selectImagesAfter } from './notices.store.ts'

/** What the doctor found wrong with one picture. */
export interface NoticeFileFinding {
  problem: 'missing' | 'corrupt'
  /** The notice's id. */
  subject: string
}

/** Compares every row with its file (it exists, and its bytes have the hash). */
export async function* examineNoticeFiles(ctx: ActionContext): AsyncIterable<NoticeFileFinding> {
  let last = ''
  for (;;) {
    const images = await ctx.read(({ tx }) => selectImagesAfter(tx, last, 200))
    for (const image of images) {
      last = image.id
      const bytes = await ctx.storage.read(originalKey(image))
      const subject = image.noticeId
      if (!bytes)
        yield {
          problem: (await isStored(ctx.storage, originalKey(image))) ? 'corrupt' : 'missing',
          subject,
        }
      else if (createHash('sha256').update(bytes).digest('hex') !== image.sha256)
        yield { problem: 'corrupt', subject }
    }
    if (images.length === 0) break
  }
}
