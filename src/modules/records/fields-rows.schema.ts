/** The ways in for a record's details: the add forms, the update form, an import. */
export type Entrance = 'add' | 'update' | 'import'

/**
 * Who is shown a detail, apart from staff. `candidate`: a person who opens the file with number and access code, on the
 * site, by the linked account or by the API. `share:…`: the recipient of a share for that purpose. `slip`: the slip
 * prints the last three characters of the number, and help by the countries.
 */
export type Disclosure =
  | 'candidate'
  | 'share:employer'
  | 'share:bank'
  | 'share:authority'
  | 'share:other'
  | 'slip'

/** The detail that names the country in which a telephone without a country code is dialled. */
export type DialledIn = 'nationality'

/**
 * How a detail is typed, checked and shown. A `date` is past, a `day` may be in the future. A `time` is `02:15` on the
 * wall of a `zone` (`Asia/Dhaka`). A `number` is letters and digits, as documents print them.
 */
export type Control =
  | { control: 'country' | 'date' | 'day' | 'email' | 'language' | 'time' | 'zone' }
  | { control: 'telephone'; dialledIn: DialledIn }
  | { control: 'line' | 'text'; most: number }
  | { control: 'number'; least: number; most: number }

export type SearchedBy = 'name' | 'words' | 'number' | 'telephone' | 'email'

/** A detail of a candidate. The defaults are the strict ones: without `shownTo`, only staff see it. */
export type Field = Control & {
  /**
   * Whether the database has it in clear, because it identifies nobody. Everything else is sealed under the key of
   * its record (docs/decisions/0026).
   */
  inClear?: true
  /** Whether it is somebody's name. */
  isName?: true
  /** The kind of public text that it is judged as, where somebody other than staff reads words of it. */
  judgedAs?: 'name' | 'person' | 'mark' | 'detail'
  /** The field before which the form asks for it, where that differs from its place in the table. */
  askedBefore?: string
  /** Where it has to be given. */
  requiredBy?: readonly Entrance[]
  /** Each entry is a decision about somebody's data; a test names them all. */
  shownTo?: readonly Disclosure[]
  /** Whether it has a column in the list of records: by default, or for staff who choose it. */
  listed?: 'usual' | 'chosen'
  /** Whether staff find records by it: by words (of a name by their sound too), or by its beginning or end. */
  searchedBy?: SearchedBy
  /** Its name in the older system's export. */
  oldField?: string
}
