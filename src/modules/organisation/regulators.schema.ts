import { numberProblem } from '#modules/speech/schema'
import { type Language, languages } from '#platform/languages.schema'
import { filled } from '#platform/problems.schema'
import { namesOf } from '#platform/written/schema'
import { mentionsIn } from '#speech/wordings'
import { settingProblems } from './lines.schema.ts'
import type { Regulator } from './regulators-others.schema.ts'
import { regulators } from './regulators-table.schema.ts'

export { regulators } from './regulators-table.schema.ts'

const byId = new Map<string, Regulator>(regulators.map((each) => [each.id, each]))
const countries = new Intl.DisplayNames('en', { type: 'region' })
const byName = new Map<string, string>(
  regulators.flatMap(({ id, name, isCommonName, also, country }) =>
    [id, labelOf({ name, country }), ...also, ...(isCommonName ? [] : [name])].map(
      (each) => [plain(each), id] as const,
    ),
  ),
)

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Tells whether a code is in force: engines also name withdrawn ones, such as DY, by the country of today. */
const isInForce = (code: string) => new Intl.Locale(`und-${code}`).region === code

/** Codes with names that are of no country: unions, and those that engines keep for tests. */
const noCountries = /^(?:EU|EZ|QO|UN|XA|XB|ZZ)$/

/** The countries whose register may be named instead of a row, each by its code: ISO 3166 alpha-2 codes that have a name. */
const otherRegisters = new Map<string, string>(
  letters
    .flatMap((one) => letters.map((other) => one + other))
    .filter((code) => !noCountries.test(code) && isInForce(code) && countries.of(code) !== code)
    .map((code) => [code, `${countries.of(code)}: its register is not in this list`]),
)
for (const [code, label] of otherRegisters) byName.set(plain(label), code)

const small = new Set(['of', 'and', 'the', 'for', 'ও', 'र', 'और'])

/**
 * Returns the words of a name without signs and small words: a comma for brackets is the same, and dots in initials
 * are none.
 */
function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFKC')
    .replace(/(?<=\p{Lu})[.&](?=\p{Lu}(?!\p{Ll}))/gu, '')
    .toLowerCase()
    .replace(/\bdept\b/g, 'department')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
  return [...new Set(words.filter((word) => word !== '' && !small.has(word)))]
}

/** Each way to write a row, as its words, and the words of each country's names in the languages of the site. */
let known: { spellings: readonly { row: Regulator; words: string[] }[]; places: Place[] }
interface Place {
  country: string
  words: readonly string[]
}

/** Made for the first name that is none of the table's: with the names of countries it takes a twentieth of a start. */
function spellingsAndPlaces(): typeof known {
  const placesOf = (country: string) =>
    [
      ...languages.map((language) =>
        new Intl.DisplayNames(language, { type: 'region' }).of(country),
      ),
      ...(shortNames[country] ?? '').split(' '),
    ].flatMap((name) => (name ? [{ country, words: wordsOf(name) }] : []))
  known ??= {
    spellings: regulators.flatMap((row) =>
      [row.name, ...row.also].map((name) => ({ row, words: wordsOf(name) })),
    ),
    places: [...otherRegisters.keys()].flatMap(placesOf),
  }
  return known
}

/** Seats of regulators, and how people shorten the names of countries. */
const shortNames: Readonly<Record<string, string>> = {
  AE: 'UAE Dubai',
  AU: 'Canberra',
  BD: 'Dhaka',
  ET: 'Addis',
  GB: 'UK Britain London',
  GH: 'Accra',
  HK: 'Hongkong',
  ID: 'Jakarta',
  IN: 'Delhi',
  KE: 'Nairobi',
  LK: 'Colombo',
  NG: 'Abuja',
  NP: 'Kathmandu',
  NZ: 'Wellington',
  PH: 'Manila',
  PK: 'Islamabad',
  QA: 'Doha',
  SA: 'KSA Riyadh',
  TH: 'Bangkok',
  UG: 'Kampala',
  VN: 'Hanoi',
}

