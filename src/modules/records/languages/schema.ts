import { type Language, languages } from '#platform/languages/schema'

/** The languages in which a candidate can be written to. */
export const candidateLanguages = languages
export type CandidateLanguage = Language

const names = new Map<string, Intl.DisplayNames>()

/** The language's name in another, e.g. `bn` → Bangla. */
export function languageName(code: string, language = 'en'): string {
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'language' })
  names.set(language, known)
  return known.of(code) ?? code
}
