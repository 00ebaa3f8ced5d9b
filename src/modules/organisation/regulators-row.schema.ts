/** An authority that licenses agencies, as the table knows it. */
export interface Regulator {
  id: string
  /** ISO 3166 alpha-2. */
  country: string
  /** Its English name. */
  name: string
  /** Other countries have one of the same name, so the name alone means no row. */
  isCommonName: boolean
  /** Its other names; one of these, typed by somebody, means this row. */
  also: readonly string[]
  /** The form of its licence numbers. Bounded, so that any text is judged in linear time. */
  form: RegExp
  /** The same in words, with a number that nobody has. */
  example: string
  /** Its own website with the register, or a link to it. */
  registerUrl: string
  /** Why this host is considered the regulator's. */
  restsOn: string
  /** The day on which a person opened the host and saw whose it is (YYYY-MM-DD), or false. */
  hostConfirmed: false | string
  /** YYYY-MM-DD. */
  reviewedOn: string
}

type Optional = 'also' | 'isCommonName' | 'reviewedOn'

/** A row as it is written; omitted fields have a default. */
export type Row = Omit<Regulator, 'id' | 'hostConfirmed' | Optional> &
  Partial<Pick<Regulator, Optional>>

/** Describes in words why a host is considered the regulator's. */
export const statesOwn = (suffix: string, state: string) =>
  `Names under ${suffix} are given to public bodies of ${state} only.`
export const wellKnown =
  'The regulator’s name for itself in its own publications; not under a name of the state.'

/** Returns a row whose id stays a literal. */
export const row = (entry: Row): Row => entry
