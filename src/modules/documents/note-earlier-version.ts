import { appendAudit, listEvents } from '#modules/audit'
import { isWithin } from '#platform/clock'
import { type ActionContext, actorId, type ReadContext } from '#platform/context'
import type { StoredDocument } from './document.ts'
import { documentLimits } from './limits.ts'

const action = 'document.earlier_version_viewed'

/**
 * Writes an event when staff open a document that was replaced or removed; nothing for a current one. Like an opened
 * file it counts as open for 15 minutes: its pages and sizes are one view.
 */
export async function noteEarlierVersion(
  ctx: ActionContext,
  { id, recordId, kind, version, supersededAt, removedAt }: StoredDocument,
): Promise<void> {
  if (supersededAt === null && removedAt === null) return
  const subject = `record:${recordId}`
  const isNoted = async (read: ReadContext) => {
    const now = read.clock.now()
    const events = await listEvents(read, { subject, actions: [action], limit: 100 })
    const by = actorId(read.actor)
    return events.some(
      ({ actorId: who, at, details }) =>
        who === by && details.documentId === id && isWithin(documentLimits.viewing, at, now),
    )
  }
  if (await ctx.read(isNoted)) return
  await ctx.writeGrouped(async (write) => {
    if (await isNoted(write)) return
    await appendAudit(write, action, subject, { documentId: id, kind, version })
  })
}
