import type { Steps } from './fold.ts'
import { isHousing, isRoad } from './roads.ts'
import { is, type Token } from './tokens.ts'
import { windowsOf } from './windows.ts'

/** A part of a sentence with one verdict in it. */
export interface Clause {
  tokens: readonly Token[]
  /** Whether its sentence ends in a question mark. */
  asks: boolean
  /** Whether it follows a colon or a dash. */
  isAfterDash: boolean
  /** Verbs come last (Bengali, Hindi, Nepali), so words that take a claim back come after it. */
  isVerbLast: boolean
}

const opensNext =
  /^(?:but|however|yet|so|then|still|therefore|কিন্তু|তবে|তাই|लेकिन|परंतु|इसलिए|तर|त्यसैले|لكن|ولكن|لذلك|pero|ngunit|kaya)$/u

/** What follows is claimed in place of what was denied. */
const isInstead = /^(?:but|বরং|बल्कि|बरु|بل|kundi|bagkus)$/u

/** We, or the "us" of "with us". */
export const isUs = (token: Token | undefined): boolean =>
  is(token, 'we') || /\b(?:us|me)$/.test(token?.word ?? '')

/** "If the mark is green, …": "भने" and the ending "-লে" close a condition; "तो" and "فـ" open what follows from it. */
const endsCondition = (before: Token | undefined, token: Token): boolean =>
  /^(?:भने|.*লে)$/u.test(is(before, 'if') ? (before?.word ?? '') : '') ||
  token.word === 'तो' ||
  (/^ف(?!يزا)/u.test(token.word) && is(token, 'credential', 'we', 'your') && !token.bare)

/** "granted, extended and cancelled by": participles in a row share one agent. */
const isListed = (before: Token | undefined, token: Token): boolean =>
  /ed$/.test(token.text) && /ed$/.test(before?.text ?? '')

/** Returns the sentences of a text, each as its words. */
export function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = []
  for (const token of tokens) {
    if (sentences.length === 0 || token.gap === 'end' || token.gap === 'line')
      sentences.push([token])
    else sentences.at(-1)?.push(token)
  }
  return sentences
}

/** No clause that people write is longer. */
const [longest, stride] = [48, 32]

/** Returns the clauses of a sentence: separated by commas, dashes, "but", and by "and" before another subject. */
export function clausesOf(sentence: readonly Token[], steps: Steps): Clause[] {
  const parts: { tokens: Token[]; isAfterDash: boolean }[] = []
  const isFilipino = sentence.some(({ word }) => /^(?:ang|ng|mga|ay)$/.test(word))
  sentence.forEach((token, at) => {
    steps.count += 1
    const next = sentence[at + 1]
    const isAnd =
      (/^(?:and|or|এবং|और|र)$/.test(token.word) || (token.word === 'at' && isFilipino)) &&
      (is(next, 'we') ||
        (is(next, 'your', 'this') && is(sentence[at + 2], 'credential', 'paper', 'site')))
    // "We are not private but the Ministry" says what we are.
    const who = isInstead.test(token.word) ? whoIsDenied(parts.at(-1)?.tokens ?? []) : null
    // "Your permit, which you see here, is valid": the verb belongs to the words before the commas.
    const goesOn = token.gap === 'comma' && parts.length >= 2 && is(token, 'copula', 'tie')
    if (who) parts.push({ tokens: who, isAfterDash: false })
    else if (goesOn)
      parts.push({
        tokens: [...(parts.at(-2)?.tokens ?? []).slice(-12), token],
        isAfterDash: false,
      })
    // "We, the Ministry": what follows says who we are.
    else if (
      token.gap === 'comma' &&
      // "The embassy, c/o our office" is one address.
      (isUs(sentence[at - 1]) || isListed(sentence[at - 1], token) || token.word === 'care of')
    )
      parts.at(-1)?.tokens.push(token)
    else if (
      at === 0 ||
      token.gap === 'comma' ||
      token.gap === 'dash' ||
      opensNext.test(token.word) ||
      endsCondition(sentence[at - 1], token) ||
      isAnd
    )
      parts.push({ tokens: [token], isAfterDash: token.gap === 'dash' && at > 0 })
    else parts.at(-1)?.tokens.push(token)
  })
  const asks = sentence.at(-1)?.asks ?? false
  return parts.flatMap(({ tokens, isAfterDash }) =>
    windowsOf(tokens, longest, stride).map((piece) => ({
      tokens: piece,
      isAfterDash,
      asks,
      isVerbLast: piece.some(({ word }) => /[\u0900-\u09FF]/.test(word)),
    })),
  )
}

/**
 * Returns about whom a clause denies something; "not" comes first in Arabic and Filipino. Null where it denies nothing.
 */
function whoIsDenied(clause: readonly Token[]): Token[] | null {
  const not = clause.findIndex((token) => is(token, 'not'))
  if (not > 0) return clause.slice(Math.max(0, not - 12), not)
  // "Not we but the embassy decides" denies nothing about us.
  const isOfPrivate = not === 0 && clause.some((token) => is(token, 'private'))
  return isOfPrivate ? clause.slice(1, 2) : null
}

/** Tells whether a clause is a question that leaves its answer open; "Did you know that …?" does not. */
export function isOpen({ tokens, isVerbLast }: Clause): boolean {
  const first = tokens[0]?.word ?? ''
  const opening = tokens.slice(0, 3).map(({ word }) => word)
  if (/^(?:did|do|have) you (?:know|heard|realise|realize)\b/.test(opening.join(' '))) return false
  return (
    isVerbLast ||
    is(tokens[0], 'copula', 'if', 'ask') ||
    /^(?:do|does|did|can|will|has|have)$/.test(first) ||
    tokens.some(({ word }) => word === 'ba') ||
    !/[a-z]/.test(first)
  )
}

