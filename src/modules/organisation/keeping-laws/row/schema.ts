/** What a law speaks of: the details of a record, what was paid, and papers by the class of their kind. */
export const keptClasses = ['details', 'money', 'usual', 'contract', 'sensitive'] as const
export type KeptClass = (typeof keptClasses)[number]

/** From when laws count, in words that end a sentence. Candor counts from what it knows to be no earlier. */
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

/** What the law of a country asks an agency to keep. */
export interface KeepingLaw {
  id: string
  /** ISO 3166 alpha-2. */
  country: string
  /** Ids of the table of regulators: whose licences the law is about; null: every agency there. */
  regulators: readonly string[] | null
  /** Of their licence numbers those of this form; null: all. */
  licences: RegExp | null
  /** Never a class that the law does not speak of. */
  covers: readonly KeptClass[]
  /** At least; whole years. */
  months: number
  from: CountedFrom
  /** Who watches over it. */
  authority: string
  /** As it is usually cited. */
  law: string
  section: string
  /** https, of the official text or, where that is none of a page, of who publishes it. */
  url: string
  /** Where its text, or what it says, was read. */
  source: string
  /** YYYY-MM-DD. */
  reviewedOn: string
  /** The person who compared it with the law, and on which day; null while nobody did. */
  confirmedBy: { name: string; on: string } | null
}

type Optional = 'regulators' | 'licences'
/** A row as it is written; what is not said has a default. */
export type Row = Omit<KeepingLaw, 'id' | 'reviewedOn' | 'confirmedBy' | Optional> &
  Partial<Pick<KeepingLaw, Optional>>
