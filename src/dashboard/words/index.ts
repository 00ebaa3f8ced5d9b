import { shellWords as bn } from '#texts/bn/shell'
import { shellWords as en } from '#texts/en/shell'
import { type Language, languageNow, useLanguage } from '../look/language.ts'

const catalogues = {
  en,
  bn,
} as const satisfies Record<Language, unknown>

/** Returns the texts around the pages in the chosen language. */
export function useShellWords() {
  return catalogues[useLanguage()]
}

/** Returns the same in one language, for parts of a page in that language. */
export function shellWordsIn(language: Language) {
  return catalogues[language]
}

/** Returns the same outside components, in the current language. */
export function shellWordsNow() {
  return catalogues[languageNow()]
}
