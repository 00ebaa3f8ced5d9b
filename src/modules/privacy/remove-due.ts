import { caseFilesFolder, forgetCodeRequests } from '#modules/cases'
import { forgetComparisons } from '#modules/comparisons'
import { comparisonsFolder, derivativesOf, originalsOf, purgeKind } from '#modules/documents'
import { incomingFolder } from '#modules/incoming'
import { findOrganisation, readSettings, timeInTrash } from '#modules/organisation'
import {
  countTrash,
  deleteRecord,
  keyHolderOf,
  numbersWithMerged,
  purgeRecordRows,
  selectDeletedBefore,
  selectMeant,
} from '#modules/records'
import { day, hour, later, millisecondsBetween } from '#platform/clock'
import {
  type ActionContext,
  actAs,
  actOnBehalf,
  type ReadContext,
  type Runtime,
  system,
  type WriteContext,
} from '#platform/context'
import type { Reader } from '#platform/database'
import { destroyDataKey } from '#platform/encryption'
import { Refusal } from '#platform/errors'
import { asideKey, clearAway } from '#platform/storage'
import { type BackgroundWork, inBackground } from '#platform/turns'
import { whatIsDue } from './due.ts'
import { deleteListed, selectListed, selectNoticed } from './due-removals.store.ts'
import { findHolds, isRecent, lookThrough } from './due-removals.ts'
import { type KeptRecord, selectKept } from './kept.store.ts'
import type { Outcome, Removal } from './schema.ts'
import { privacyLimits } from './schema.ts'

interface Target {
  recordId: string
  version: number
}

/**
 * Permanently removes a record in the trash: rows first, then files, which a failing storage keeps for a while. If a
 * crash comes in between, the remaining files have no row, and the sweep at the next start removes them. Returns
 * whether the record is gone.
 * @param prepare runs first, in the same transaction, e.g. to put the record into the trash; null: it stays
 */
export async function purgeRecord(
  ctx: ActionContext,
  target: Target,
  prepare: (write: WriteContext, target: Target) => Promise<Target | null> = async () => target,
): Promise<boolean> {
  const gone = await ctx.write(async (write) => {
    const prepared = await prepare(write, target)
    return prepared ? purgeRows(write, prepared) : []
  })
  for (const recordId of gone) {
    const others = [caseFilesFolder, comparisonsFolder, incomingFolder].map(
      (at) => `${at}${recordId}/`,
    )
    const kept = [originalsOf(recordId), ...others]
    await clearAway(ctx, async () => {
      for (const prefix of [derivativesOf(recordId), ...kept, ...kept.map(asideKey)])
        await ctx.storage.removeAll(prefix)
    })
  }
  return gone.length > 0
}

/** Removes the record, with those merged into it, with its rows, and the requests for its code, which name its number and a telephone. */
async function purgeRows(write: WriteContext, target: Target): Promise<string[]> {
  const numbers = await numbersWithMerged(write.tx, target.recordId)
  const ids = await purgeRecordRows(write, target)
  for (const id of ids) await destroyDataKey(write.tx, keyHolderOf(id))
  const gone: string[] = []
  // Of somebody who was entered again, a request still waits for its answer.
  for (const number of numbers)
    if (number && (await selectMeant(write.tx, number)).length === 0) gone.push(number)
  await forgetCodeRequests(write, gone)
  return ids
}

/** Counts the records in the trash, and those that have been there for more than so many days. */
export function countTrashOlderThan({ tx, clock }: ReadContext, { days }: { days: number }) {
  return countTrash(tx, later(clock.now(), -days * day))
}

/** Records that are read at a time. */
const together = 1000

/**
 * Purges the records that have been in the trash for as long as the settings say; returns how many there were. Goes on
 * after a record that is refused, because it was restored or changed meanwhile. Goes by the clock at its beginning: one
 * that jumps ahead meanwhile would make the whole trash old.
 * @param staysYet whether something keeps this record for now; asked before, and again in the purge's transaction
 */
export async function purgeOldTrash(
  ctx: ActionContext,
  staysYet: (tx: Reader, recordId: string) => Promise<boolean> = async () => false,
): Promise<number> {
  const began = ctx.clock.now()
  let purged = 0
  let after = ''
  for (;;) {
    const from = after
    const due = await ctx.read(async ({ tx }) =>
      selectDeletedBefore(tx, later(began, -(await timeInTrash(tx))), {
        after: from,
        limit: together,
      }),
    )
    for (const { id: recordId, version } of due) {
      // Many may be kept for long, and each write waits for its turn.
      if (await ctx.read(({ tx }) => staysYet(tx, recordId))) continue
      const isGone = await purgeRecord(ctx, { recordId, version }, async ({ tx }, target) =>
        (await staysYet(tx, recordId)) ? null : target,
      ).catch(falseIfRefused)
      if (isGone) purged += 1
    }
    const last = due.at(-1)
    if (!last || due.length < together) return purged
    after = last.id
  }
}

/** What is refused now is looked at again in an hour; a database that does not answer stays a failure. */
function falseIfRefused(error: unknown): false {
  if (error instanceof Refusal && (error.kind === 'conflict' || error.kind === 'not_found'))
    return false
  throw error
}

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

/**
 * Opens the work of a server that keeps the list of what is due, and removes automatically where the organisation chose
 * so: it looks again when an hour has passed or the settings changed, unless another process is doing it.
 */
export function openRetention(runtime: Runtime): BackgroundWork {
  const ctx = actAs(runtime, system)
  let last = { at: '', version: 0 }
  return inBackground(async (signal) => {
    const organisation = await ctx.read(({ tx }) => findOrganisation(tx))
    if (!organisation || signal.aborted) return
    const { version } = organisation
    const age = last.at ? millisecondsBetween(last.at, ctx.clock.now()) : hour
    if (version === last.version && age >= 0 && age < hour) return
    const hold = await runtime.database.takeMutex('retention')
    if (!hold) return
    try {
      const at = ctx.clock.now()
      await lookThrough(ctx, signal)
      const removed = await removeNoticed(ctx, signal)
      if (removed > 0)
        ctx.log.info({ removed }, 'Removed what was kept for as long as the settings say')
      last = { at, version }
    } finally {
      await hold.letGo()
    }
  })
}
