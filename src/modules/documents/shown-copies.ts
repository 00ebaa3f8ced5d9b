import { createHash } from 'node:crypto'
import type { ActionContext } from '#platform/context'
import { refuseUnless } from '#platform/errors'
import { insertShownCopies, selectExisting, selectNotedCopies } from './documents.store.ts'

/**
 * Stores the SHA-256 of a marked picture before it leaves, so that it is recognised when somebody compares it. Pictures
 * may be deleted and drawn again by another version with other bytes: what was shown stays known. A failure here keeps
 * nobody from looking at a document: the next showing notes it.
 */
export async function noteShownPicture(ctx: ActionContext, shown: HandedOut): Promise<void> {
  try {
    await noteTakenCopy(ctx, shown)
  } catch (error) {
    const { documentIds } = shown
    ctx.log.warn({ error, documentIds }, 'A picture that is shown could not be recorded')
  }
}

/**
 * Stores the same for a copy that is taken away. It does not leave when that fails: whoever gets it later would be told
 * that nobody here knows it, and it cannot be taken back. Asks the database each time: what a process remembers may be
 * what the database lost with its last changes.
 * @throws Refusal `document.not_found` where a purge was quicker, and what the database throws
 */
export async function noteTakenCopy(
  ctx: ActionContext,
  { bytes, documentIds }: HandedOut,
): Promise<void> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const noted = new Set(await ctx.read(({ tx }) => selectNotedCopies(tx, sha256)))
  const fresh = documentIds.filter((documentId) => !noted.has(documentId))
  if (fresh.length === 0) return
  await ctx.write(async ({ tx, clock }) => {
    refuseUnless((await selectExisting(tx, fresh)).size === fresh.length, 'document.not_found')
    const firstShownAt = clock.now()
    await insertShownCopies(
      tx,
      fresh.map((documentId) => ({ sha256, documentId, firstShownAt })),
    )
  })
}

interface HandedOut {
  bytes: Buffer
  /** What it shows. */
  documentIds: readonly string[]
}
