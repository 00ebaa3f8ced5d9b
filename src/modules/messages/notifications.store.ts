import { sql } from 'kysely'
import type { Tables } from '#migrations'
import { keptId } from '#modules/merges'
import { day, type Instant, later } from '#platform/clock'
import { countOf, hasChanged, type Reader, selectPage, type Transaction } from '#platform/database'
import type { PageAsked } from '#platform/pages'

type Row = Tables['notifications']

export async function insertNotifications(tx: Transaction, rows: readonly Row[]): Promise<void> {
  await tx.insertInto('notifications').values(rows).execute()
}

/** Whose they are, and whether they see every record or only their own. */
export interface Reading {
  accountId: string
  seesAll: boolean
}

/** Selects one page, the newest first. */
export async function selectNotifications(tx: Reader, reading: Reading, asked: PageAsked) {
  return selectPage(
    seenBy(tx, reading),
    (seen) =>
      seen
        .select(['n.id', 'n.kind', 'n.recordId', 'n.caseId', 'n.madeBy', 'n.createdAt'])
        .select(['n.readAt', 'r.reference', 'r.name']),
    { ...asked, sortedBy: ['n.createdAt desc', 'n.id desc'] },
  )
}

export function countUnread(tx: Reader, reading: Reading): Promise<number> {
  return countOf(seenBy(tx, reading).where('n.readAt', 'is', null))
}

/** Counts the unread ones since an instant. */
export function countSince(tx: Reader, reading: Reading, since: Instant): Promise<number> {
  const seen = seenBy(tx, reading).where('n.readAt', 'is', null)
  return countOf(seen.where('n.createdAt', '>=', since))
}

export async function selectUnreadByKind(tx: Reader, reading: Reading) {
  return seenBy(tx, reading)
    .select(({ fn }) => ['n.kind', fn.countAll<number>().as('count')])
    .where('n.readAt', 'is', null)
    .groupBy('n.kind')
    .execute()
}

/** Notes when they were read; those already read keep their time. */
export async function markRead(
  tx: Transaction,
  accountId: string,
  { ids, now }: { ids: readonly string[] | null; now: Instant },
): Promise<void> {
  const all = tx
    .updateTable('notifications')
    .set({ readAt: now })
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
  await (ids === null ? all : all.where('id', 'in', ids)).execute()
}

export async function deleteBefore(tx: Transaction, before: Instant): Promise<void> {
  await tx.deleteFrom('notifications').where('createdAt', '<', before).execute()
}

/** Limits them to records that exist for the person. */
function seenBy(tx: Reader, { accountId, seesAll }: Reading) {
  const own = tx
    .selectFrom('notifications as n')
    .leftJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('n.recordId'))))
    .where('n.accountId', '=', accountId)
  if (seesAll) return own
  // A case was assigned to them, whosever record it is about.
  return own.where((eb) =>
    eb.or([
      eb('n.caseId', 'is not', null),
      eb.and([eb('r.createdBy', '=', accountId), eb('r.deletedAt', 'is', null)]),
    ]),
  )
}

type SummaryRow = Tables['dailySummaries']

export async function selectSummary(
  tx: Reader,
  accountId: string,
): Promise<SummaryRow | undefined> {
  return tx
    .selectFrom('dailySummaries')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst()
}

/**
 * Selects the summaries that are due, of people who are still staff. One that is due in more than two days was written
 * before the clock was set back.
 */
export async function selectDueSummaries(tx: Reader, now: Instant) {
  return tx
    .selectFrom('dailySummaries as s')
    .innerJoin('accounts as a', 'a.id', 's.accountId')
    .select(['s.accountId', 's.nextAt', 's.seenTo', 'a.role'])
    .where((eb) => eb.or([eb('s.nextAt', '<=', now), eb('s.nextAt', '>', later(now, 2 * day))]))
    .where('a.role', 'in', ['admin', 'moderator'])
    .where('a.disabledAt', 'is', null)
    .orderBy('s.nextAt')
    .execute()
}

export async function insertSummary(tx: Transaction, row: SummaryRow): Promise<void> {
  await tx
    .insertInto('dailySummaries')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteSummary(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('dailySummaries').where('accountId', '=', accountId).execute()
}

/** Sets the next time of a summary that is still due as the caller saw it; false when another process has done so. */
export async function moveSummary(
  tx: Transaction,
  { accountId, nextAt }: Pick<SummaryRow, 'accountId' | 'nextAt'>,
  change: Pick<SummaryRow, 'nextAt' | 'seenTo'>,
): Promise<boolean> {
  return hasChanged(
    tx
      .updateTable('dailySummaries')
      .set(change)
      .where('accountId', '=', accountId)
      .where('nextAt', '=', nextAt),
  )
}
