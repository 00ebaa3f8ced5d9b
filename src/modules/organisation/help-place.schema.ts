/** Whom a worker can turn to. */
type HelpRole = 'police' | 'labour' | 'rescue' | 'shelter' | 'mission' | 'ministry' | 'regulator'

/** A telephone number as its authority or a newspaper published it. */
export interface HelpPhone {
  /** E.164 if it can be dialled from everywhere, else the digits that are dialled within `only`. */
  number: string
  /** ISO 3166 alpha-2: the one country in which it works; null when it works from everywhere. */
  only: string | null
  /** Where and when it was published; null for police numbers, which everybody there knows. */
  seenIn: string | null
}

/** An authority outside the agency that helps. Without a street: this site shows no address of an embassy (H2). */
export interface HelpPlace {
  role: HelpRole
  /** ISO 3166 alpha-2: whose authority it is. */
  country: string
  /** ISO 3166 alpha-2: for an embassy, where it is. */
  within: string | null
  /** Its English name; null where the pages name it themselves, in the reader's language. */
  authority: string | null
  phones: readonly HelpPhone[]
  /** https; null where there is only a telephone number. */
  url: string | null
  /** The person who called or opened it, and on which day; null until somebody has. */
  confirmedBy: { name: string; on: string } | null
  /** YYYY-MM-DD. */
  reviewedOn: string
}

const reviewedOn = '2026-11-21'

type Written = Pick<HelpPlace, 'role' | 'country' | 'url'> &
  Partial<Pick<HelpPlace, 'within' | 'authority' | 'phones'>>

/** Makes a row that no person has confirmed yet; give it a name and a day when somebody has. */
export const place = (written: Written): HelpPlace => ({
  within: null,
  authority: null,
  phones: [],
  ...written,
  confirmedBy: null,
  reviewedOn,
})

/** Makes a number that works from everywhere. */
export const anywhere = (number: string, seenIn: string): HelpPhone => ({
  number,
  only: null,
  seenIn,
})

/** Makes a number that works within one country. */
export const within = (only: string, number: string, seenIn: string | null): HelpPhone => ({
  number,
  only,
  seenIn,
})
