/** What a law covers: the details of a record, payments, and documents by the class of their kind. */
export const keptClasses = ['details', 'money', 'usual', 'contract', 'sensitive'] as const
export type KeptClass = (typeof keptClasses)[number]

/**
 * When a law's period begins, in words that end a sentence. Candor counts from the nearest event that it knows and that
 * is not earlier.
 */
const countedFroms = {
  creation: 'from when it was written',
  'last-service': 'from the last service to the candidate',
  'last-action': 'from the last action on the file',
  closing: 'from the closing of the file',
  hiring: 'from the day of hiring',
  unstated: 'from a day that we did not find',
} as const satisfies Record<string, string>
export type CountedFrom = keyof typeof countedFroms
export const countedFromSentences: Readonly<Record<CountedFrom, string>> = countedFroms

/** What the law of a country requires an agency to keep. */
export interface KeepingLaw {
  id: string
  /** ISO 3166 alpha-2. */
  country: string
  /** Ids in the table of regulators whose licences the law covers; null: every agency there. */
  regulators: readonly string[] | null
  /** Only those of their licence numbers that have this form; null: all. */
  licences: RegExp | null
  /** Never a class that the law does not mention. */
  covers: readonly KeptClass[]
  /** The minimum; whole years. */
  months: number
  from: CountedFrom
  /** The supervising authority. */
  authority: string
  /** As it is usually cited. */
  law: string
  section: string
  /** https, of the official text or, where it has no page, of its publisher. */
  url: string
  /** Where its text, or its content, was read. */
  source: string
  /** YYYY-MM-DD. */
  reviewedOn: string
  /** The person who compared it with the law, and on which day; null until somebody has. */
  confirmedBy: { name: string; on: string } | null
}

type Optional = 'regulators' | 'licences'
/** A row as it is written; omitted fields have a default. */
type Row = Omit<KeepingLaw, 'id' | 'reviewedOn' | 'confirmedBy' | Optional> &
  Partial<Pick<KeepingLaw, Optional>>

const reviewedOn = '2026-11-24'

/** A client's file, where the law names no documents. */
const file = ['details', 'money', 'usual', 'contract'] as const

/**
 * What laws require agencies to keep, as far as their wording was found. No setting changes a row, and a row is here
 * only with a number that somebody read. It is not legal advice, and pages say so.
 */
const rows = {
  'gb-conduct-29': {
    country: 'GB',
    covers: file,
    months: 12,
    from: 'last-service',
    authority: 'Employment Agency Standards Inspectorate',
    law: 'Conduct of Employment Agencies and Employment Businesses Regulations 2003 (S.I. 2003/3319)',
    section: 'regulation 29(2) and Schedule 4',
    url: 'https://www.legislation.gov.uk/uksi/2003/3319/regulation/29',
    source:
      'The regulation as it stood until 8 May 2016, at legislation.gov.uk; what Schedule 4 asks for now, at gov.uk',
  },
  'au-code-56': {
    country: 'AU',
    regulators: ['au-omara'],
    covers: file,
    months: 84,
    from: 'last-action',
    authority: 'Office of the Migration Agents Registration Authority',
    law: 'Migration (Migration Agents Code of Conduct) Regulations 2021 (F2021L01856)',
    section: 'section 56',
    url: 'https://www.legislation.gov.au/F2021L01856',
    source: 'Privacy policy of a registered migration agent, reviewed on 15 September 2026',
  },
  'nz-code-26': {
    country: 'NZ',
    regulators: ['nz-iaa'],
    // “Copies of all personal documents relating to the client supplied to the adviser.”
    covers: [...file, 'sensitive'],
    months: 84,
    from: 'closing',
    authority: 'Immigration Advisers Authority',
    law: 'Licensed Immigration Advisers Code of Conduct 2014',
    section: 'clause 26(a) and (e)',
    url: 'https://www.iaa.govt.nz/for-advisers/code-of-conduct/professional-practice/',
    source:
      'The toolkit of the authority, at iaa.govt.nz; the code as a licensed adviser prints it',
  },
  'ca-cicc-files': {
    country: 'CA',
    regulators: ['ca-cicc'],
    covers: file,
    months: 72,
    from: 'closing',
    authority: 'College of Immigration and Citizenship Consultants',
    law: 'Client File Management Regulation of the College',
    section: 'section 7.2',
    url: 'https://college-ic.ca/',
    source:
      'Software for licensees that cites the section; SOR/2022-128, section 37, leaves it to the by-laws',
  },
  'ca-bc-records': {
    country: 'CA',
    regulators: ['ca-bc'],
    covers: ['details', 'money', 'contract'],
    months: 48,
    from: 'unstated',
    authority: 'Employment Standards Branch, British Columbia',
    law: 'Temporary Foreign Worker Protection Act, S.B.C. 2018, c. 45',
    section: 'section 28',
    url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/18045',
    source: 'What the branch tells applicants for a licence, at gov.bc.ca; headings of the Act',
  },
  'ca-mb-money': {
    country: 'CA',
    regulators: ['ca-mb'],
    covers: ['money'],
    months: 36,
    from: 'creation',
    authority: 'Employment Standards, Manitoba',
    law: 'The Worker Recruitment and Protection Act, C.C.S.M. c. W197',
    section: 'section 18(1)(a)',
    url: 'https://web2.gov.mb.ca/laws/statutes/ccsm/w197.php',
    source: 'The Act, in a copy of the data set of Canadian laws by A2AJ',
  },
  'ca-qc-hired': {
    country: 'CA',
    regulators: ['ca-qc'],
    // Licences of agencies that recruit temporary foreign workers; agencies that place staff have another rule.
    licences: /^AR/,
    covers: ['details'],
    months: 72,
    from: 'hiring',
    authority:
      'Commission des normes, de l’équité, de la santé et de la sécurité du travail, Québec',
    law: 'Regulation respecting personnel placement agencies and recruitment agencies for temporary foreign workers, CQLR, c. N-1.1, r. 0.1',
    section: 'section 24(3)',
    url: 'https://legisquebec.gouv.qc.ca/en/version/cr/N-1.1,%20r.%200.1?code=se%3A24',
    source: 'The section at legisquebec.gouv.qc.ca, as of 30 October 2024',
  },
} as const satisfies Record<string, Row>

export const keepingLaws: readonly KeepingLaw[] = Object.entries<Row>(rows).map(([id, entry]) => ({
  regulators: null,
  licences: null,
  ...entry,
  id,
  reviewedOn,
  confirmedBy: null,
}))
