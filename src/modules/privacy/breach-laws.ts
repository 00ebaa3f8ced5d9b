import { hour, type Instant, later } from '#platform/clock'
import { longMoment } from '#platform/clock/schema'

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

/** A law that says within what time a breach of personal data has to be reported. */
export interface BreachLaw {
  /** ISO 3166 alpha-2, where it applies. */
  countries: readonly string[]
  law: string
  /** Hours from when the agency learned of it; null where the law names none ("without delay"). */
  hours: number | null
  /** Whom to tell. */
  tell: string
  /** What the law says about telling the people themselves. */
  people: string
  /** Where the law, or the authority's statement about it, is published. */
  source: string
  /** YYYY-MM-DD. */
  reviewedOn: string
  /** The person who compared the row with the law, and on which day; null until somebody has. */
  confirmedBy: { name: string; on: string } | null
}

const law = (row: Omit<BreachLaw, 'reviewedOn' | 'confirmedBy'>): BreachLaw => ({
  ...row,
  reviewedOn: '2026-11-22',
  confirmedBy: null,
})

/** The European Economic Area. */
const eea =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IS IE IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE'

/** What is known about the deadlines. No setting changes a row; it is not legal advice, and the file says so. */
const breachLaws: readonly BreachLaw[] = [
  law({
    countries: eea.split(' '),
    law: 'General Data Protection Regulation (EU) 2016/679, articles 33 and 34',
    hours: 72,
    tell: 'the supervisory authority, unless a risk to people is unlikely',
    people: 'without undue delay when the risk to them is high',
    source: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  }),
  law({
    countries: ['GB'],
    law: 'UK GDPR, articles 33 and 34',
    hours: 72,
    tell: 'the Information Commissioner, unless a risk to people is unlikely',
    people: 'without undue delay when the risk to them is high',
    source: 'https://www.legislation.gov.uk/eur/2016/679/contents',
  }),
  law({
    countries: ['IN'],
    law: 'CERT-In directions of 28 April 2022 under the Information Technology Act 2000',
    hours: 6,
    tell: 'CERT-In, of the incident itself',
    people: 'not said there; the Digital Personal Data Protection Act 2023 asks for it',
    source: 'https://www.cert-in.org.in/',
  }),
  law({
    countries: ['PH'],
    law: 'Data Privacy Act of 2012 (Republic Act 10173) and NPC Circular 16-03',
    hours: 72,
    tell: 'the National Privacy Commission',
    people: 'within the same 72 hours',
    source: 'https://privacy.gov.ph/',
  }),
  law({
    countries: ['ID'],
    law: 'Law 27 of 2022 on Personal Data Protection, article 46',
    hours: 72,
    tell: 'the authority, in writing',
    people: 'in writing, within the same 3 times 24 hours',
    source: 'https://peraturan.bpk.go.id/',
  }),
  law({
    countries: ['MY'],
    law: 'Personal Data Protection Act 2010, section 12B (in force since 1 June 2025)',
    hours: 72,
    tell: 'the Personal Data Protection Commissioner',
    people: 'without unnecessary delay when significant harm is likely',
    source: 'https://www.pdp.gov.my/',
  }),
  law({
    countries: ['SG'],
    law: 'Personal Data Protection Act 2012, part 6A',
    hours: 72,
    tell: 'the Commission, within 3 calendar days of finding that the breach has to be told',
    people: 'as soon as practicable when significant harm is likely',
    source: 'https://www.pdpc.gov.sg/',
  }),
  law({
    countries: ['KR'],
    law: 'Personal Information Protection Act, article 34',
    hours: 72,
    tell: 'the Personal Information Protection Commission, or KISA',
    people: 'within the same 72 hours',
    source: 'https://www.pipc.go.kr/',
  }),
  law({
    countries: ['CA'],
    law: 'Personal Information Protection and Electronic Documents Act, section 10.1',
    hours: null,
    tell: 'the Privacy Commissioner, as soon as feasible when there is a real risk of significant harm',
    people: 'as soon as feasible, in the same case',
    source: 'https://www.priv.gc.ca/',
  }),
  law({
    countries: ['AU'],
    law: 'Privacy Act 1988, part IIIC (notifiable data breaches)',
    hours: null,
    tell: 'the Information Commissioner, as soon as practicable; a suspicion is examined within 30 days',
    people: 'as soon as practicable when serious harm is likely',
    source: 'https://www.oaic.gov.au/',
  }),
]
