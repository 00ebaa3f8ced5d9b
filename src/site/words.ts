import { languageFor } from '#gate'
import type { Organisation } from '#modules/organisation'
import type { Language, Words } from '#texts/words'
import { catalogues, complete } from './catalogues.ts'

export type { Language, Words } from '#texts/words'

/**
 * Returns the texts for a request: in the language that the visitor chose, else the browser's, else the
 * organisation's first.
 */
export function wordsFor(
  request: Request,
  organisation: Pick<Organisation, 'languages' | 'timeZone'> | null,
  { isSecure, isMute }: { isSecure: boolean; isMute: boolean },
): Words {
  return wordsIn(languageFor(request, languagesOf(organisation), isSecure), organisation, isMute)
}

/**
 * Returns the texts of one language in the organisation's time zone; the same object while all are the same.
 * @param isMute whether the site sends neither mail nor SMS: then no text promises what needs a message
 */
export function wordsIn(
  language: Language,
  organisation: Pick<Organisation, 'timeZone'> | null,
  isMute = false,
): Words {
  const timeZone = organisation?.timeZone ?? 'UTC'
  if (timeZone === 'UTC' && !isMute) return catalogues[language]
  const key = `${language} ${timeZone} ${isMute}`
  const known = inZones.get(key)
  if (known) return known
  const texts = catalogues[language]
  const { collect } = texts.ownData
  const ownData = isMute ? { ...texts.ownData, link: collect, title: collect } : texts.ownData
  const words = { ...texts, timeZone, ownData }
  inZones.set(key, words)
  return words
}

/**
 * What is derived from texts once is cached by their object (`WeakMap`), so each request must get the same
 * object.
 */
const inZones = new Map<string, Words>()

/** Returns the languages that pages are offered in, the usual one first. */
export function languagesOf(organisation: Pick<Organisation, 'languages'> | null) {
  return organisation?.languages ?? complete
}

/** Returns what wallets call an attestation, in a language. */
export const copyNames = (language: Language) => catalogues[language].attestation.names

/** English texts, for the pages that exist in no other language. */
export const englishWords = () => catalogues.en
