import type { ActionContext } from '#platform/context'
import { readHead } from './audit.store.ts'

/** Where the head is kept outside the database. */
export const anchorKey = 'audit/head'

/**
 * Keeps the log's head outside its table, so that a cut tail is noticed (`candor doctor`). Called
 * by the server every few seconds and when it stops. A crash in between leaves the anchor a little
 * behind the log, which is fine: the log must contain the anchor, not end with it.
 */
export async function anchorAuditHead(ctx: ActionContext): Promise<void> {
  const head = await ctx.read(({ tx }) => readHead(tx))
  if (head.sequence === 0) return
  const anchored = await ctx.storage.read(anchorKey)
  const text = JSON.stringify({ sequence: head.sequence, mac: head.mac })
  if (anchored?.toString('utf8') === text) return
  await ctx.storage.put(anchorKey, Buffer.from(text))
}
