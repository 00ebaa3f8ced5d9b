import { listEvents } from '#modules/audit'
import { findOrganisation } from '#modules/organisation'
import { hour, type Instant, isAhead, later } from '#platform/clock'
import type { ActionContext, ReadContext } from '#platform/context'
import { whatIsDue } from './due.ts'
import { selectNoticed, selectStillThere } from './due-removals.store.ts'
import { findHolds } from './holds.ts'
import { selectKept } from './kept.store.ts'
import { retentionLimits } from './limits.ts'

/** The state of retention. */
export interface RetentionStanding {
  /** What had to be removed automatically and still exists: how much, and since when. */
  overdue: { count: number; since: Instant } | null
  /** Records and scans that the log calls purged, but that have a row. */
  halfRemoved: { what: 'record' | 'document'; id: string }[]
}

/** For an hourly worker that was busy, in milliseconds. */
const slack = 3 * hour
const purges = ['record.purged', 'document.purged']

/** Compares what had to be removed, and what the log says was removed, with what exists. Changes nothing. */
export async function examineRetention(ctx: ActionContext): Promise<RetentionStanding> {
  return { overdue: await ctx.read(findOverdue), halfRemoved: await findHalfRemoved(ctx) }
}

/** Finds overdue removals, if the list was looked through recently: after a pause it is rebuilt before it counts. */
async function findOverdue({ tx, clock }: ReadContext): Promise<RetentionStanding['overdue']> {
  const settings = await findOrganisation(tx)
  if (!settings?.removesByItself) return null
  const now = clock.now()
  const before = later(now, -retentionLimits.removalNotice - slack)
  const since: Instant[] = []
  for (const { recordId, what, dueSince, noticedAt, seenAt } of await selectNoticed(tx, before)) {
    if (noticedAt === null || isAhead(seenAt, now) || seenAt < later(now, -slack)) continue
    const [kept] = await selectKept(tx, { from: recordId, to: recordId }, settings)
    const all = kept ? whatIsDue(kept, settings, now) : []
    const isDue = all.some((due) => due.what === what && due.since === dueSince)
    if (!isDue || (await findHolds(tx, [recordId])).has(recordId)) continue
    since.push(later(noticedAt, retentionLimits.removalNotice))
  }
  return since[0] === undefined ? null : { count: since.length, since: since[0] }
}

async function findHalfRemoved(ctx: ActionContext): Promise<RetentionStanding['halfRemoved']> {
  const found: RetentionStanding['halfRemoved'] = []
  for (let before: string | undefined; ; ) {
    const asked = { actions: purges, before, limit: 500 }
    const events = await ctx.read((read) => listEvents(read, asked))
    const records = events
      .filter(({ action }) => action === 'record.purged')
      .flatMap(({ subject }) => subject?.split(':')[1] ?? [])
    const documents = events.flatMap(({ details: { documentIds: ids } }) =>
      Array.isArray(ids) ? ids.map(String) : [],
    )
    const there = await ctx.read(({ tx }) => selectStillThere(tx, { records, documents }))
    found.push(...there)
    before = events.at(-1)?.id
    if (before === undefined) return found
  }
}
