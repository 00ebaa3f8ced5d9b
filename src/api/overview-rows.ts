import { mayRole, type Permission } from '#modules/accounts/schema'
import { countOpenCases } from '#modules/cases'
import { countComparisonAlerts, countOldComparisons } from '#modules/comparisons'
import { countWithdrawnConsents } from '#modules/consents'
import { countUnansweredOthers } from '#modules/contracts'
import { countFailedMessages } from '#modules/delivery'
import { countEndingSoon } from '#modules/documents'
import { countAbove, countUnansweredOwn } from '#modules/fees'
import { countLeavings } from '#modules/leavings'
import { countCodeAlerts, countUnprinted } from '#modules/lookup'
import { countOverdue } from '#modules/originals'
import { countListed } from '#modules/records'
import { countOpenDisputes } from '#modules/training'
import { actorId, type ReadContext } from '#platform/context'

interface OverviewRow {
  permission: Permission
  /** For those who have the permission, but only for their own records. */
  ownOnly?: true
  /** Counts the rows of the list that the dashboard's link leads to (overview/rows.ts there). */
  count: (ctx: ReadContext) => Promise<number>
}

/** Counts only records that the caller may see. */
function countAssigned(ctx: ReadContext): Promise<number> {
  return countListed(ctx, { assignedTo: actorId(ctx.actor) ?? 'nobody' })
}

/** What the overview counts. To add a number, add a row here; the compiler asks for its words and its link. */
const overviewRows = {
  ownReturned: {
    permission: 'records:own',
    ownOnly: true,
    count: (ctx) => countListed(ctx, { state: 'returned' }),
  },
  ownWaiting: {
    permission: 'records:own',
    ownOnly: true,
    count: (ctx) => countListed(ctx, { state: 'pending' }),
  },
  ownAssigned: {
    permission: 'records:own',
    ownOnly: true,
    count: countAssigned,
  },
  overdueOriginals: { permission: 'records:all', count: countOverdue },
  comparisonAlerts: { permission: 'records:all', count: countComparisonAlerts },
  cases: { permission: 'records:own', count: async (ctx) => (await countOpenCases(ctx)).open },
  otherContracts: { permission: 'records:all', count: countUnansweredOthers },
  ownPayments: { permission: 'training:manage', count: countUnansweredOwn },
  disputes: { permission: 'training:manage', count: countOpenDisputes },
  waiting: {
    permission: 'records:approve',
    count: (ctx) => countListed(ctx, { state: 'pending' }),
  },
  returned: {
    permission: 'records:all',
    count: (ctx) => countListed(ctx, { state: 'returned' }),
  },
  assigned: { permission: 'records:all', count: countAssigned },
  missesDocuments: {
    permission: 'records:all',
    count: (ctx) => countListed(ctx, { lacks: 'needed' }),
  },
  withoutDateOfBirth: {
    permission: 'records:all',
    count: (ctx) => countListed(ctx, { dateOfBirth: 'none' }),
  },
  endingPapers: { permission: 'records:all', count: countEndingSoon },
  oldComparisons: { permission: 'records:all', count: countOldComparisons },
  feesAboveCap: { permission: 'training:manage', count: countAbove },
  codeAlerts: { permission: 'records:all', count: countCodeAlerts },
  unprintedCodes: { permission: 'records:all', count: countUnprinted },
  leavings: { permission: 'records:all', count: countLeavings },
  withdrawnConsents: { permission: 'records:all', count: countWithdrawnConsents },
  failedMessages: { permission: 'records:all', count: countFailedMessages },
} as const satisfies Record<string, OverviewRow>

export type OverviewName = keyof typeof overviewRows
export const overviewNames = Object.keys(overviewRows) as OverviewName[]

/** Returns the numbers that the caller's role sees; null for what the role does not deal with. */
export async function countOverview(
  ctx: ReadContext,
): Promise<Record<OverviewName, number | null>> {
  const role = 'role' in ctx.actor ? ctx.actor.role : null
  const seesAll = mayRole(role, 'records:all')
  const counts: Partial<Record<OverviewName, number | null>> = {}
  for (const name of overviewNames) {
    const { permission, ownOnly, count }: OverviewRow = overviewRows[name]
    const isShown = mayRole(role, permission) && !(ownOnly && seesAll)
    counts[name] = isShown ? await count(ctx) : null
  }
  return counts as Record<OverviewName, number | null>
}
