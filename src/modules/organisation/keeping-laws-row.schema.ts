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
export type Row = Omit<KeepingLaw, 'id' | 'reviewedOn' | 'confirmedBy' | Optional> &
  Partial<Pick<KeepingLaw, Optional>>
