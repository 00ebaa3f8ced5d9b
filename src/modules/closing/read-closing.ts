import { readSettings } from '#modules/organisation'
import { closingOf, daysLeft } from '#modules/organisation/schema'
import type { ReadContext } from '#platform/context'
import { countCandidates, countTold } from './closing.store.ts'
import type { ClosingStanding } from './schema.ts'

/** Returns the announcement in force, with the days left and the state of the messages; for staff. */
export async function readClosing(ctx: ReadContext): Promise<ClosingStanding> {
  const settings = await readSettings(ctx.tx)
  const closing = closingOf(settings)
  if (closing === null) return { announced: null }
  const { lastDay, successor, announcedAt } = closing
  const states = await countTold(ctx.tx, { kind: 'closing', announcedAt })
  const of = (...names: string[]) => names.reduce((sum, name) => sum + (states.get(name) ?? 0), 0)
  return {
    announced: {
      ...{ lastDay, successor, announcedAt },
      daysLeft: daysLeft(closing, settings.timeZone, ctx.clock.now()),
      candidates: await countCandidates(ctx.tx),
      told: {
        sent: of('sent'),
        underWay: of('waiting', 'sending'),
        byHand: of('by-hand', 'failed', 'perhaps'),
        unreachable: of('unreachable'),
      },
    },
  }
}
