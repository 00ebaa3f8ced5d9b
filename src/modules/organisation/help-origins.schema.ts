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

/**
 * Who at home licenses agencies and hears workers' complaints, and the ministry that lists the embassies. A number that
 * was not found in print is left out.
 */
export const originPlaces: readonly HelpPlace[] = [
  place({
    role: 'regulator',
    country: 'BD',
    authority: 'Bureau of Manpower, Employment and Training',
    url: 'https://www.bmet.gov.bd/',
  }),
  place({
    role: 'rescue',
    country: 'BD',
    authority: 'Probash Bondhu call centre of the Wage Earners’ Welfare Board',
    phones: [
      within('BD', '16135', 'Somodhara, August 2025'),
      anywhere('+8809610102030', 'Somodhara, August 2025'),
    ],
    url: 'https://wewb.gov.bd/',
  }),
  place({ role: 'ministry', country: 'BD', url: 'https://mofa.gov.bd/' }),
  place({
    role: 'regulator',
    country: 'NP',
    authority: 'Department of Foreign Employment',
    url: 'https://www.dofe.gov.np/',
  }),
  place({
    role: 'rescue',
    country: 'NP',
    authority: 'Foreign Employment Board',
    phones: [within('NP', '1141', 'Amar Nepal, 2025')],
    url: 'https://feb.gov.np/',
  }),
  place({ role: 'ministry', country: 'NP', url: 'https://mofa.gov.np/' }),
  place({
    role: 'regulator',
    country: 'IN',
    authority: 'Protector General of Emigrants',
    phones: [within('IN', '1800113090', 'published widely as 1800 11 3090')],
    url: 'https://www.emigrate.gov.in/',
  }),
  place({
    role: 'rescue',
    country: 'IN',
    authority: 'MADAD, complaints to the Ministry of External Affairs',
    url: 'https://madad.gov.in/',
  }),
  place({ role: 'ministry', country: 'IN', url: 'https://www.mea.gov.in/' }),
  place({
    role: 'regulator',
    country: 'LK',
    authority: 'Sri Lanka Bureau of Foreign Employment',
    phones: [within('LK', '1989', 'Ada Derana, March 2025')],
    url: 'https://www.slbfe.lk/',
  }),
  place({ role: 'ministry', country: 'LK', url: 'https://mfa.gov.lk/' }),
  place({
    role: 'regulator',
    country: 'PH',
    authority: 'Department of Migrant Workers',
    phones: [
      within('PH', '1348', 'Philippine Daily Inquirer, July 2022'),
      anywhere('+63287221144', 'Canadian Inquirer, June 2023'),
    ],
    url: 'https://dmw.gov.ph/',
  }),
  place({ role: 'ministry', country: 'PH', url: 'https://dfa.gov.ph/' }),
  place({
    role: 'regulator',
    country: 'ID',
    authority: 'Ministry of Protection of Indonesian Migrant Workers',
    phones: [
      within('ID', '08001000', 'Lintas Atlantik, December 2025'),
      anywhere('+622129244800', 'Lintas Atlantik, December 2025'),
    ],
    url: 'https://www.kp2mi.go.id/',
  }),
  place({ role: 'ministry', country: 'ID', url: 'https://kemlu.go.id/' }),
  place({
    role: 'regulator',
    country: 'PK',
    authority: 'Bureau of Emigration and Overseas Employment',
    url: 'https://beoe.gov.pk/',
  }),
  place({
    role: 'rescue',
    country: 'PK',
    authority: 'Overseas Pakistanis Foundation',
    url: 'https://www.opf.org.pk/',
  }),
  place({ role: 'ministry', country: 'PK', url: 'https://mofa.gov.pk/' }),
]
