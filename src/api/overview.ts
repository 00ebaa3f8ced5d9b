import { z } from 'zod'
import { mayRole, type Permission } from '#modules/accounts/forms.schema'
import { listLosses } from '#modules/audit'
import { countOpenCases } from '#modules/cases'
import { countOldComparisons } from '#modules/comparisons'
import { countWithdrawnConsents } from '#modules/consents'
import { countAbove } from '#modules/contracts'
import { countEndingSoon, countOverdue } from '#modules/documents'
import { countUnprinted } from '#modules/lookup'
import { countFailedMessages } from '#modules/messages'
import { countListed } from '#modules/records'
import { actorId, type ReadContext } from '#platform/context'
import { caseEndpoints } from './cases.ts'
import { endpoint } from './endpoint.ts'
import { messageEndpoints } from './messages.ts'
import { organisationEndpoints } from './organisation.ts'
import { privacyEndpoints } from './privacy.ts'
import { recordLifeEndpoints } from './record-life.ts'
import { recordEndpoints } from './records.ts'

const all = [
  ...[...recordEndpoints, ...recordLifeEndpoints, ...caseEndpoints, ...messageEndpoints],
  ...[...privacyEndpoints, ...organisationEndpoints],
] as const

function read<const Path extends string>(path: Path) {
  type Found = Extract<(typeof all)[number], { method: 'GET'; path: Path }>
  return all.find((each) => each.method === 'GET' && each.path === path) as Found
}

/** What a page about a record shows first, each part by the endpoint that answers it alone. */
export const overviewParts = {
  record: read('/records/{id}'),
  notes: read('/records/{id}/notes'),
  cases: read('/records/{id}/cases'),
  messages: read('/records/{id}/messages'),
  consents: read('/records/{id}/consents'),
  stages: read('/records/{id}/stages'),
  organisation: read('/organisation'),
  closing: read('/organisation/closing'),
}
type Parts = typeof overviewParts
type Outputs = { [Name in keyof Parts]: Parts[Name]['output'] }

const outputs = Object.fromEntries(
  Object.entries(overviewParts).map(([name, { output }]) => [name, output]),
) as Outputs

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
  comparisonAlerts: {
    permission: 'records:all',
    count: async (ctx) => (await countOpenCases(ctx, 'withheld')).open,
  },
  cases: { permission: 'records:own', count: async (ctx) => (await countOpenCases(ctx)).open },
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
  codeAlerts: {
    permission: 'records:all',
    count: async (ctx) => (await countOpenCases(ctx, 'codes')).open,
  },
  unprintedCodes: { permission: 'records:all', count: countUnprinted },
  withdrawnConsents: { permission: 'records:all', count: countWithdrawnConsents },
  failedMessages: { permission: 'records:all', count: countFailedMessages },
} as const satisfies Record<string, OverviewRow>

export type OverviewName = keyof typeof overviewRows
export const overviewNames = Object.keys(overviewRows) as OverviewName[]

/** Returns the numbers that the caller's role sees; null for what the role does not deal with. */
async function countOverview(ctx: ReadContext): Promise<Record<OverviewName, number | null>> {
  const role = 'role' in ctx.actor ? ctx.actor.role : null
  const counts: Partial<Record<OverviewName, number | null>> = {}
  for (const name of overviewNames) {
    const { permission, ownOnly, count }: OverviewRow = overviewRows[name]
    const isShown = mayRole(role, permission) && !(ownOnly && seesAll(ctx))
    counts[name] = isShown ? await count(ctx) : null
  }
  return counts as Record<OverviewName, number | null>
}

const count = z.number().int().nullable()
const countsSchema = z.object(
  Object.fromEntries(overviewNames.map((name) => [name, count])) as Record<
    OverviewName,
    typeof count
  >,
)

export const overviewEndpoints = [
  // Whoever may call it may call each part by itself.
  endpoint('GET /records/{id}/overview', 'records:all', {
    summary: 'What a page about a record shows first: each part as its own address answers it',
    output: z.object(outputs),
    run: async (ctx, input, edge) => {
      const answers: Record<string, unknown> = {}
      for (const [name, { run }] of Object.entries(overviewParts))
        answers[name] = await run(ctx as never, input as never, edge)
      return answers as z.input<z.ZodObject<Outputs>>
    },
  }),
  endpoint('GET /overview', 'records:own', {
    summary: 'How much is waiting for the caller',
    output: z.object({
      /** How much was lost that nobody has looked at: for admins. */
      losses: z.number().int().nullable(),
      /** Null: nothing that this role deals with. */
      counts: countsSchema,
    }),
    run: async (ctx) => ({
      losses: seesAll(ctx) ? (await listLosses(ctx)).length : null,
      counts: await countOverview(ctx),
    }),
  }),
] as const

const seesAll = ({ actor }: ReadContext): boolean =>
  'role' in actor && mayRole(actor.role, 'records:all')
