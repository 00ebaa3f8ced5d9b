import { type Language, languages } from '#platform/languages.schema'

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
