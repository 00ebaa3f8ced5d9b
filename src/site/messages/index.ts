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
  organisation: Pick<Organisation, 'languages' | 'timeZone'> | null,
  isSecure: boolean,
): Words {
  return wordsIn(languageFor(request, languagesOf(organisation), isSecure), organisation)
}

/** The texts of one language, by the organisation's clock; the same object as long as both are the same. */
export function wordsIn(
  language: Language,
  organisation: Pick<Organisation, 'timeZone'> | null,
): Words {
  const timeZone = organisation?.timeZone ?? 'UTC'
  if (timeZone === 'UTC') return catalogues[language]
  const key = `${language} ${timeZone}`
  const known = inZones.get(key)
  if (known) return known
  const words = { ...catalogues[language], timeZone }
  inZones.set(key, words)
  return words
}

/** What is made of texts once is kept beside them (`WeakMap`), so they have to be the same with each request. */
const inZones = new Map<string, Words>()

/** The languages that pages are offered in, the usual one first. */
export function languagesOf(organisation: Pick<Organisation, 'languages'> | null) {
  return organisation?.languages ?? complete
}

/** How wallets call an attestation, in a language. */
export const copyNames = (language: Language) => catalogues[language].attestation.names

/** English texts, for the pages that exist in no other language. */
export const englishWords = catalogues.en
