import { hour, type Instant, later } from '#platform/clock'
import { longMoment } from '#platform/clock/schema'
import { breachLaws } from './laws.ts'

interface Concerned {
  /** ISO 3166 alpha-2. */
  countries: readonly string[]
  /** When the agency learned of the breach: the hours count from then. */
  known: Instant
  /** The time zone in which they are stated. */
  timeZone: string
}

/**
 * Lists each law of the table that applies in one of these countries with its deadline, and the countries for which the
 * table has none.
 */
export function clockOfLaws({ countries, known, timeZone }: Concerned): string {
  const when = (instant: Instant) => longMoment(instant, { lang: 'en', timeZone })
  const rows = breachLaws.filter((row) => row.countries.some((one) => countries.includes(one)))
  const covered = new Set(rows.flatMap((row) => row.countries))
  const unknown = countries.filter((country) => !covered.has(country))
  const parts = rows
    .toSorted((a, b) => (a.hours ?? Number.MAX_VALUE) - (b.hours ?? Number.MAX_VALUE))
    .map((row) =>
      [
        `${row.countries.filter((one) => countries.includes(one)).join(', ')}: ${row.law}`,
        row.hours === null
          ? '  Until: without delay; the law names no hours.'
          : `  Until: ${when(later(known, row.hours * hour))} (${row.hours} hours from when you knew)`,
        `  Tell: ${row.tell}`,
        `  The people themselves: ${row.people}`,
        `  Read it yourself: ${row.source}`,
        row.confirmedBy === null
          ? `  Taken from what is published on ${row.reviewedOn}. Not confirmed by a person.`
          : `  Confirmed by ${row.confirmedBy.name} on ${row.confirmedBy.on}.`,
      ].join('\n'),
    )
  const none =
    unknown.length === 0
      ? []
      : [`Nothing is known here of the law in ${unknown.join(', ')}. Ask the authority there.`]
  return `${[head(when(known)), ...parts, ...none].join('\n\n')}\n`
}

const head = (known: string) =>
  `The clock of the laws concerned, from ${known}, when you knew of it.
Countries of the agency, of the candidates and of their destinations. This is no legal advice, and other
laws may apply: ask a lawyer today.`
