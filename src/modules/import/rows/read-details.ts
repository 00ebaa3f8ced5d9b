import { type DocumentKind, type PrintedDates, printedDatesSchema } from '#modules/documents/schema'
import { candidateLanguages, countryOfAlpha3, languageName } from '#modules/records/facts.schema'
import {
  type Control,
  type DialledIn,
  type FieldName,
  fieldNames,
  recordFields,
} from '#modules/records/fields.schema'
import { countryCodes, countryName, isUnderAge } from '#modules/records/schema'
import { dateColumns, dateTargetNames, isDayTarget } from '#modules/tables/columns/columns.schema'
import type { Note } from '#modules/tables/notes/reading.schema'
import { languages } from '#platform/languages.schema'
import { noteOfMessage, say } from '../notes/say.ts'
import { answersTo } from './answers.schema.ts'
import { type Notes, noteCell } from './cells.ts'
import { problemOfNoDay, problemOfYear, readBirth } from './day-orders.ts'
import { filledCells, type RowPlan } from './plan.ts'
import { readDay } from './read-day.ts'
import { firstTelephone } from './read-telephones.ts'
import { readTime, readZone } from './read-time.ts'

/** The dates in filled cells, by the kinds of their documents. */
export type GivenDates = readonly (readonly [DocumentKind, Partial<PrintedDates>])[]

const none: PrintedDates = { issuedOn: null, validUntil: null }

/** Reads the printed dates of a row's documents. An unreadable cell is left out. */
export function readPrinted(plan: RowPlan, cells: readonly string[], notes: Notes): GivenDates {
  const texts = filledCells(plan, cells, { targets: dateTargetNames, notes })
  const given = new Map<DocumentKind, Partial<PrintedDates>>()
  for (const { target, kind, date } of dateColumns) {
    const text = texts[target]
    if (text === undefined) continue
    const day = readDay(text)
    const problem =
      day === null ? problemOfNoDay(text) : problemOfPrinted(day, { date, today: plan.today })
    if (problem === null) given.set(kind, { ...given.get(kind), [date]: day })
    else noteCell(notes, target, problem)
  }
  return [...given]
}

function problemOfPrinted(
  day: string,
  { date, today }: { date: keyof PrintedDates; today: string },
): Note | null {
  const kind = date === 'issuedOn' ? ('issued' as const) : ('expires' as const)
  const { error } = printedDatesSchema.safeParse({ ...none, issuedOn: day })
  const message = error?.issues[0]?.message
  return message === undefined ? problemOfYear(day, { kind, today }) : noteOfMessage(message)
}

const fold = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '')

/** What people write for a country other than its name, folded. */
const otherCountries = new Map(
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
  return byName.get(name) ?? otherCountries.get(name) ?? null
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

/** Details as read from cells. */
export type Reading = Partial<Record<FieldName, string>>

interface Reader {
  /** Returns the text to store, null where it cannot be read; `home` is where a telephone is dialled. */
  read: (text: string, home: string, today: string) => string | null
  problem: Note | ((text: string) => Note)
}

const day: Reader = { read: readDay, problem: problemOfNoDay }

/** Readers for what people write in many ways, by the form's control. */
const readers: Partial<Record<Control['control'], Reader>> = {
  country: {
    read: readCountry,
    problem: say('noCountry'),
  },
  date: { ...day, read: (text, _, today) => readBirth(text, today) },
  day,
  language: {
    read: readLanguage,
    problem: say('noLanguage', { languages: candidateLanguages }),
  },
  telephone: {
    read: () => null,
    problem: say('noTelephone'),
  },
  time: { read: readTime, problem: say('noTime') },
  zone: { read: readZone, problem: say('noZone') },
}

/** Reads the details in a row's cells as they are stored; notes what cannot be read. */
export function readDetails(
  texts: Reading,
  plan: Pick<RowPlan, 'defaultNationality' | 'today' | 'otherCalendar'>,
  notes: Notes,
): Reading {
  const countries: Record<DialledIn, string> = {
    nationality: (texts.nationality && readCountry(texts.nationality)) || plan.defaultNationality,
  }
  const details: Reading = {}
  for (const name of fieldNames) {
    const text = texts[name]
    if (text === undefined) continue
    const row = recordFields[name]
    const reader = readers[row.control]
    const home = countries[row.control === 'telephone' ? row.dialledIn : 'nationality']
    const phone = row.control === 'telephone' ? firstTelephone(text, home) : null
    const value = phone?.number ?? (reader ? reader.read(text, home, plan.today) : text)
    const ahead = value === null ? null : problemOfDay(name, value, plan)
    if (ahead) noteCell(notes, name, ahead)
    else if (value !== null) {
      details[name] = value
      if (phone?.hasMore) notes.kept.push({ column: name, text })
    } else if (reader) {
      if (answersTo(name) && !isDayTarget(name)) notes.unknown.push({ column: name, value: text })
      const { problem } = reader
      noteCell(notes, name, typeof problem === 'function' ? problem(text) : problem)
    }
  }
  return details
}

/**
 * Returns why a day that was read cannot be one of its detail, or may not be: the birth of a child among days of Bikram
 * Sambat may be that of its grandfather.
 */
function problemOfDay(
  name: FieldName,
  value: string,
  { today, otherCalendar }: Pick<RowPlan, 'today' | 'otherCalendar'>,
): Note | null {
  const { control } = recordFields[name]
  if (control !== 'date' && control !== 'day') return null
  const ahead = problemOfYear(value, { kind: control === 'date' ? 'born' : 'flight', today })
  const isDoubtful = otherCalendar.has(name) && isUnderAge(value, today)
  return ahead ?? (isDoubtful ? say('calendarUnsure') : null)
}

function readLanguage(typed: string): string | null {
  const word = typed.trim().toLowerCase()
  const known = candidateLanguages.find((code) => wordsFor(code).includes(word))
  return known ?? null
}

const otherNames: Record<string, string> = { bengali: 'bn', tagalog: 'fil', pilipino: 'fil' }

/** Returns a language's code and its names in each of our languages. */
function wordsFor(code: string): string[] {
  const names = languages.map((language) => languageName(code, language).toLowerCase())
  const others = Object.keys(otherNames).filter((name) => otherNames[name] === code)
  return [code, ...names, ...others]
}
