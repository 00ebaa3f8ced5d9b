import { isolating } from '#messages/isolated'
import { type Language, languageNow, useLanguage } from '../look/language.ts'
import { shellWords as bn } from './shell-bn.ts'
import { shellWords as en } from './shell-en.ts'

const catalogues = {
  en: isolating(en, 'ltr'),
  bn: isolating(bn, 'ltr'),
} as const satisfies Record<Language, unknown>

/** The texts around the pages in the chosen language. */
export function useShellWords() {
  return catalogues[useLanguage()]
}

/** The same in one language, for what stands on a page of that language. */
export function shellWordsIn(language: Language) {
  return catalogues[language]
}

/** The same outside of components, as the language is now. */
export function shellWordsNow() {
  return catalogues[languageNow()]
}
