import { z } from 'zod'
import { countListed } from '#modules/records'
import type { ReadContext } from '#platform/context'
import { endpoint } from './endpoint.ts'
import { countOverview, type OverviewName, overviewNames } from './overview-rows.ts'

const weeksShown = 12
const day = 86_400_000
const week = 7 * day

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
  endpoint({
    method: 'GET',
    path: '/overview',
    summary:
      'What waits for the one who asks, as numbers; and how many records were entered each week',
    permission: 'records:own',
    transaction: 'read',
    query: z.object({
      /** When each week began for the reader, the earliest first; else the last 12 weeks in UTC. */
      starts: startsSchema.optional(),
    }),
    output: z.object({
      /** Null: nothing that this role deals with. */
      counts: countsSchema,
      /** `from` is in the week, `to` is the first moment after it. */
      weeks: z.array(z.object({ from: z.string(), to: z.string(), records: z.number().int() })),
    }),
    run: async (ctx, { query: { starts } }) => ({
      counts: await countOverview(ctx),
      weeks: await countWeeks(
        ctx,
        starts?.split(',').map((at) => Date.parse(at)) ?? usualStarts(ctx.clock.now()),
      ),
    }),
  }),
] as const

/** The Mondays of the last weeks, this week's last, at midnight in UTC. */
function usualStarts(now: string): number[] {
  const today = Date.parse(now.slice(0, 10))
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * day
  return Array.from({ length: weeksShown }, (_, at) => monday - (weeksShown - 1 - at) * week)
}

async function countWeeks(ctx: ReadContext, starts: readonly number[]) {
  const weeks = []
  for (const [at, start] of starts.entries()) {
    const from = new Date(start).toISOString()
    const to = new Date(starts[at + 1] ?? start + week).toISOString()
    weeks.push({ from, to, records: await countListed(ctx, { createdFrom: from, createdTo: to }) })
  }
  return weeks
}
