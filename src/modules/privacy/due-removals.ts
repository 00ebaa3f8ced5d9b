import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { listEvents } from '#modules/audit'
import { waitingForHandover } from '#modules/consents'
import { findOrganisation, readSettings } from '#modules/organisation'
import { closesAt } from '#modules/organisation/identity.schema'
import type { Keeping } from '#modules/organisation/keeping.schema'
import type { Settings } from '#modules/organisation/schema'
import { day, hour, type Instant, isAhead, later, millisecondsBetween } from '#platform/clock'
import { monthsAfter } from '#platform/clock/schema'
import type { ActionContext, ReadContext } from '#platform/context'
import type { Reader } from '#platform/database'
import type { CursorAsked } from '#platform/pages'
import { type Due, whatIsDue } from './due.ts'
import {
  countListed,
  deleteUnseen,
  type ListedRow,
  replaceListed,
  selectDue,
  selectListed,
  selectNoticed,
  selectStillThere,
} from './due-removals.store.ts'
import {
  type KeptRecord,
  type Office,
  type Range,
  selectCandidates,
  selectHolds,
  selectKept,
} from './kept.store.ts'
import {
  type DueCount,
  type DueList,
  type DueQuery,
  type DueRow,
  dueTogether,
  type Hold,
  privacyLimits,
} from './schema.ts'

/** Per transaction. */
const together = 500

/** How many times its working time it pauses: nobody waits for the list, and visitors share the thread. */
const rest = 49

/** After a longer pause the list begins again: the server was off, or its clock jumped. */
const longestPause = 2 * day

/** Goes through all records and lists what is due now; what is no longer due leaves the list. */
export async function lookThrough(
  ctx: ActionContext,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const now = ctx.clock.now()
  const settings = await ctx.read(({ tx }) => readSettings(tx))
  let worked = 0
  for await (const range of rangesOf(ctx, { keeping: settings, office: settings, now })) {
    await pause(rest * worked, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
    const began = performance.now()
    await lookAt(ctx, range, { settings, now })
    worked = performance.now() - began
  }
  if (!signal.aborted) await ctx.write(({ tx }) => deleteUnseen(tx, now))
}

async function lookAt(
  ctx: ActionContext,
  range: Range,
  { settings, now }: { settings: Settings; now: Instant },
): Promise<void> {
  const records = await ctx.read(({ tx }) => selectKept(tx, range, settings))
  const due = records.flatMap(({ id: recordId, ...kept }) =>
    whatIsDue(kept, settings, now).map((one) => ({ ...one, recordId })),
  )
  const known = await ctx.read(({ tx }) => selectListed(tx, range))
  if (due.length === 0 && known.length === 0) return
  const rows = due.map((one) => listing(one, known, { now, isNotice: settings.removesByItself }))
  await ctx.write(({ tx }) => replaceListed(tx, range, rows))
}

/** Counts what would be due now with these periods. */
export async function countDue(ctx: ActionContext, keeping: Keeping): Promise<DueCount> {
  const now = ctx.clock.now()
  const office = await ctx.read(({ tx }) => readSettings(tx))
  const count = { papers: 0, records: 0 }
  for await (const range of rangesOf(ctx, { keeping, office, now })) {
    const records = await ctx.read(({ tx }) => selectKept(tx, range, office))
    for (const { what } of records.flatMap((kept) => whatIsDue(kept, keeping, now)))
      count[what === 'record' ? 'records' : 'papers'] += 1
  }
  return count
}

interface Asked {
  keeping: Keeping
  office: Office
  now: Instant
}

/** Yields the records in which something may be due, a range of their ids at a time. */
async function* rangesOf(
  ctx: ActionContext,
  { keeping, office, now }: Asked,
): AsyncGenerator<Range> {
  const { keepSensitiveMonths, keepContractMonths, keepUsualMonths } = keeping
  const months = Math.min(keepSensitiveMonths, keepContractMonths, keepUsualMonths)
  const closing = closesAt(office)
  // For an agency that has closed everything is due. Otherwise: at the end of a short month, a month back and a month
  // forward are not the same day.
  const changedBefore =
    closing !== null && closing <= now ? now : later(monthsAfter(now, -months, 'UTC'), 4 * day)
  for (let after = ''; ; ) {
    const asked = { after, changedBefore, limit: together }
    const ids = await ctx.read(({ tx }) => selectCandidates(tx, asked))
    const [from] = ids
    const to = ids.at(-1)
    if (from === undefined || to === undefined) return
    yield { from, to }
    after = to
    // On SQLite nothing here yields, so nobody else would get a turn before the last record.
    await nextTurn()
  }
}

/** Returns a row of the list: its first date stays, as long as somebody looks again and again. */
function listing(
  { recordId, what, since }: Due & { recordId: KeptRecord['id'] },
  known: readonly ListedRow[],
  { now, isNotice }: { now: Instant; isNotice: boolean },
): ListedRow {
  const former = known.find((row) => row.recordId === recordId && row.what === what)
  const goesOn = former && former.dueSince === since && isRecent(former.seenAt, now)
  return {
    ...{ recordId, what, dueSince: since, seenAt: now },
    listedAt: goesOn ? former.listedAt : now,
    noticedAt: isNotice ? ((goesOn ? former.noticedAt : null) ?? now) : null,
  }
}

/** Tells whether the clock has run steadily since a row of the list was last seen to be due. */
export function isRecent(seenAt: Instant, now: Instant): boolean {
  return !isAhead(seenAt, now) && millisecondsBetween(seenAt, now) <= longestPause
}

/** Finds, by record, what waits for an answer or a person, or for the successor of an agency that closes. */
export async function findHolds(
  tx: Reader,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, Hold[]>> {
  const holds = new Map(await selectHolds(tx, recordIds))
  const waiting = new Set(await waitingForHandover({ tx }))
  for (const id of recordIds)
    if (waiting.has(id)) holds.set(id, [...(holds.get(id) ?? []), 'handover'])
  return holds
}

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
