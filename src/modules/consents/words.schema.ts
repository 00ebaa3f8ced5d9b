import { type InEachLanguage, inLanguage } from '#platform/languages.schema'
import { arabic } from './words-ar.schema.ts'
import { bengali } from './words-bn.schema.ts'
import { english } from './words-en.schema.ts'
import { filipino } from './words-fil.schema.ts'
import { hindi } from './words-hi.schema.ts'
import { nepali } from './words-ne.schema.ts'
import { type Asked, type ConsentPurpose, consentPurposes } from './words-purposes.schema.ts'

export { type ConsentPurpose, consentPurposes } from './words-purposes.schema.ts'

/**
 * The edition of the words below. Raise it when you change one of them: an answer says which was read. A new language
 * changes nothing for readers of another one, so it does not raise it.
 */
export const consentEdition = 2

/** Days between the end of a consent to keeping and the day on which removal is due. */
export const daysToKeepOn = 30

/** The words that the candidate reads, or hears, before answering. */
export const consentWords = Object.fromEntries(
  consentPurposes.map((purpose) => [
    purpose,
    {
      en: english[purpose],
      bn: bengali[purpose],
      hi: hindi[purpose],
      ne: nepali[purpose],
      ar: arabic[purpose],
      fil: filipino[purpose],
    },
  ]),
) as Readonly<Record<ConsentPurpose, InEachLanguage<Asked>>>

/** Returns everything that is read before an answer. */
export function wordsToRead(purpose: ConsentPurpose, language: string): string {
  const { asked, without } = inLanguage(consentWords[purpose], language)
  return `${asked} ${without}`
}
