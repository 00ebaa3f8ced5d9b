import { authoritiesIn, type Clause } from './clauses.ts'
import { is, type Token } from './tokens.ts'

/** Longer sentences stand for themselves and are no mere answer. */
const longestAnswer = 8

/**
 * Whether a question and the short sentence behind it claim together what neither says alone: "Who
 * runs this site? The government.", "A private company? A mistake." Returns the words of the answer.
 */
export function claimInAnswer(
  question: readonly Token[],
  answer: readonly Token[],
): { kind: 'identity' | 'effect' | 'against'; words: string } | null {
  if (!question.at(-1)?.asks || answer.length === 0 || answer.length > longestAnswer) return null
  const words = answer.map(({ text }) => text).join(' ')
  const asksFor = (...names: Parameters<typeof is>[1][]) =>
    question.some((token) => is(token, ...names))
  const says = (...names: Parameters<typeof is>[1][]) => answer.some((token) => is(token, ...names))
  const isOfUs = question.some(
    (token, at) => is(token, 'we') || (is(token, 'this') && !is(question[at + 1], 'credential')),
  )
  // "Can a private agency extend my visa? No." is honest: it is asked of others.
  const isOfOthers = !isOfUs && question.some((token) => is(token, 'credential', 'verdict'))
  if (asksFor('private') && !isOfOthers && says('mistaken', 'not'))
    return { kind: 'against', words }
  if (says('not', 'if', 'ask')) return null
  const isYes = yes.test(answer[0]?.word ?? '')
  if (
    isOfUs &&
    !question.some((token) => is(token, 'ask', 'thing', 'cross') && !is(token, 'site'))
  ) {
    const named = authoritiesIn(clauseOf(isYes ? question : answer)).length > 0
    if (named || (isYes && asksFor('official'))) return { kind: 'identity', words }
  }
  const isVerdict = asksFor('credential') && asksFor('verdict', 'surely') && asksFor('your', 'here')
  return isYes && isVerdict && !asksFor('ask') ? { kind: 'effect', words } : null
}

const yes =
  /^(?:yes|yeah|certainly|absolutely|indeed|correct|হ্যাঁ|হাঁ|জি|জ্বি|অবশ্যই|हाँ|हां|जी|बिल्कुल|हजुर|अवश्य|نعم|أجل|بالتأكيد|oo|opo|tama)$/u

const clauseOf = (tokens: readonly Token[]): Clause => ({
  tokens,
  asks: false,
  isAfterDash: false,
  isVerbLast: false,
})
