import { calendarDate } from '#platform/clock/schema'
import { type Language, languages } from '#platform/languages.schema'
import { type Details, type FieldName, fieldNames, recordFields } from './fields.schema.ts'

/** ISO 3166-1 alpha-2, the officially assigned codes; names come from the browser's or Node's Intl. */
export const countryCodes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  )

/** One per language: creating one takes longer than drawing a page, and calling it as long as drawing a component. */
const namers = new Map<string, (code: string) => string>()

/** Returns the country's name in a language, e.g. `BD` → Bangladesh. */
export function countryName(code: string, language = 'en'): string {
  const known = namers.get(language) ?? namesIn(language)
  namers.set(language, known)
  return known(code)
}

function namesIn(language: string): (code: string) => string {
  const all = new Intl.DisplayNames([language], { type: 'region' })
  const names = new Map(countryCodes.map((code) => [code, all.of(code) ?? code]))
  return (code) => names.get(code) ?? all.of(code) ?? code
}

/** ISO 3166-1 alpha-3, in the order of `countryCodes`: the codes for countries in a passport's MRZ. */
const alpha3 =
  'AND ARE AFG ATG AIA ALB ARM AGO ATA ARG ASM AUT AUS ABW ALA AZE BIH BRB BGD BEL BFA BGR BHR BDI BEN BLM BMU BRN BOL BES BRA BHS BTN BVT BWA BLR BLZ CAN CCK COD CAF COG CHE CIV COK CHL CMR CHN COL CRI CUB CPV CUW CXR CYP CZE DEU DJI DNK DMA DOM DZA ECU EST EGY ESH ERI ESP ETH FIN FJI FLK FSM FRO FRA GAB GBR GRD GEO GUF GGY GHA GIB GRL GMB GIN GLP GNQ GRC SGS GTM GUM GNB GUY HKG HMD HND HRV HTI HUN IDN IRL ISR IMN IND IOT IRQ IRN ISL ITA JEY JAM JOR JPN KEN KGZ KHM KIR COM KNA PRK KOR KWT CYM KAZ LAO LBN LCA LIE LKA LBR LSO LTU LUX LVA LBY MAR MCO MDA MNE MAF MDG MHL MKD MLI MMR MNG MAC MNP MTQ MRT MSR MLT MUS MDV MWI MEX MYS MOZ NAM NCL NER NFK NGA NIC NLD NOR NPL NRU NIU NZL OMN PAN PER PYF PNG PHL PAK POL SPM PCN PRI PSE PRT PLW PRY QAT REU ROU SRB RUS RWA SAU SLB SYC SDN SWE SGP SHN SVN SJM SVK SLE SMR SEN SOM SUR SSD STP SLV SXM SYR SWZ TCA TCD ATF TGO THA TJK TKL TLS TKM TUN TON TUR TTO TUV TWN TZA UKR UGA UMI USA URY UZB VAT VCT VEN VGB VIR VNM VUT WLF WSM YEM MYT ZAF ZMB ZWE'.split(
    ' ',
  )

/** Codes in passports that differ from ISO 3166 (ICAO Doc 9303-3, section 5). */
const otherwise: Record<string, string> = {
  D: 'DE',
  GBD: 'GB',
  GBN: 'GB',
  GBO: 'GB',
  GBP: 'GB',
  GBS: 'GB',
}

/** Converts `BGD` to `BD`; null for a code that is not a country's, such as those of refugees or the United Nations. */
export function countryOfAlpha3(code: string): string | null {
  return otherwise[code] ?? countryCodes[alpha3.indexOf(code)] ?? null
}

/** A record may be approved from this age on. */
const ofAge = 18

/** Returns the day on which somebody turns 18; a person born on 29 February does so on 1 March. */
export function comesOfAgeOn(dateOfBirth: string): string {
  const [year, ...rest] = dateOfBirth.split('-')
  const day = rest.join('-')
  // Eighteen years after a leap year is never a leap year.
  return `${Number(year) + ofAge}-${day === '02-29' ? '03-01' : day}`
}

/** Tells whether somebody is under 18 on a day; false when the date of birth is unknown. */
export function isUnderAge(dateOfBirth: string | null | undefined, today: string): boolean {
  return dateOfBirth != null && today < comesOfAgeOn(dateOfBirth)
}

/** The languages in which Candor can write to a candidate. */
export const candidateLanguages = languages
export type CandidateLanguage = Language

const names = new Map<string, Intl.DisplayNames>()

/** Returns a language's name in another language, e.g. `bn` → Bangla. */
export function languageName(code: string, language = 'en'): string {
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'language' })
  names.set(language, known)
  return known.of(code) ?? code
}

/** Returns a detail as people read it: a country or language by its name, a day written out, null as an empty text. */
export function shownDetail(name: FieldName, value: string | null, language = 'en'): string {
  if (!value) return ''
  const { control } = recordFields[name]
  if (control === 'country') return countryName(value, language)
  if (control === 'language') return languageName(value, language)
  return control === 'date' || control === 'day' ? calendarDate(value, language) : value
}

/**
 * Returns the details that somebody was given, each with its label and its name in the table; the name is the heading.
 */
export function factsOf(
  { name: _, ...given }: Partial<Details>,
  { fields, language }: { fields: Readonly<Record<FieldName, string>>; language: string },
): (readonly [label: string, value: string, field: FieldName])[] {
  const details: Partial<Details> = given
  return fieldNames.flatMap((name) => {
    const value = shownDetail(name, details[name] ?? null, language)
    return value === '' ? [] : [[fields[name], value, name] as const]
  })
}
