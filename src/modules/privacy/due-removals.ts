import { listEvents } from '#modules/audit'
import { findOrganisation, readSettings } from '#modules/organisation'
import { hour, type Instant, isAhead, later } from '#platform/clock'
import type { ActionContext, ReadContext } from '#platform/context'
import type { CursorAsked } from '#platform/pages'
import { whatIsDue } from './due.ts'
import {
  countListed,
  type ListedRow,
  selectDue,
  selectNoticed,
  selectStillThere,
} from './due-removals.store.ts'
import { selectKept } from './kept.store.ts'
import { privacyLimits } from './limits.ts'
import { findHolds } from './look-through.ts'
import { type DueList, type DueQuery, type DueRow, dueTogether } from './schema.ts'

/** The state of retention. */
interface RetentionStanding {
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
  const before = later(now, -privacyLimits.removalNotice - slack)
  const since: Instant[] = []
  for (const { recordId, what, dueSince, noticedAt, seenAt } of await selectNoticed(tx, before)) {
    if (noticedAt === null || isAhead(seenAt, now) || seenAt < later(now, -slack)) continue
    const [kept] = await selectKept(tx, { from: recordId, to: recordId }, settings)
    const all = kept ? whatIsDue(kept, settings, now) : []
    const isDue = all.some((due) => due.what === what && due.since === dueSince)
    if (!isDue || (await findHolds(tx, [recordId])).has(recordId)) continue
    since.push(later(noticedAt, privacyLimits.removalNotice))
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

/**
 * Lists a page of what is due, the longest first, each checked again: what has changed since is left out until the list
 * is rebuilt.
 */
export async function listDue(
  ctx: ReadContext,
  { what, cursor }: DueQuery & CursorAsked,
): Promise<DueList> {
  const asked = { what, cursor, pageSize: dueTogether }
  const { rows, ...place } = await selectDue(ctx.tx, asked)
  const holds = await findHolds(
    ctx.tx,
    rows.map(({ recordId }) => recordId),
  )
  const due: DueRow[] = []
  for (const row of rows) {
    const found = await lookAgain(ctx, row)
    if (found) due.push({ ...found, held: holds.get(row.recordId) ?? [] })
  }
  return { due, at: ctx.clock.now(), ...place }
}

async function lookAgain(
  ctx: ReadContext,
  { recordId, what, dueSince, listedAt, noticedAt }: ListedRow,
): Promise<Omit<DueRow, 'held'> | null> {
  const settings = await readSettings(ctx.tx)
  const [kept] = await selectKept(ctx.tx, { from: recordId, to: recordId }, settings)
  if (!kept) return null
  const all = whatIsDue(kept, settings, ctx.clock.now())
  const one = all.find((due) => due.what === what && due.since === dueSince)
  if (!one) return null
  const { reference, name } = kept
  const removedFrom = noticedAt && later(noticedAt, privacyLimits.removalNotice)
  return { ...one, recordId, reference, name, listedAt, removedFrom }
}

/** Counts what is on the list. */
export function countDueRemovals({ tx }: Pick<ReadContext, 'tx'>): Promise<number> {
  return countListed(tx, undefined)
}
