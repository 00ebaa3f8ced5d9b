import { createHash } from 'node:crypto'
import type { ActionContext } from '#platform/context'
import { insertShownCopy } from './documents.store.ts'

/** Keys of pictures that this process has noted; forgotten when there are many, and noted again. */
const noted = new Set<string>()
const mostNoted = 50_000

/**
 * Keeps the SHA-256 of a marked picture before it leaves us, so that it is known again when somebody
 * compares it. Pictures may be thrown away and drawn anew by another version with other bytes: what
 * was shown stays known.
 */
export async function noteShownCopy(
  ctx: ActionContext,
  { documentId, key, picture }: { documentId: string; key: string; picture: Buffer },
): Promise<void> {
  if (noted.has(key)) return
  const sha256 = createHash('sha256').update(picture).digest('hex')
  await ctx.write(({ tx, clock }) =>
    insertShownCopy(tx, { sha256, documentId, firstShownAt: clock.now() }),
  )
  if (noted.size >= mostNoted) noted.clear()
  noted.add(key)
}
