import { isForbidden } from './clauses.ts'
import { is, type Token } from './tokens.ts'
import type { WordClass } from './words/word-class.ts'

export const has = (tokens: readonly Token[], ...names: WordClass[]): boolean =>
  tokens.some((token) => is(token, ...names))

export const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ')

/** A word that denies; "no need for the visa" and "private" are claims of their own. */
export const isDenial = (token: Token): boolean =>
  (is(token, 'not') || isForbidden(token)) && !is(token, 'free', 'instead', 'private')

/** A word that waves something away: it is wrong, a formality, not to be taken seriously. */
export const isWave = (token: Token): boolean =>
  is(token, 'dismiss', 'ignore', 'mistaken', 'formality')

/** Sends people, or us, to somebody else; seeing, looking and reading happen here. */
export const turnsElsewhere = (token: Token): boolean =>
  is(token, 'ask') &&
  !is(token, 'sign', 'show') &&
  !isSeeing.test(token.word) &&
  !isNoun.test(token.word)
/** Arabic: "للتحقق" is a verification, "تحقق" sends people to one. */
const isNoun = /^(?:ال|لل)/u
const isSeeing =
  /^(?:sees?|look|reads?|requests?|use|know|দেখে|দেখুন|देखें|देखिए|हेर्न|हेर्नुहोस्|تعرف|basahin|tingnan)$/u

/** "Trust the letter more than this page." */
export const isWorse = (tokens: readonly Token[]): boolean =>
  /(?:more|rather) than/.test(textOf(tokens))
