/** Who licenses agencies, as the table knows them. */
export interface Regulator {
  id: string
  /** ISO 3166 alpha-2. */
  country: string
  /** Its English name. */
  name: string
  /** Other countries have one of this name, so that the name alone means no row. */
  isCommonName: boolean
  /** How else it is called; somebody who types one of them means this row. */
  also: readonly string[]
  /** What its licence numbers look like. Bounded, so that any text is judged in linear time. */
  form: RegExp
  /** The same in words, with a number that nobody holds. */
  example: string
  /** Its own website, where the register is or is led to. */
  registerUrl: string
  /** Why this host is taken to be the regulator's. */
  restsOn: string
  /** The day on which a person opened the host and saw whose it is (YYYY-MM-DD), or false. */
  hostConfirmed: false | string
  /** YYYY-MM-DD. */
  reviewedOn: string
}

type Optional = 'also' | 'isCommonName'

/** A row as it is written; what is not said has a default. */
export type Row = Omit<Regulator, 'id' | 'hostConfirmed' | 'reviewedOn' | Optional> &
  Partial<Pick<Regulator, Optional>>

/** What a host rests on, in words. */
export const statesOwn = (suffix: string, state: string) =>
  `Names under ${suffix} are given to public bodies of ${state} only.`
export const wellKnown =
  'The regulator’s name for itself in its own publications; not under a name of the state.'

/** A row whose id stays a literal. */
export const row = (entry: Row): Row => entry
