/** The languages that candidates read, by their BCP 47 tags: every table of texts has all of them. */
export const languages = ['en', 'bn', 'hi', 'ne', 'ar', 'fil'] as const
export type Language = (typeof languages)[number]

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
export const languageNames: InEachLanguage = {
  en: 'English',
  bn: 'বাংলা',
  hi: 'हिन्दी',
  ne: 'नेपाली',
  ar: 'العربية',
  fil: 'Filipino',
}

/** The languages of the dashboard; some of its pages are English in either. */
export const staffLanguages = ['en', 'bn'] as const satisfies readonly Language[]
export type StaffLanguage = (typeof staffLanguages)[number]

/** Returns the direction in which a language is written. */
export const directionOf = (language: string) => (language === 'ar' ? 'rtl' : 'ltr')
