import { later } from '#platform/clock'
import type { ActionContext } from '#platform/context'

const aDay = 86_400_000
/** Longer ago than papers that nobody may be shown are kept by the usual settings. */
const daysSinceFlight = 200

/** Whether this candidate has departed long ago, so that something of the file is due for removal. */
export function hasDeparted(number: number): boolean {
  return number === 2
}

/** The day on which that one flew. */
export function pastFlightDay({ clock }: Pick<ActionContext, 'clock'>): string {
  return later(clock.now(), -daysSinceFlight * aDay).slice(0, 10)
}

/** The same context before the flight, when the passport was scanned. */
export function beforeFlight(ctx: ActionContext): ActionContext {
  const clock = { now: () => later(ctx.clock.now(), -(daysSinceFlight + 5) * aDay) }
  return {
    ...ctx,
    clock,
    read: (run) => ctx.read((read) => run({ ...read, clock })),
    write: (run) => ctx.write((write) => run({ ...write, clock })),
  }
}
