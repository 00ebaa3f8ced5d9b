import { z } from 'zod'
import type { ActionContext } from '#platform/context'
import { type Head, readHead, readLink } from './audit.store.ts'

/** Where the head is kept outside the database. */
const anchorKey = 'audit/head'

const anchorSchema = z.object({ sequence: z.number().int().positive(), mac: z.string() })

/** The head as it was kept outside the table; null before the first time. */
export async function readAnchor(ctx: ActionContext): Promise<Head | null> {
  const bytes = await ctx.storage.read(anchorKey)
  return bytes ? anchorSchema.parse(JSON.parse(bytes.toString('utf8'))) : null
}

/**
 * Keeps the log's head outside its table, so that a cut tail is noticed (`candor doctor`). Called
 * by the server every few seconds and when it stops. A crash in between leaves the anchor a little
 * behind the log, which is fine: the log must contain the anchor, not end with it. A log that does
 * not contain it was cut; then the anchor stays as it is, because it is what proves that.
 */
export async function anchorAuditHead(ctx: ActionContext): Promise<void> {
  // As a writer: what others read may not be on the disk yet, and the anchor must not outlive it.
  const { sequence, mac } = await ctx.write(({ tx }) => readHead(tx))
  const anchor = await readAnchor(ctx)
  if (anchor?.mac === mac || (sequence === 0 && !anchor)) return
  if (anchor && (await ctx.read(({ tx }) => readLink(tx, anchor.sequence))) !== anchor.mac) {
    ctx.log.error({ sequence: anchor.sequence }, 'The audit log was cut or altered; run doctor')
    return
  }
  await ctx.storage.put(anchorKey, Buffer.from(JSON.stringify({ sequence, mac })))
}
