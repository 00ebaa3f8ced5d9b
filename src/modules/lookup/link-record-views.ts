import { appendAudit } from '#modules/audit'
import { documentLimits } from '#modules/documents/limits'
import { isWithin, later } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { markViewed } from './link-record.store.ts'
import { findLinkedRecord, getLinkedRecord, isLinked, type LinkedRecord } from './link-record.ts'
import type { LinkedRecordView } from './schema.ts'
import { describeRecord, documentInViewing } from './viewing.ts'

/**
 * Returns what the signed-in person's own record shows: the details and all documents, as a viewing does. Null when
 * nothing is linked, which is how everybody begins and not a mistake.
 */
export async function seeLinkedRecord(ctx: ActionContext): Promise<LinkedRecordView | null> {
  const opened = await openLinkedRecord(ctx)
  return opened?.view ?? null
}

/** Returns the same, with the record's id for a page that needs more of it. */
export async function openLinkedRecord(
  ctx: ActionContext,
): Promise<{ view: LinkedRecordView; recordId: string } | null> {
  if (!(await ctx.read(isLinked))) return null
  const link = await ctx.read(getLinkedRecord)
  const shown = await ctx.readAtOnce((read) => describeRecord(read, link))
  await noteViewing(ctx, link)
  return { view: { ...shown, linkedAt: link.linkedAt }, recordId: link.recordId }
}

/** Returns a current document of the linked record; null for anything else, and when nothing is linked. */
export async function documentInLinkedRecord(ctx: ActionContext, documentId: string) {
  const link = await ctx.read(findLinkedRecord)
  const seen = link && (await ctx.read((read) => documentInViewing(read, link, documentId)))
  if (seen) await noteViewing(ctx, link)
  return seen
}

/**
 * Writes an event for every viewing before anything is shown. Like an opened file, a linked one counts as open for 15
 * minutes, so that a page and its pictures are one viewing.
 */
async function noteViewing(ctx: ActionContext, link: LinkedRecord): Promise<void> {
  const seen = ctx.clock.now()
  const before = later(seen, -documentLimits.viewing)
  if (link.viewedAt !== null && isWithin(documentLimits.viewing, link.viewedAt, seen)) return
  await ctx.writeGrouped(async (write) => {
    const { accountId, recordId } = await getLinkedRecord(write)
    const now = write.clock.now()
    if (await markViewed(write.tx, { accountId, now, before }))
      await appendAudit(write, 'viewing.opened', `record:${recordId}`)
  })
}
