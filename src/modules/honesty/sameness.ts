import { keyOf, type Steps } from './fold.ts'
import { has, isDenial } from './forms.ts'
import { stemsOf } from './stems.ts'
import { is, type Token } from './tokens.ts'

/** A word that says that two things differ. */
const isDifference = ({ word }: Token): boolean => differs.test(word)
const differs =
  /^(?:differs?|difference|differences|different|different from|distinguish(?:es)?|distinction|পার্থক্য|তফাত|তফাৎ|ফারাক|আলাদা|ভিন্ন|फ़र्क|फर्क|अंतर|अन्तर|अलग|भिन्न|फरक|فرق|الفرق|فارق|يختلف|تختلف|نختلف|اختلاف|kaiba|magkaiba|magkaibang|naiiba|kaibahan|pagkakaiba|ipinagkaiba|pinagkaiba|iba)$/u

/**
 * Returns whether two are said to be alike by denying a difference ("there is no difference between us and the
 * Ministry"), or to be unlike; null where neither is said.
 */
export function likeness(tokens: readonly Token[]): 'alike' | 'unlike' | null {
  // "Ignore whatever differs from our screen" separates nobody.
  if (!tokens.some(isDifference) || has(tokens, 'ignore', 'dismiss')) return null
  const isDenied = tokens.some(
    (token) =>
      /^(?:little|hardly|barely)$/.test(token.word) || (is(token, 'not') && !isDifference(token)),
  )
  return isDenied ? 'alike' : 'unlike'
}

interface Word {
  stems: readonly string[]
  word: string
  /** The position of the token. */
  at: number
}

/**
 * "Our list is the list of the embassy", "আমাদের তালিকাই দূতাবাসের তালিকা", "سجلنا هو سجل الوزارة": tells whether the
 * same thing is named twice, as ours and as an authority's. Prices and hours may well be alike.
 */
export function isTheirsToo(tokens: readonly Token[], steps: Steps): boolean {
  const authorities = tokens.flatMap((token, at) => (is(token, 'authority') ? [at] : []))
  if (authorities.length === 0 || has(tokens, 'if', 'doubt', 'private', 'near')) return false
  const alike = likeness(tokens)
  if (alike === 'unlike' || (alike === null && tokens.some(isDenial))) return false
  if (tokens.at(-1)?.asks || tokens.some(({ word }) => isCompared.test(word))) return false
  const words = tokens.flatMap((token, at) =>
    token.word.split(' ').map((word): Word => ({ word, at, stems: stemsOf(keyOf(word)) })),
  )
  const isEnglish = tokens.some(({ word }) => /^(?:our|ours|us|the)$/.test(word))
  if (isEnglish && alike === null && !has(tokens, 'copula')) return false
  // "The embassy's list and ours do not differ."
  if (alike && tokens.some(({ word }) => word === 'ours')) return true
  return words.some((ours, place) => {
    if (!isNounOfOurs(words, place) || isOfBusiness.test(ours.word)) return false
    return words.some((theirs, other) => {
      steps.count += 1
      return (
        other !== place &&
        !isNounOfOurs(words, other) &&
        isSameNoun(ours, theirs) &&
        authorities.some((at) => isWhose(at - theirs.at, theirs.word))
      )
    })
  })
}

/** How far an authority is from what belongs to it: directly after it in Arabic, on either side elsewhere. */
const isWhose = (distance: number, word: string) =>
  /[\u0600-\u06FF]/.test(word)
    ? distance === 1 || distance === 2
    : distance !== 0 && Math.abs(distance) <= 3

const isCompared = /^(?:than|like|থেকে|से|भन्दा|من|kaysa)$/u

const isOur = /^(?:our|আমাদের|हमारी|हमारा|हमारे|हाम्रो|हाम्रा|हाम्रै|aming)$/u

function isNounOfOurs(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1]?.word ?? '', words[at]?.word ?? '', words[at + 1]]
  return (
    isOur.test(before) ||
    /^(?:namin|natin)$/.test(next?.word ?? '') ||
    /^[\u0600-\u06FF]{3,}نا$/u.test(word)
  )
}

const isSameNoun = (one: Word, other: Word) =>
  one.stems.some(
    (stem) => stem.length >= (/[\u0900-\u09FF]/.test(stem) ? 2 : 3) && other.stems.includes(stem),
  )

/** What an agency may have in common with an authority. */
const isOfBusiness =
  /^(?:fees?|charges?|prices?|hours|holidays?|days?|times?|address|street|road|building|floor|city|languages?|neighbou?rs?|office|ফি|ছুটি|সময়|ঠিকানা|অফিস|शुल्क|फ़ीस|फीस|छुट्टी|समय|पता|दफ़्तर|दफ्तर|कार्यालय|बिदा|ठेगाना|رسومنا|عطلتنا|دوامنا|مكتبنا|عنواننا|bayad|oras|opisina|tanggapan|address)$/u
