import { createHash } from 'node:crypto'
import type { ActionContext } from '#platform/context'
import { insertShownCopies, selectNotedCopies } from './documents.store.ts'

/**
 * Stores the SHA-256 of a marked picture before it leaves, so that it is recognised when somebody compares it. Pictures
 * may be deleted and drawn again by another version with other bytes: what was shown stays known.
 */
export async function noteShownCopy(
  ctx: ActionContext,
  { documentId, picture }: { documentId: string; picture: Buffer },
): Promise<void> {
  const sha256 = createHash('sha256').update(picture).digest('hex')
  await noteShownCopies(ctx, { sha256, documentIds: [documentId] })
}

/**
 * Stores the same for a file that shows several documents. Asks the database each time: what a process remembers may be
 * what the database lost with its last changes. A failure here keeps nobody from their documents: the next showing notes
 * them.
 */
export async function noteShownCopies(
  ctx: ActionContext,
  { sha256, documentIds }: { sha256: string; documentIds: readonly string[] },
): Promise<void> {
  try {
    const noted = new Set(await ctx.read(({ tx }) => selectNotedCopies(tx, sha256)))
    const fresh = documentIds.filter((documentId) => !noted.has(documentId))
    if (fresh.length === 0) return
    await ctx.write(({ tx, clock }) =>
      insertShownCopies(
        tx,
        fresh.map((documentId) => ({ sha256, documentId, firstShownAt: clock.now() })),
      ),
    )
  } catch (error) {
    ctx.log.warn({ error, documentIds }, 'A copy that is shown could not be recorded')
  }
}
