import { appendAudit } from '#modules/audit'
import { tell } from '#modules/messages'
import { getRecord, recordRefusals } from '#modules/records'
import { fitText } from '#modules/speech'
import { type ActionContext, actorId, type ReadContext, type WriteContext } from '#platform/context'
import { Refusal, refusing } from '#platform/errors'
import { insertAnnouncement, selectAnnouncements } from './announcements.store.ts'
import {
  type Announced,
  type Announcement,
  announcementRates,
  type NewAnnouncement,
} from './schema.ts'

const known = refusing(recordRefusals)
const refuseUnless: typeof known.refuseUnless = known.refuseUnless

/** Lists what the office said to the candidate of a record, the latest first. */
export async function listAnnouncements(
  { tx }: Pick<ReadContext, 'tx'>,
  recordId: string,
): Promise<Announcement[]> {
  const rows = await selectAnnouncements(tx, recordId)
  return rows.map((row) => ({ ...row, text: fitText('text', row.text) }))
}

/**
 * Says something to candidates: it stands in each file, and a message says that it does. Each record is judged as if it were
 * alone, so a moderator reaches the own ones; whoever cannot be told is named, all others are told. A record that another
 * was merged into is told once. Rate-limited, since nothing said can be unsaid.
 */
export async function announce(
  ctx: ActionContext,
  { recordIds, text }: NewAnnouncement,
): Promise<Announced> {
  await ctx.limits.take(announcementRates.announcement, actorId(ctx.actor) ?? '')
  return ctx.write(async (write) => {
    const told = new Set<string>()
    const problems: Announced['problems'] = []
    for (const id of new Set(recordIds))
      try {
        const record = await getRecord(write, id)
        refuseUnless(record.deletedAt === null, 'record.in_trash')
        if (told.has(record.id)) continue
        await announceTo(write, record.id, text)
        told.add(record.id)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        problems.push({ id, code: error.code, message: error.message })
      }
    return { told: [...told], problems }
  })
}

async function announceTo(ctx: WriteContext, recordId: string, text: string): Promise<void> {
  const id = ctx.ids.uuid()
  await insertAnnouncement(ctx.tx, {
    ...{ id, recordId, text },
    madeBy: actorId(ctx.actor) as string,
    madeAt: ctx.clock.now(),
  })
  await appendAudit(ctx, 'announcement.made', `record:${recordId}`, { announcementId: id })
  await tell(ctx, { recordId, kind: 'announcement' })
}
