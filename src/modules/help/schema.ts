import { destinationPlaces } from './destinations.schema.ts'
import { missions } from './missions.schema.ts'
import { originPlaces } from './origins.schema.ts'
import type { HelpPhone, HelpPlace } from './place.schema.ts'

export type { HelpPhone, HelpPlace } from './place.schema.ts'

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
