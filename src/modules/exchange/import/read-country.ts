import { countryOfAlpha3 } from '#modules/records/countries-alpha3.schema'
import { countryCodes, countryName } from '#modules/records/schema'
import { languages } from '#platform/languages.schema'

const fold = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '')

/** What people write for a country other than its name, folded. */
const otherNames = new Map(
  Object.entries({
    bangladeshi: 'BD',
    canadian: 'CA',
    indian: 'IN',
    nepali: 'NP',
    nepalese: 'NP',
    pakistani: 'PK',
    srilankan: 'LK',
    filipino: 'PH',
    uae: 'AE',
    uk: 'GB',
    greatbritain: 'GB',
    usa: 'US',
    unitedstatesofamerica: 'US',
    ksa: 'SA',
    australian: 'AU',
    turkey: 'TR',
    burma: 'MM',
    বাংলাদেশি: 'BD',
    বাংলাদেশী: 'BD',
    ভারতীয়: 'IN',
    নেপালি: 'NP',
    नेपाली: 'NP',
    भारतीय: 'IN',
  }),
)

let byName: Map<string, string> | undefined

/** Returns the ISO 3166 code of a country by its code or its name in one of our languages; null when there is none. */
export function readCountry(typed: string): string | null {
  const code = typed.trim().toUpperCase()
  if (countryCodes.includes(code)) return code
  const byThree = /^[A-Z]{3}$/.test(code) ? countryOfAlpha3(code) : null
  if (byThree) return byThree
  byName ??= namesOfCountries()
  const name = foldName(typed)
  return byName.get(name) ?? otherNames.get(name) ?? null
}

/**
 * Returns the countries by name, also by short ones: Myanmar for Myanmar (Burma), and Hong Kong for Hong Kong SAR
 * China.
 */
function namesOfCountries(): Map<string, string> {
  const short = new Intl.DisplayNames(['en'], { type: 'region', style: 'short' })
  // English last: where two languages use one name, the English meaning counts.
  const inFull = languages
    .toReversed()
    .map((language) => (code: string) => countryName(code, language))
  return new Map(
    [(code: string) => short.of(code) ?? code, ...inFull].flatMap((nameOf) =>
      countryCodes.map((code) => [foldName(nameOf(code)), code] as const),
    ),
  )
}

/** Folds a name. Marks are parts of letters in Bengali, Devanagari and Arabic, and accents in Latin. */
function foldName(name: string): string {
  return /[\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Arabic}]/u.test(name)
    ? name.normalize('NFC').trim()
    : fold(name)
}
