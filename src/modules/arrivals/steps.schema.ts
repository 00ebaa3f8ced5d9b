import { dayAfter } from '#platform/clock/schema'

/** In days: how long before the next step an answer that was just asked for counts for it too. */
const justAsked = 7

/** For so many months after a flight candidates are asked. */
const asksFor = 24

/** Nobody is asked more often. */
const shortestGap = 7

/** Returns the same day so many months later; in a shorter month, its last day. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const then = Date.UTC(year, month - 1 + months, Math.min(date, last))
  return new Date(then).toISOString().slice(0, 10)
}

/**
 * Returns the days on which somebody is asked after a flight: after two weeks, three months, then each quarter; and
 * between them as often as the agency wants to. No setting takes one of them away.
 */
export function stepsAfter(flightOn: string, everyDays: number): string[] {
  const quarters = Array.from({ length: asksFor / 3 }, (_, at) => monthsLater(flightOn, 3 * at + 3))
  const gap = Math.max(shortestGap, everyDays)
  let before = flightOn
  return [dayAfter(flightOn, 14), ...quarters].flatMap((step) => {
    const between: string[] = []
    for (let day = dayAfter(before, gap); day < step; day = dayAfter(day, gap)) between.push(day)
    before = step
    return [...between, step]
  })
}

/** The first and the last day of flights after which somebody may have to be asked today. */
export const flightsAskedOn = (today: string) => ({
  from: monthsLater(today, -asksFor - 3),
  to: dayAfter(today, -shortestGap),
})

interface Asked {
  flightOn: string
  everyDays: number
  /** The latest day, not after today, for which the candidate was asked; null: never. */
  askedFor: string | null
}

/**
 * Returns the day for which a candidate is to be asked now; null for nobody. What was missed, while the server stood or the
 * flight was not noted, is asked once: the latest counts. A flight that is corrected by days asks nobody twice.
 */
export function stepDue({ flightOn, everyDays, askedFor }: Asked, today: string): string | null {
  const steps = stepsAfter(flightOn, everyDays)
  const latest = steps.findLast((day) => day <= today)
  const isOver = today >= monthsLater(steps.at(-1) ?? flightOn, 3)
  if (latest === undefined || isOver) return null
  return askedFor !== null && dayAfter(askedFor, justAsked) > latest ? null : latest
}

/** Returns the next day on which somebody is asked; null after the last one. */
export const nextStep = (flightOn: string, everyDays: number, today: string): string | null =>
  stepsAfter(flightOn, everyDays).find((day) => day > today) ?? null
