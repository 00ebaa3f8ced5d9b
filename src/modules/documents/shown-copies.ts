import { createHash } from 'node:crypto'
import type { ActionContext } from '#platform/context'
import { insertShownCopies } from './documents.store.ts'

/** Keys of pictures that this process has noted; dropped when there are many, and noted again. */
const noted = new Set<string>()
const mostNoted = 50_000

/**
 * Stores the SHA-256 of a marked picture before it leaves, so that it is recognised when somebody compares it. Pictures
 * may be deleted and drawn again by another version with other bytes: what was shown stays known.
 */
export async function noteShownCopy(
  ctx: ActionContext,
  { documentId, key, picture }: { documentId: string; key: string; picture: Buffer },
): Promise<void> {
  if (noted.has(key)) return
  const sha256 = createHash('sha256').update(picture).digest('hex')
  if (!(await noteShownCopies(ctx, { sha256, documentIds: [documentId] }))) return
  if (noted.size >= mostNoted) noted.clear()
  noted.add(key)
}

/**
 * Stores the same for a file that shows several documents; returns whether it was stored. A failure here keeps nobody
 * from their documents: the next showing notes them.
 */
export async function noteShownCopies(
  ctx: ActionContext,
  { sha256, documentIds }: { sha256: string; documentIds: readonly string[] },
): Promise<boolean> {
  if (documentIds.length === 0) return true
  try {
    await ctx.write(({ tx, clock }) =>
      insertShownCopies(
        tx,
        documentIds.map((documentId) => ({ sha256, documentId, firstShownAt: clock.now() })),
      ),
    )
    return true
  } catch (error) {
    ctx.log.warn({ error, documentIds }, 'A copy that is shown could not be recorded')
    return false
  }
}
