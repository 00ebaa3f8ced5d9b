import { readSettings } from '#modules/organisation'
import { later } from '#platform/clock'
import type { ReadContext } from '#platform/context'
import type { CursorAsked } from '#platform/pages'
import { whatIsDue } from './due.ts'
import { countListed, type ListedRow, selectDue } from './due-removals.store.ts'
import { findHolds } from './holds.ts'
import { selectKept } from './kept.store.ts'
import { retentionLimits } from './limits.ts'
import { type DueList, type DueQuery, type DueRow, dueTogether } from './schema.ts'

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
  const removedFrom = noticedAt && later(noticedAt, retentionLimits.removalNotice)
  return { ...one, recordId, reference, name, listedAt, removedFrom }
}

/** Counts what is on the list. */
export function countDueRemovals({ tx }: Pick<ReadContext, 'tx'>): Promise<number> {
  return countListed(tx, undefined)
}
