import { forgetComparisons } from '#modules/comparisons'
import { purgeKind } from '#modules/documents'
import { findOrganisation, readSettings } from '#modules/organisation'
import { deleteRecord } from '#modules/records'
import { hour, later, millisecondsBetween } from '#platform/clock'
import {
  type ActionContext,
  actAs,
  actOnBehalf,
  type ReadContext,
  type Runtime,
  system,
  type WriteContext,
} from '#platform/context'
import { whatIsDue } from './due.ts'
import { deleteListed, selectListed, selectNoticed } from './due-removals.store.ts'
import { type KeptRecord, selectKept } from './kept.store.ts'
import { privacyLimits } from './limits.ts'
import { findHolds, isRecent, lookThrough } from './look-through.ts'
import { purgeRecord } from './purging.ts'
import type { Outcome, Removal } from './schema.ts'

/** An additional check before the removal, in the transaction that removes it. */
type AlsoAsk = (ctx: WriteContext, removal: Removal) => Promise<boolean>

/**
 * Permanently removes what is due, as a manual purge does. It is checked again in the transaction that removes it: what
 * has changed since it was listed, and what is held back, stays.
 */
export async function removeDue(
  ctx: ActionContext,
  removal: Removal,
  alsoAsk: AlsoAsk = async () => true,
): Promise<Outcome> {
  const because = actOnBehalf(ctx, ctx.actor, { dueSince: removal.since })
  let outcome: Outcome = 'not-due'
  const look = async (write: WriteContext) => {
    const looked = await lookAt(write, removal)
    const isAsked = typeof looked !== 'string' && (await alsoAsk(write, removal))
    outcome = typeof looked === 'string' ? looked : isAsked ? 'removed' : 'not-due'
    if (outcome !== 'removed') return null
    await deleteListed(write.tx, removal)
    return looked as KeptRecord
  }
  await (removal.what === 'record'
    ? removeRecord(because, removal.recordId, look)
    : removeDocuments(because, { recordId: removal.recordId, kind: removal.what }, look))
  return outcome
}

type Look = (write: WriteContext) => Promise<KeptRecord | null>

async function lookAt(
  ctx: ReadContext,
  { recordId, what, since }: Removal,
): Promise<KeptRecord | Exclude<Outcome, 'removed'>> {
  const settings = await readSettings(ctx.tx)
  const [kept] = await selectKept(ctx.tx, { from: recordId, to: recordId }, settings)
  if (!kept) return 'not-due'
  const all = whatIsDue(kept, settings, ctx.clock.now())
  if (!all.some((due) => due.what === what && due.since === since)) return 'not-due'
  const holds = await findHolds(ctx.tx, [recordId])
  return holds.has(recordId) ? 'held' : kept
}

/** Removes a record by way of the trash, in one transaction. */
async function removeRecord(ctx: ActionContext, recordId: string, look: Look): Promise<void> {
  await purgeRecord(ctx, { recordId, version: 0 }, async (write) => {
    const found = await look(write)
    if (!found) return null
    const { version } = await deleteRecord(write, { recordId, version: found.version })
    return { recordId, version }
  })
}

async function removeDocuments(
  ctx: ActionContext,
  documents: Parameters<typeof purgeKind>[1],
  look: Look,
): Promise<void> {
  let clearScreenshots: Awaited<ReturnType<typeof forgetComparisons>> = async () => undefined
  await purgeKind(ctx, documents, async (write) => {
    if (!(await look(write))) return false
    clearScreenshots = await forgetComparisons(write, documents)
    return true
  })
  await clearScreenshots(ctx)
}

/** Removes automatically what was listed for a week, where the organisation chose so; returns how much was removed. */
export async function removeNoticed(ctx: ActionContext, signal: AbortSignal): Promise<number> {
  const { removesByItself } = await ctx.read(({ tx }) => readSettings(tx))
  if (!removesByItself) return 0
  const noticed = await ctx.read(({ tx, clock }) => selectNoticed(tx, noticedBefore(clock.now())))
  let removed = 0
  for (const { recordId, what, dueSince } of noticed) {
    if (signal.aborted) break
    const removal = { recordId, what: what as Removal['what'], since: dueSince }
    if ((await removeDue(ctx, removal, isStillChosen)) === 'removed') removed += 1
  }
  return removed
}

/**
 * Tells whether nobody has switched it off since, and the list still has it. If the clock has jumped since the list was
 * made, nobody knows whether a week has passed.
 */
async function isStillChosen({ tx, clock }: WriteContext, removal: Removal): Promise<boolean> {
  const { removesByItself } = await readSettings(tx)
  const { recordId, what, since } = removal
  const rows = await selectListed(tx, { from: recordId, to: recordId })
  const row = rows.find((one) => one.what === what && one.dueSince === since)
  const now = clock.now()
  if (!removesByItself || !row?.noticedAt || !isRecent(row.seenAt, now)) return false
  return row.noticedAt <= noticedBefore(now)
}

function noticedBefore(now: string): string {
  return later(now, -privacyLimits.removalNotice)
}

/** Keeps the list of what is due, and removes automatically where the organisation chose so. */
export interface RetentionWorker {
  /** Looks again when an hour has passed or the settings changed, unless another process is doing it. */
  work(): Promise<void>
  /** Ends after the present step; the next start continues. */
  stop(): Promise<void>
}

/** Opens the worker of a server. A timer calls it again and again. */
export function openRetention(runtime: Runtime): RetentionWorker {
  const ctx = actAs(runtime, system)
  const stopping = new AbortController()
  let underWay: Promise<void> | null = null
  let last = { at: '', version: 0 }

  async function lookAgain(): Promise<void> {
    const organisation = await ctx.read(({ tx }) => findOrganisation(tx))
    if (!organisation || stopping.signal.aborted) return
    const { version } = organisation
    const age = last.at ? millisecondsBetween(last.at, ctx.clock.now()) : hour
    if (version === last.version && age >= 0 && age < hour) return
    const hold = await runtime.database.takeMutex('retention')
    if (!hold) return
    try {
      const at = ctx.clock.now()
      await lookThrough(ctx, stopping.signal)
      const removed = await removeNoticed(ctx, stopping.signal)
      if (removed > 0)
        ctx.log.info({ removed }, 'Removed what was kept for as long as the settings say')
      last = { at, version }
    } finally {
      await hold.letGo()
    }
  }

  return {
    work: () => {
      underWay ??= lookAgain().finally(() => {
        underWay = null
      })
      return underWay
    },
    stop: async () => {
      stopping.abort()
      await underWay?.catch(() => undefined)
    },
  }
}
