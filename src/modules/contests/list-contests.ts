import { getRecord } from '#modules/records'
import type { ReadContext } from '#platform/context'
import {
  type ContestWithRecord,
  countContests,
  selectContestedAmong,
  selectContests,
  selectOfRecord,
  selectOpen,
} from './contests.store.ts'
import type { Contest, ContestFilter, ContestPage, OpenContest, OwnContest } from './schema.ts'

/** A page of contests: what waits first, the most overdue before the others. */
export async function listContests(
  ctx: ReadContext,
  { state, page, pageSize }: ContestFilter,
): Promise<ContestPage> {
  const offset = (page - 1) * pageSize
  const rows = await selectContests(ctx.tx, { state, offset, limit: pageSize })
  return {
    contests: rows.map((row) => describeContest(ctx, row)),
    total: await countContests(ctx.tx, { state }),
    ...(await countOpenContests(ctx)),
    page,
    pageSize,
  }
}

/** How many wait for an answer, and how many of them longer than was promised. */
export async function countOpenContests({
  tx,
  clock,
}: ReadContext): Promise<{ open: number; overdue: number }> {
  const open = await countContests(tx, { state: 'open' })
  const overdue = await countContests(tx, { state: 'open', dueBefore: clock.now() })
  return { open, overdue }
}

/** All contests of a record, newest first, for staff. Refuses with `record.not_found`. */
export async function contestsOfRecord(ctx: ReadContext, recordId: string): Promise<Contest[]> {
  await getRecord(ctx, recordId)
  return (await selectOfRecord(ctx.tx, recordId)).map((row) => describeContest(ctx, row))
}

/** The same for the candidate, who is not told which person answered. */
export async function ownContests(
  ctx: ReadContext,
  { recordId }: { recordId: string },
): Promise<OwnContest[]> {
  return selectOfRecord(ctx.tx, recordId)
}

/** What the candidate calls wrong now; whoever sees it is told so. */
export function openContests({ tx }: ReadContext, recordId: string): Promise<OpenContest[]> {
  return selectOpen(tx, recordId)
}

/** Of which of these records something is called wrong that nobody answered yet. */
export async function contestedAmong(
  { tx }: ReadContext,
  recordIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await selectContestedAmong(tx, recordIds))
}

export function describeContest(
  { clock }: Pick<ReadContext, 'clock'>,
  row: ContestWithRecord,
): Contest {
  return { ...row, isOverdue: row.state === 'open' && row.dueAt < clock.now() }
}
