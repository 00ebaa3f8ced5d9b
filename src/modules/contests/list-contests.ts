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

/** Lists a page of contests: unanswered ones first, the most overdue at the top. */
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

/** Counts those that wait for an answer, and those that wait longer than was promised. */
export async function countOpenContests({
  tx,
  clock,
}: ReadContext): Promise<{ open: number; overdue: number }> {
  const open = await countContests(tx, { state: 'open' })
  const overdue = await countContests(tx, { state: 'open', dueBefore: clock.now() })
  return { open, overdue }
}

/** Lists all contests of a record, newest first, for staff. Refuses with `record.not_found`. */
export async function contestsOfRecord(ctx: ReadContext, recordId: string): Promise<Contest[]> {
  await getRecord(ctx, recordId)
  return (await selectOfRecord(ctx.tx, recordId)).map((row) => describeContest(ctx, row))
}

/** Lists the same for the candidate, who is not told which person answered. */
export async function ownContests(
  ctx: ReadContext,
  { recordId }: { recordId: string },
): Promise<OwnContest[]> {
  return selectOfRecord(ctx.tx, recordId)
}

/** Returns what the candidate calls wrong now; everybody who sees it is told so. */
export function openContests({ tx }: ReadContext, recordId: string): Promise<OpenContest[]> {
  return selectOpen(tx, recordId)
}

/** Finds those of these records in which something is called wrong that nobody has answered yet. */
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
