import type { Steps } from './fold.ts'
import { has } from './forms.ts'
import { is, type Token, tokensOf } from './tokens.ts'

const ends = /[.!?।॥؟…:;]/

/**
 * Joins a line to the next where a denial has one part on each: "We are not\nThe Ministry", "এই পাতা ভিসার\nপ্রমাণ নয়",
 * "هذه الصفحة\nليست إثباتا". What a line claims that is whole by itself is not taken back by the next.
 */
export function withoutBrokenDenials(text: string, steps: Steps): string {
  if (!text.includes('\n')) return text
  const lines = text.split('\n')
  return lines.reduce((joined, line, at) => {
    const before = lines[at - 1] ?? ''
    if (before.trim() === '' || line.trim() === '' || ends.test(before.trimEnd().slice(-1)))
      return `${joined}\n${line}`
    const [last = '', next = ''] = [before.split(ends).at(-1), line.split(ends)[0]]
    const isOne = isBroken(
      tokensOf(last.slice(-longest), steps),
      tokensOf(next.slice(0, longest), steps),
    )
    return `${joined}${isOne ? ' ' : '\n'}${line}`
  })
}
/** No line that somebody breaks is longer, in letters. */
const longest = 160

const isBroken = (before: readonly Token[], after: readonly Token[]) =>
  before.length > 0 &&
  after.length > 0 &&
  (endsInDenial(before, after) || beginsInDenial(before, after) || isDeniedLast(before, after))

/** "We are not" and "A government office": what follows is neither a sentence nor about us. */
function endsInDenial(before: readonly Token[], after: readonly Token[]): boolean {
  const [not, verb] = [before.at(-1), before.at(-2)]
  return (
    isNot.test(not?.word ?? '') &&
    (/[\u0600-\u06FF]/.test(not?.word ?? '') ||
      is(verb, 'copula', 'we') ||
      /^(?:do|does|did|can|will|must|ay|ito|kami|po)$/.test(verb?.word ?? '')) &&
    !has(after, 'copula') &&
    !is(after[0], 'we', 'this') &&
    !/^(?:your|every|all|each)$/.test(after[0]?.word ?? '')
  )
}
const isNot =
  /^(?:not|never|cannot|isn't|aren't|don't|doesn't|no|hindi|hindi po|hindi namin|لسنا|ليست|ليس|لا)$/u

/** "This page" and "Is no visa", "هذه الصفحة" and "ليست تأشيرة": whoever is denied something stands alone in a line. */
function beginsInDenial(before: readonly Token[], after: readonly Token[]): boolean {
  return (
    before.length <= 5 &&
    has(before, 'this', 'we', 'here', 'print') &&
    !has(before, 'credential', 'authority', 'official', 'verdict', 'not') &&
    !has(before, 'attest', 'copula', 'entitle', 'surely', 'proof') &&
    after
      .slice(0, /^(?:is|are|does|do|can|will|ay)$/.test(after[0]?.word ?? '') ? 2 : 1)
      .some((token) => isNot.test(token.word)) &&
    after.filter((token) => is(token, 'not')).length === 1
  )
}

/** "यह पेज वीज़ा का" and "प्रमाण नहीं है": the first line ends before its noun, the next is that and its denial. */
function isDeniedLast(before: readonly Token[], after: readonly Token[]): boolean {
  const last = before.at(-1)
  if (!/[\u0900-\u09FF]/.test(last?.word ?? '') || after.length > 4) return false
  const not = after.findIndex((token) => is(token, 'not'))
  const [what, verb] = [after.slice(0, Math.max(0, not)), after.slice(not + 1)]
  const isOf = isOfNext.test(last?.word ?? '')
  return (
    not !== -1 &&
    verb.length <= 2 &&
    !has(verb, 'not', 'credential', 'official', 'we', 'this', 'site', 'office') &&
    !has(what, 'this', 'we', 'authority', 'private') &&
    has(before, 'this', 'we', 'here', 'site') &&
    !has(before, 'not', 'copula') &&
    // "हम दूतावास के" and "लोग नहीं हैं"
    !has(before.slice(0, isOf ? -2 : -1), 'authority') &&
    before.every(({ gap }, at) => at === 0 || gap === 'space') &&
    (not === 0 ||
      isOf ||
      (is(last, 'official', 'sovereign') &&
        is(what[0], 'office', 'site', 'agency', 'people', 'print', 'paper')) ||
      (is(last, 'credential') && has(what, 'attest', 'verdict')))
  )
}
/** An ending or a word that belongs to a noun behind it: "of", "to". */
const isOfNext = /^(?:का|की|के|को)$|[\u0980-\u09FF](?:র|কে)$|[\u0900-\u097F](?:को|का|की|लाई)$/u
