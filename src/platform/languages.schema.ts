import rows from '../../texts/languages.json' with { type: 'json' }

type Rows = typeof rows
/** A language that candidates read, by its BCP 47 tag: every table of texts has all of them. */
export type Language = keyof Rows
/** A language of the dashboard too; some of its pages are English in either. */
export type StaffLanguage = {
  [Each in Language]: Rows[Each] extends { isForStaff: boolean } ? Each : never
}[Language]

interface Row {
  /** As its readers look for it. */
  name: string
  isForStaff?: boolean
  direction?: string
}
const rowOf: InEachLanguage<Row> = rows

export const languages = Object.keys(rows) as readonly Language[]
export const staffLanguages = languages.filter(
  (language): language is StaffLanguage => rowOf[language].isForStaff === true,
)

/** The same in each language, usually a text. */
export type InEachLanguage<T = string> = Readonly<Record<Language, T>>

/** Returns a tag as one of our languages; English for any other. */
function knownLanguage(tag: string): Language {
  return languages.find((language) => language === tag) ?? 'en'
}

/** Returns what a reader of a language gets; English for an unknown language. */
export function inLanguage<T>(texts: InEachLanguage<T>, language: string): T {
  return texts[knownLanguage(language)]
}

/** Each by its own name, as its readers look for it. */
export const languageNames = Object.fromEntries(
  languages.map((language) => [language, rowOf[language].name]),
) as InEachLanguage

/** Returns what texts call a language; one that they do not know has its own name. */
export const nameOfLanguage = (names: Partial<InEachLanguage>, language: Language) =>
  names[language] ?? languageNames[language]

/** Returns the direction in which a language is written. */
export const directionOf = (language: string) =>
  rowOf[knownLanguage(language)].direction === 'rtl' ? 'rtl' : 'ltr'
