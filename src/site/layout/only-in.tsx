import type { Phrase } from '#modules/speech/by-language.schema'
import { directionOf } from '#platform/languages.schema'
import type { Language, Words } from '../words.ts'

interface OnlyInProps {
  words: Words
  /** The languages of each text here. */
  languages: readonly Language[]
  /** What separates the note from the text before it. */
  before?: string
}

/**
 * Says that text which somebody entered exists only in another language; nothing where all are in the
 * page's. The text itself carries `spokenIn`.
 */
export function OnlyIn({ words, languages, before = '' }: OnlyInProps) {
  const [one, ...more] = new Set(languages)
  if (one === undefined || (one === words.lang && more.length === 0)) return null
  return `${before}${more.length === 0 ? words.onlyIn.all[one] : words.onlyIn.partly}`
}

/**
 * Returns language and direction for an element whose text may be in another language than the page's, or
 * nothing.
 */
export function spokenIn({ lang }: Words, language: Language) {
  return language === lang ? {} : { lang: language, dir: directionOf(language) }
}

/** A phrase within a line: in its own element where its language differs from the page's. */
export function Spoken({ words, phrase }: { words: Words; phrase: Phrase }) {
  if (phrase.language === words.lang) return phrase.text
  return <span {...spokenIn(words, phrase.language)}>{phrase.text}</span>
}
