import type { Phrase } from '#modules/organisation/schema'
import { directionOf } from '#platform/languages/schema'
import type { Language, Words } from '../messages/index.ts'

interface OnlyInProps {
  words: Words
  /** Of each text that stands here. */
  languages: readonly Language[]
  /** What parts the mark from what stands before it. */
  before?: string
}

/**
 * Says that words which somebody entered are there in another language only; nothing where all are in
 * the page's. The words themselves carry `spokenIn`.
 */
export function OnlyIn({ words, languages, before = '' }: OnlyInProps) {
  const [one, ...more] = new Set(languages)
  if (one === undefined || (one === words.lang && more.length === 0)) return null
  return `${before}${more.length === 0 ? words.onlyIn.all[one] : words.onlyIn.partly}`
}

/** For an element whose text may be in another language than the page: its language and direction, or nothing. */
export function spokenIn({ lang }: Words, language: Language) {
  return language === lang ? {} : { lang: language, dir: directionOf(language) }
}

/** A phrase within a line: in an element of its own where it is in another language than the page. */
export function Spoken({ words, phrase }: { words: Words; phrase: Phrase }) {
  if (phrase.language === words.lang) return phrase.text
  return <span {...spokenIn(words, phrase.language)}>{phrase.text}</span>
}
