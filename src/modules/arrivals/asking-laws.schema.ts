/** What the country of origin requires of an agency about the people it sent, as far as its wording was found. */
export interface AskingLaw {
  /** ISO 3166 alpha-2: the nationality of the candidate. */
  origin: string
  /** As it is usually cited. */
  law: string
  authority: string
  /** When the first report is due, and after how many months each further one. */
  firstWithinMonths: number
  everyMonths: number
  /** https: where its content was read. */
  sources: readonly string[]
  /** YYYY-MM-DD. */
  reviewedOn: string
  /** The person who compared it with the law, and on which day; null until somebody has. */
  confirmedBy: { name: string; on: string } | null
}

/**
 * The laws by origin. An origin that is missing here is asked as the others are, and that is then the agency's own
 * practice: no such duty, with its times, was found. A row that asks for more than `usualSteps` has to bring its steps.
 */
export const askingLaws: readonly AskingLaw[] = [
  {
    origin: 'PH',
    law: 'POEA Memorandum Circular No. 9, Series of 2019',
    authority: 'Department of Migrant Workers',
    firstWithinMonths: 3,
    everyMonths: 3,
    sources: [
      'https://www.philippinesnewsgazette.com/recruiters-have-until-march-31-to-submit-report-on-ofws-condition/',
      'https://ntucphl.org/2019/09/online-ofw-monitoring-system-launched',
    ],
    reviewedOn: '2026-12-01',
    confirmedBy: null,
  },
]

/** Returns the law by which a candidate is asked; null: it is the agency's own practice. */
export const askingLawFor = (nationality: string): AskingLaw | null =>
  askingLaws.find(({ origin }) => origin === nationality) ?? null
