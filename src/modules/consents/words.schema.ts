import { inLanguage } from '#platform/languages.schema'
import { consentWords as words } from '#texts/each/consents'

/**
 * What a candidate can agree to, each separately; `handover` is asked while the agency closes and names a successor.
 */
export const consentPurposes = ['keeping', 'sharing', 'asking', 'messages', 'handover'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/**
 * The edition of the words in `consents.json` of each language. Raise it when you change one of them: an answer says which was read.
 * A new language changes nothing for readers of another one, so it does not raise it.
 */
export const consentEdition = 2

/** Days between the end of a consent to keeping and the day on which removal is due. */
export const daysToKeepOn = 30

interface Asked {
  title: string
  /** The question, short enough to be read aloud. */
  asked: string
  /** What happens from the moment that the answer is no. */
  without: string
}

/** Returns the words that the candidate reads, or hears, before answering. */
export function consentWords(purpose: ConsentPurpose, language: string): Asked {
  return inLanguage(words, language)[purpose]
}

/** Returns everything that is read before an answer. */
export function wordsToRead(purpose: ConsentPurpose, language: string): string {
  const { asked, without } = consentWords(purpose, language)
  return `${asked} ${without}`
}
