import type { Organisation } from '#modules/organisation'
import { languageFor } from '../language-choice/language-for.ts'
import { catalogues, complete } from './catalogues.ts'
import type { Language, Words } from './words.ts'

export { type Language, said, type Words } from './words.ts'

/**
 * The texts for a request: in the language that the visitor chose, else that the browser asks for,
 * else the organisation's first.
 */
export function wordsFor(
  request: Request,
  organisation: Pick<Organisation, 'languages'> | null,
  isSecure: boolean,
): Words {
  return catalogues[languageFor(request, languagesOf(organisation), isSecure)]
}

/** The texts of one language. */
export function wordsIn(language: Language): Words {
  return catalogues[language]
}

/** The languages that pages are offered in, the usual one first. */
export function languagesOf(organisation: Pick<Organisation, 'languages'> | null) {
  return organisation?.languages ?? complete
}

/** English texts, for the pages that exist in no other language. */
export const englishWords = catalogues.en
