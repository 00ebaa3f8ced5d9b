import { destinationPlaces } from './help-destinations.schema.ts'
import { missionPhones } from './help-mission-phones.schema.ts'
import { type HelpPhone, type HelpPlace, originPlaces, place } from './help-origins.schema.ts'

/**
 * Websites of embassies and high commissions, by origin and destination. One that was not found in print is left out;
 * then only the ministry of the origin, which lists its embassies, is shown. A host is below a domain of the origin's
 * government: a domain that anybody may register lapses, and somebody else takes it.
 */
const websites: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BD: {
    SA: 'riyadh.mofa.gov.bd',
    AE: 'abudhabi.mofa.gov.bd',
    QA: 'doha.mofa.gov.bd',
    KW: 'kuwait.mofa.gov.bd',
    OM: 'muscat.mofa.gov.bd',
    BH: 'manama.mofa.gov.bd',
    MY: 'kualalumpur.mofa.gov.bd',
    SG: 'singapore.mofa.gov.bd',
    JP: 'bdembjp.mofa.gov.bd',
    IT: 'rome.mofa.gov.bd',
  },
  NP: {
    SA: 'sa.nepalembassy.gov.np',
    AE: 'ae.nepalembassy.gov.np',
    QA: 'qa.nepalembassy.gov.np',
    KW: 'kw.nepalembassy.gov.np',
    OM: 'om.nepalembassy.gov.np',
    BH: 'bh.nepalembassy.gov.np',
    MY: 'my.nepalembassy.gov.np',
    KR: 'kr.nepalembassy.gov.np',
    JP: 'jp.nepalembassy.gov.np',
    CA: 'ca.nepalembassy.gov.np',
    AU: 'au.nepalembassy.gov.np',
    GB: 'uk.nepalembassy.gov.np',
  },
  IN: {
    SA: 'www.eoiriyadh.gov.in',
    AE: 'www.indembassyuae.gov.in',
    QA: 'www.indianembassyqatar.gov.in',
    KW: 'www.indembkwt.gov.in',
    OM: 'www.indemb-oman.gov.in',
    BH: 'www.eoibahrain.gov.in',
    MY: 'www.hcikl.gov.in',
    SG: 'www.hcisingapore.gov.in',
    KR: 'www.indembassyseoul.gov.in',
    JP: 'www.indembassy-tokyo.gov.in',
    CA: 'www.hciottawa.gov.in',
    AU: 'www.hcicanberra.gov.in',
    GB: 'www.hcilondon.gov.in',
    IT: 'www.indianembassyrome.gov.in',
    RO: 'www.eoibucharest.gov.in',
    PL: 'www.indianembassywarsaw.gov.in',
  },
  PH: {
    SA: 'riyadhpe.dfa.gov.ph',
    AE: 'abudhabipe.dfa.gov.ph',
    QA: 'dohape.dfa.gov.ph',
    KW: 'kuwaitpe.dfa.gov.ph',
    OM: 'muscatpe.dfa.gov.ph',
    BH: 'manamape.dfa.gov.ph',
    KR: 'seoulpe.dfa.gov.ph',
    CA: 'ottawape.dfa.gov.ph',
    GB: 'londonpe.dfa.gov.ph',
    IT: 'romepe.dfa.gov.ph',
    PL: 'warsawpe.dfa.gov.ph',
  },
  ID: {
    SA: 'kemlu.go.id/riyadh',
    AE: 'kemlu.go.id/abudhabi',
    QA: 'kemlu.go.id/doha',
    KW: 'kemlu.go.id/kuwaitcity',
    OM: 'kemlu.go.id/muscat',
    BH: 'kemlu.go.id/manama',
    MY: 'kemlu.go.id/kualalumpur',
    SG: 'kemlu.go.id/singapore',
    KR: 'kemlu.go.id/seoul',
    JP: 'kemlu.go.id/tokyo',
    CA: 'kemlu.go.id/ottawa',
    AU: 'kemlu.go.id/canberra',
    GB: 'kemlu.go.id/london',
    IT: 'kemlu.go.id/rome',
    RO: 'kemlu.go.id/bucharest',
  },
}

const missions: readonly HelpPlace[] = Object.entries(websites).flatMap(([country, rows]) =>
  Object.entries(rows).map(([within, website]) =>
    place({
      ...({ role: 'mission', country, within } as const),
      phones: missionPhones[country]?.[within] ?? [],
      url: `https://${website}`,
    }),
  ),
)

export type { HelpPhone, HelpPlace } from './help-origins.schema.ts'

/** Every known place of help outside. No setting changes it. */
export const helpPlaces: readonly HelpPlace[] = [...destinationPlaces, ...missions, ...originPlaces]

const countriesOf = (places: readonly HelpPlace[]) => [
  ...new Set(places.map(({ country }) => country)),
]
/** ISO 3166 alpha-2; no country is both. */
export const helpOrigins: readonly string[] = countriesOf(originPlaces)
export const helpDestinations: readonly string[] = countriesOf(destinationPlaces)

/** Where somebody comes from and works, as ISO 3166 alpha-2; null where unknown. */
export interface Journey {
  origin: string | null
  destination: string | null
}

/** Returns whom somebody on this journey can turn to, the nearest first; none where the table knows neither country. */
export function helpFor({ origin, destination }: Journey): readonly HelpPlace[] {
  return [
    ...destinationPlaces.filter(({ country }) => country === destination),
    ...missions.filter(({ country, within }) => country === origin && within === destination),
    ...originPlaces.filter(({ country }) => country === origin),
  ]
}

/** Returns the journey as far as the table knows it: other countries are left out. */
export function knownJourney({ origin, destination }: Journey): Journey {
  return {
    origin: origin !== null && helpOrigins.includes(origin) ? origin : null,
    destination:
      destination !== null && helpDestinations.includes(destination) ? destination : null,
  }
}

interface Naming {
  words: {
    police: (country: string) => string
    mission: (origin: string, destination: string) => string
    ministry: (origin: string) => string
  }
  /** Returns the name of a country in the reader's language. */
  nameOf: (country: string) => string
}

/** Returns the name of a place: its own, or what it is and for which country. */
export function placeName(
  { authority, role, country, within }: HelpPlace,
  { words, nameOf }: Naming,
): string {
  if (authority !== null) return authority
  if (role === 'police') return words.police(nameOf(country))
  if (role === 'mission' && within !== null) return words.mission(nameOf(country), nameOf(within))
  return words.ministry(nameOf(country))
}

/** Returns a number for a telephone link. */
export function telOf({ number }: HelpPhone): string {
  return `tel:${number}`
}
