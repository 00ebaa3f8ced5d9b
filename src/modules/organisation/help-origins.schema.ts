import type { OtherOwner } from '#modules/speech/compose.schema'

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
  /** The address of that, and the day on which it said so; null where nobody noted it. */
  source: { url: string; lookedUpOn: string } | null
}

/** What helps outside the agency: a state's authority, or one that is none. */
export type HelpBy = 'state' | OtherOwner

/** An authority outside the agency that helps. Without a street: this site shows no address of an embassy (H2). */
export interface HelpPlace {
  role: HelpRole
  /** ISO 3166 alpha-2: whose authority it is. */
  country: string
  /** ISO 3166 alpha-2: for an embassy, where it is. */
  within: string | null
  /** Whose it is: only a state's is called an authority. */
  by: HelpBy
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
  Partial<Pick<HelpPlace, 'by' | 'within' | 'authority' | 'phones'>>

/** Makes a row that no person has confirmed yet; give it a name and a day when somebody has. */
export const place = (written: Written): HelpPlace => ({
  within: null,
  by: 'state',
  authority: null,
  phones: [],
  ...written,
  confirmedBy: null,
  reviewedOn,
})

/** Makes of a row one that is no state's. */
export const runBy = (by: HelpBy, row: HelpPlace): HelpPlace => ({ ...row, by })

/** Makes a number that works from everywhere. */
export const anywhere = (number: string, seenIn: string): HelpPhone => ({
  number,
  only: null,
  seenIn,
  source: null,
})

/** Makes a number that works within one country. */
export const within = (only: string, number: string, seenIn: string | null): HelpPhone => ({
  number,
  only,
  seenIn,
  source: null,
})

/** Adds the address at which a number was read, and the day. */
export const readAt = (phone: HelpPhone, url: string, lookedUpOn: string): HelpPhone => ({
  ...phone,
  source: { url, lookedUpOn },
})

/** Makes the rows of one role: whose authority, its name, its website, and how it is called. */
const of =
  (role: HelpRole) =>
  (country: string, authority: string, url: string, ...phones: HelpPhone[]): HelpPlace =>
    place({ role, country, authority, url, phones })

export const labour = of('labour')
export const rescue = of('rescue')
/** Where somebody who has left an employer can sleep; each was found in two reports of different years. */
export const shelter = of('shelter')
const regulator = of('regulator')

export const police = (country: string, ...numbers: string[]): HelpPlace =>
  place({
    role: 'police',
    country,
    phones: numbers.map((number) => within(country, number, null)),
    url: null,
  })

const ministry = (country: string, url: string) => place({ role: 'ministry', country, url })

/**
 * Who at home licenses agencies and hears workers' complaints, and the ministry that lists the embassies. A number that
 * was not found in print is left out.
 */
export const originPlaces: readonly HelpPlace[] = [
  regulator('BD', 'Bureau of Manpower, Employment and Training', 'https://www.bmet.gov.bd/'),
  rescue(
    'BD',
    'Probash Bondhu call centre of the Wage Earners’ Welfare Board',
    'https://wewb.gov.bd/',
    within('BD', '16135', 'Somodhara, August 2025'),
    anywhere('+8809610102030', 'Somodhara, August 2025'),
  ),
  ministry('BD', 'https://mofa.gov.bd/'),
  regulator('NP', 'Department of Foreign Employment', 'https://www.dofe.gov.np/'),
  rescue(
    'NP',
    'Foreign Employment Board',
    'https://feb.gov.np/',
    within('NP', '1141', 'Amar Nepal, 2025'),
  ),
  ministry('NP', 'https://mofa.gov.np/'),
  regulator(
    'IN',
    'Protector General of Emigrants',
    'https://www.emigrate.gov.in/',
    within('IN', '1800113090', 'published widely as 1800 11 3090'),
  ),
  rescue('IN', 'MADAD, complaints to the Ministry of External Affairs', 'https://madad.gov.in/'),
  ministry('IN', 'https://www.mea.gov.in/'),
  regulator(
    'LK',
    'Sri Lanka Bureau of Foreign Employment',
    'https://www.slbfe.lk/',
    within('LK', '1989', 'Ada Derana, March 2025'),
  ),
  ministry('LK', 'https://mfa.gov.lk/'),
  regulator(
    'PH',
    'Department of Migrant Workers',
    'https://dmw.gov.ph/',
    within('PH', '1348', 'Philippine Daily Inquirer, July 2022'),
    anywhere('+63287221144', 'Canadian Inquirer, June 2023'),
  ),
  ministry('PH', 'https://dfa.gov.ph/'),
  regulator(
    'ID',
    'Ministry of Protection of Indonesian Migrant Workers',
    'https://www.kp2mi.go.id/',
    within('ID', '08001000', 'Lintas Atlantik, December 2025'),
    anywhere('+622129244800', 'Lintas Atlantik, December 2025'),
  ),
  ministry('ID', 'https://kemlu.go.id/'),
  regulator('PK', 'Bureau of Emigration and Overseas Employment', 'https://beoe.gov.pk/'),
  rescue('PK', 'Overseas Pakistanis Foundation', 'https://www.opf.org.pk/'),
  ministry('PK', 'https://mofa.gov.pk/'),
]
