import { z } from 'zod'
import { mayRole, type Permission } from '#modules/accounts/forms.schema'
import { listEvents, listLosses } from '#modules/audit'
import { countOpenCases } from '#modules/cases'
import { countOldComparisons } from '#modules/comparisons'
import { countWithdrawnConsents } from '#modules/consents'
import { countAbove } from '#modules/contracts'
import { countEndingSoon, countOverdue } from '#modules/documents'
import { countUnprinted } from '#modules/lookup'
import { countFailedMessages } from '#modules/messages'
import { timeZoneOf, todayOf } from '#modules/organisation'
import { countListed } from '#modules/records'
import { beginOfDay, dayAfter, daysAfter } from '#platform/clock/schema'
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

const weeksShown = 12

const count = z.number().int().nullable()
const countsSchema = z.object(
  Object.fromEntries(overviewNames.map((name) => [name, count])) as Record<
    OverviewName,
    typeof count
  >,
)

const instant = String.raw`20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d{3})?Z`
const startsError = 'Give at most 53 times in UTC with commas between, e.g. 2026-11-16T00:00:00Z.'
const startsSchema = z
  .string()
  .max(53 * 25)
  .regex(new RegExp(`^${instant}(,${instant}){0,52}$`), { error: startsError })
  .refine((starts) => starts.split(',').every((at) => !Number.isNaN(Date.parse(at))), {
    error: startsError,
  })

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
    summary: 'How much is waiting for the caller; and how many records were entered each week',
    query: z.object({
      /**
       * The beginning of each week, the earliest first; by default the last 12 weeks in the organisation's
       * time zone.
       */
      starts: startsSchema.optional(),
    }),
    output: z.object({
      /** When `candor backup` last made a backup: for admins. */
      backup: z.object({ lastAt: z.string().nullable() }).nullable(),
      /** How much was lost that nobody has looked at: for admins. */
      losses: z.number().int().nullable(),
      /** Null: nothing that this role deals with. */
      counts: countsSchema,
      /** `from` is in the week, `to` is the first moment after it. */
      weeks: z.array(z.object({ from: z.string(), to: z.string(), records: z.number().int() })),
    }),
    run: async (ctx, { query: { starts } }) => ({
      backup: await lastBackup(ctx),
      losses: seesAll(ctx) ? (await listLosses(ctx)).length : null,
      counts: await countOverview(ctx),
      weeks: await countWeeks(
        ctx,
        starts?.split(',').map((at) => new Date(at).toISOString()) ?? (await usualStarts(ctx)),
      ),
    }),
  }),
] as const

const seesAll = ({ actor }: ReadContext): boolean =>
  'role' in actor && mayRole(actor.role, 'records:all')

async function lastBackup(ctx: ReadContext): Promise<{ lastAt: string | null } | null> {
  if (!seesAll(ctx)) return null
  const [last] = await listEvents(ctx, { actions: ['export.backup'], limit: 1 })
  return { lastAt: last?.at ?? null }
}

/** Returns the Mondays of the last weeks, this week's last, each at the organisation's midnight. */
async function usualStarts(ctx: ReadContext): Promise<string[]> {
  const timeZone = await timeZoneOf(ctx.tx)
  const today = await todayOf(ctx)
  const monday = dayAfter(today, -((new Date(today).getUTCDay() + 6) % 7))
  return Array.from({ length: weeksShown }, (_, at) =>
    beginOfDay(dayAfter(monday, -7 * (weeksShown - 1 - at)), timeZone),
  )
}

async function countWeeks(ctx: ReadContext, starts: readonly string[]) {
  const timeZone = await timeZoneOf(ctx.tx)
  const weeks = []
  for (const [at, from] of starts.entries()) {
    const to = starts[at + 1] ?? daysAfter(from, 7, timeZone)
    weeks.push({ from, to, records: await countListed(ctx, { createdFrom: from, createdTo: to }) })
  }
  return weeks
}