/** Another ending or spelling of a long word: Emiratization, Protectorate. */
const isLike = (word: string, other: string) =>
  Math.min(word.length, other.length) > 7 && word.slice(0, 7) === other.slice(0, 7)

/**
 * Returns the row that a name means, in whatever order, with its town, its ministry or its country or without; else
 * undefined: where two rows fit, or where another country is named. What the public reads is the row's own name.
 */
function idByWords(text: string): string | undefined {
  const words = wordsOf(text)
  const isIn = (of: readonly string[]) =>
    of.every((one) => words.some((word) => word === one || (of.length > 1 && isLike(word, one))))
  const { spellings, places } = spellingsAndPlaces()
  const fit = spellings.filter((each) => isIn(each.words))
  if (fit.length === 0) return undefined
  const own = (words: readonly string[]) =>
    fit.some((each) => isIn(words) && words.every((word) => each.words.includes(word)))
  const named = places
    .filter((place) => isIn(place.words) && !own(place.words))
    .map(({ country }) => country)
  const meant = fit.filter(({ row, words: of }) =>
    named.length === 0
      ? !row.isCommonName || row.also.some((name) => wordsOf(name).join() === of.join())
      : named.every((country) => country === row.country),
  )
  const ids = new Set(meant.map(({ row }) => row.id))
  return ids.size === 1 ? meant[0]?.row.id : undefined
}

/** Returns the id of the row that a name means, or the code of a country whose register is in no row; else the name. */
export function regulatorMeant(text: string): string {
  return byName.get(plain(text)) ?? idByWords(text) ?? text
}

/** Tells whether a name was chosen: a row of the table, or a country whose register is in none. */
export function isChosenRegulator(name: string): boolean {
  return regulatorMeant(name) !== name || byId.has(name) || otherRegisters.has(name)
}

/** A register that this site does not know, as the public reads it in place of a regulator's name. */
const registerOf = (code: string, language: Language) =>
  mentionsIn(language).register(() => namesOf('region', language)(code))

/** Tells whether the public may read this in place of a regulator: a row's name, or the register of a country. */
export function isRegulatorShown(authority: string): boolean {
  return (
    regulators.some(({ name }) => name === authority) ||
    [...otherRegisters.keys()].some((code) => registerOf(code, 'en') === authority)
  )
}

/** Returns what a person chooses or reads in a form: a row's name with its country, or that of a country. */
export function regulatorLabel(regulator: string): string {
  const row = byId.get(regulator)
  return row === undefined ? (otherRegisters.get(regulator) ?? regulator) : labelOf(row)
}

/** Returns the country of a regulator, by its id (ISO 3166 alpha-2); null where it is unknown. */
export function regulatorCountry(regulator: string): string | null {
  return byId.get(regulator)?.country ?? (otherRegisters.has(regulator) ? regulator : null)
}

/** The choices in the form. */
export const regulatorLabels: readonly string[] = [
  ...regulators.map(labelOf).sort(),
  ...[...otherRegisters.values()].sort(),
]

/** The ways in which people write a row: its names with country or seat behind them, and "Dept." */
const waysToWrite = ({ name, also, country }: Regulator): string[] => {
  const places = [countries.of(country), ...(shortNames[country] ?? '').split(' ')].filter(Boolean)
  const placed = [name, ...also]
    .filter((each) => !places.some((place) => place && each.includes(place)))
    .flatMap((each) => places.map((place) => `${each}, ${place}`))
  return [...also, ...placed].flatMap((each) => [each, each.replace(/^Department\b/, 'Dept.')])
}

/** The same, and other ways to write a row, so that a form proposes it while somebody types. */
export const regulatorSpellings: readonly string[] = [
  ...new Set([...regulatorLabels, ...regulators.flatMap(waysToWrite)]),
]

/** The choices of a list that finds a row by whatever stands in one of its spellings. */
export const regulatorOptions: readonly { value: string; label: string; also?: string }[] =
  regulatorLabels.map((label) => {
    const row = byId.get(regulatorMeant(label))
    return { value: label, label, ...(row && { also: waysToWrite(row).join(' ') }) }
  })

