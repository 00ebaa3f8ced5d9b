import type { InEachLanguage, StaffLanguage } from '#platform/languages/schema'

/** The ways by which a record's details come in: the add forms, the update form, an import. */
export type Entrance = 'add' | 'update' | 'import'

/**
 * Who is shown a detail, beside staff. `candidate`: whoever opens the file with number and access
 * code, on the site, by the linked account or by the API. `share:…`: the other side of a share for
 * that purpose. `slip`: the slip prints the last three signs of the number, and help by the countries.
 */
export type Disclosure =
  | 'candidate'
  | 'share:employer'
  | 'share:bank'
  | 'share:authority'
  | 'share:other'
  | 'slip'

/** How a detail is typed, checked and shown. A `date` is past, a `day` may be to come. A `number` is letters and digits, as papers bear them. */
export type Control =
  | { control: 'country' | 'date' | 'day' | 'email' | 'language' | 'telephone' }
  | { control: 'line' | 'text'; most: number }
  | { control: 'number'; least: number; most: number }

/** A detail of a candidate. What a row does not say is not so: it is shown to staff alone. */
export type Field = Control & {
  label: InEachLanguage
  /** What the form says below the label. */
  hint?: Readonly<Record<StaffLanguage, string>>
  /** As which public text it is judged, where it tells of somebody beside the candidate's own people. */
  judgedAs?: 'person' | 'mark'
  /** The field before which the form asks for it, where that is not its place in the table. */
  askedBefore?: string
  requiredBy: readonly Entrance[]
  /** Each word of it is a decision about somebody's data; a test names them all. */
  shownTo?: readonly Disclosure[]
  /** Whether it has a column in the list of records: from the beginning, or for those who choose it. */
  listed?: 'usual' | 'chosen'
  /** Whether staff find records by it: by the beginnings of its words, or by its own. */
  searchedBy?: 'words' | 'number'
  /** How tables call it, in small letters only, most usual first. */
  headings: readonly string[]
  /** Its name in the older system's export. */
  oldField: string | null
}