/** Verbs that deny by their form: Nepali "नदेखाउनुहोस्", "मिल्दैन"; Bengali "হয়নি". */
export const isForbidden = ({ word }: Token): boolean =>
  /^न.{2,}(?:नुहोस्|नुहोला|नू|नुस्)$|दैन(?:न्|ौं)?$|(?:য়|রে|েয়|লে|ায়)নি$/u.test(word)

/**
 * Finds the positions of a state's words in a clause, without those that only introduce something honest: its fees, its
 * road.
 */
export function authoritiesIn({ tokens }: Clause): number[] {
  return tokens.flatMap((token, at) => (isAuthority(tokens, token, at) ? [at] : []))
}

function isAuthority(tokens: readonly Token[], token: Token, at: number): boolean {
  const [before, next, second] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  const named =
    is(token, 'authority', 'dignitary') ||
    isNamedOffice(tokens, at) ||
    isNationalService(tokens, at) ||
    // "The Romanian state", "সৌদি কর্তৃপক্ষ", "السلطات السعودية"
    (token.word === 'state' && is(before, 'country')) ||
    (areAuthorities.test(token.word) && (is(before, 'country') || isOfCountry(next)))
  if (!named) return false
  const joins = (one: Token | undefined) => one !== undefined && one.gap === 'space'
  // "government fees", "the Ministry's own register", "Embassy Road".
  const follows =
    joins(next) &&
    (is(next, 'thing') ||
      isRoad(next) ||
      (isHousing(next) && /^(?:in|at|near|behind)$/.test(before?.word ?? '')) ||
      (is(next, 'link', 'copula') &&
        /^(?:'s|own|এর|का|की|के)$/.test(next?.word ?? '') &&
        is(second, 'thing') &&
        !is(second, 'people')))
  const isPossessedSite = is(next, 'site') && /[\u0900-\u09FF]/.test(token.word)
  if (follows && !is(next, 'tie', 'people') && !isPossessedSite) return false
  // "رسوم السفارة", "the register of the Ministry", "bayad ng gobyerno".
  const isHeadFirst = !/[\u0900-\u09FF]/.test(token.word)
  if (isHeadFirst && is(before, 'thing', 'place') && !is(before, 'official') && joins(token))
    return false
  const preposition = /^(?:of|ng|من|by|the|sa)$/
  const [p1, p2] = [tokens[at - 1], tokens[at - 2]]
  if (
    preposition.test(p1?.word ?? '') &&
    p1?.word !== 'by' &&
    is(p2, 'thing') &&
    !is(p2, 'tie', 'people')
  )
    return false
  return !(p1?.word === 'the' && p2?.word === 'of' && is(tokens[at - 3], 'thing'))
}

const areAuthorities =
  /^(?:authorit(?:y|ies)|কর্তৃপক্ষ(?:ের|কে)?|प्राधिकरण|प्राधिकारी|अधिकारियों|अधिकारीहरू|(?:ال)?سلطات|awtoridad)$/u
const isOfCountry = (next: Token | undefined) =>
  next?.gap === 'space' && is(next, 'country') && /[\u0600-\u06FF]/.test(next.word)

/** "Department of Labour", "Canada Visa Bureau", "Immigration Service": an office next to a matter of a state. */
export function isNamedOffice(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (is(token, 'we') || !(is(token, 'office') || / of$/.test(token?.word ?? ''))) return false
  const [before, next, second] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  const third = tokens[at + 3]
  const links =
    next?.gap === 'space' && /^(?:of|for|on|de|des|du|ng|fur|এর|का|की|के|को)$/.test(next.word)
  // "Department of" may be a single word here.
  if (/^(?:department|bureau|directorate|ministry) of$/.test(token?.word ?? ''))
    return is(next, 'topic') || (is(next, 'link', 'sovereign') && is(second, 'topic'))
  const hard =
    /^(?:department|deptt?|dpt|bureau|authority|authorities|directorate|commission|ministry|board|registry|tribunal|inspectorate|enforcement|police|control|commissioner|director|controller|administration|division|council)s?$/
  const isHard = hard.test(token?.text.toLowerCase() ?? '') || !/^[a-z]+$/.test(token?.word ?? '')
  const isMatter = is(second, 'topic') || (is(second, 'link', 'sovereign') && is(third, 'topic'))
  if (links && isMatter) return isHard || is(third, 'country')
  // "Visa Application Centre of Canada"
  if (links && is(before, 'topic', 'credential') && is(second, 'country')) return true
  if (!is(before, 'topic') || token?.gap !== 'space') {
    // "إدارة الهجرة": the matter follows directly.
    return (
      /[\u0600-\u06FF]/.test(token?.word ?? '') &&
      is(next, 'topic') &&
      next?.gap === 'space' &&
      !is(token, 'site')
    )
  }
  return (
    (isHard && !is(token, 'site')) || (is(tokens[at - 2], 'country') && !is(before, 'business'))
  )
}

/** "National Visa Verification Service": an office or site that calls itself a nation's. */
function isNationalService(tokens: readonly Token[], at: number): boolean {
  if (!is(tokens[at], 'office', 'site', 'check')) return false
  const before = tokens.slice(Math.max(0, at - 4), at)
  const from = before.findIndex((token) => is(token, 'sovereign') && !is(token, 'office'))
  return (
    from !== -1 &&
    before.slice(from + 1).every((token) => token.gap === 'space') &&
    before.slice(from + 1).some((token) => is(token, 'topic'))
  )
}