function labelOf({ name, country }: Pick<Regulator, 'name' | 'country'>): string {
  return `${name} (${countries.of(country)})`
}

function plain(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ').trim()
}

/** A licence in the settings: a regulator by its id, or by the code of a country whose register is in no row. */
export interface Licensed {
  licenceNumber: string
  regulator: string
}

/** Returns what is wrong with the number for a regulator of the table, or null. */
export function licenceProblem({ licenceNumber, regulator }: Licensed): string | null {
  const row = byId.get(regulator)
  if (row === undefined) return numberProblem(licenceNumber)
  return hasForm(row, licenceNumber) ? null : formSentence(row)
}

/** Tells whether a licence stands in a register of the table, by its number's form. */
export function isInRegister(licensed: Licensed): boolean {
  return byId.has(licensed.regulator) && licenceProblem(licensed) === null
}

/** Returns the refusal of a number that does not have its regulator's form. */
export function formSentence({ name, example }: Pick<Regulator, 'name' | 'example'>): string {
  return filled(settingProblems.badLicence, {
    regulator: name,
    // What is typed looks like its last words.
    example: { value: example.replace(/^.*such as /s, ''), words: example },
  })
}

function hasForm({ form, also }: Regulator, number: string): boolean {
  const upper = number.toUpperCase()
  if (form.test(upper)) return true
  const { initials, before } = initialsOf(upper)
  if (!also.some((name) => name.toUpperCase() === initials)) return false
  // "BMET/RL-1234/2020", "Licence DMW-123-LB-01312024-R": words, initials and a year around the number.
  const whole = upper.slice(before)
  const bare = whole
    .slice(initials.length)
    .replace(/^[-/: ]+/, '')
    .replace(licenceWords, '')
    // "BMET RL No. 1234"
    .replace(/^([A-Z]{2})[ .]+NO[.: ]+/, '$1 ')
  return [whole, bare, bare.replace(/[-/](?:19|20)\d\d$/, '')].some((each) => form.test(each))
}

const licenceWords = /^(?:LICEN[CS]E |LIC[. ]+)?(?:NO[.: ]+|NUMBER )?/

/** Returns the letters with which a number begins, after the word for it, and the length of that word. */
function initialsOf(upper: string): { initials: string; before: number } {
  const before = licenceWords.exec(upper)?.[0].length ?? 0
  return { initials: upper.slice(before).split(/[^A-Z&]/, 1)[0] ?? '', before }
}

/**
 * Tells whether a number has the form of a regulator whose numbers begin with its own initials, as
 * DMW-123-LB-01312024-R: such a number contains no other authority's initials.
 */
export function isReviewedNumber(number: string): boolean {
  const { initials } = initialsOf(number.toUpperCase())
  return regulators.some(
    (row) => row.also.some((name) => name.toUpperCase() === initials) && hasForm(row, number),
  )
}

/** A licence as the public reads it. */
export interface Licence {
  number: string
  authority: string
  /** ISO 3166 alpha-2; null when the regulator is not in the table. */
  country: string | null
  /** Null: "by its own account", without a link. */
  registerUrl: string | null
}

/**
 * Returns a licence for the public, in a reader's language where the register is none of the table. A number that
 * does not have its regulator's form is shown like that of an unreviewed regulator.
 */
export function licenceOf(
  { licenceNumber: number, regulator }: Licensed,
  language: Language,
): Licence {
  const row = byId.get(regulator)
  if (row === undefined) {
    const authority = otherRegisters.has(regulator) ? registerOf(regulator, language) : regulator
    return { number, authority, country: null, registerUrl: null }
  }
  if (!hasForm(row, number))
    return { number, authority: row.name, country: null, registerUrl: null }
  const { name, country, registerUrl } = row
  return { number, authority: name, country, registerUrl }
}

/** Tells whether a licence is as a row has it: the name of its regulator, and a number of that form. */
export function isReviewed({ number, authority }: Pick<Licence, 'number' | 'authority'>): boolean {
  return regulators.some((row) => row.name === authority && hasForm(row, number))
}
