import { authoritiesIn, type Clause, isTakenBack } from './clauses.ts'
import type { Steps } from './fold.ts'
import { has, isEach, isFilipino } from './forms.ts'
import { givenHere, givenTo } from './grants.ts'
import { is, type Token } from './tokens.ts'

const reachOfVerdict = 10

/**
 * Whether a clause says that a visa or permit is valid, granted or genuine, or that somebody here
 * grants, confirms or guarantees one (H4). Returns the words that say so.
 */
export function claimOfEffect(clause: Clause, steps: Steps): string | null {
  const { tokens } = clause
  for (let at = 0; at < tokens.length; at += 1) {
    steps.count += 1
    if (!is(tokens[at], 'credential', 'paper')) continue
    const found =
      verdictOn(clause, at, steps) ?? givenHere(clause, at, steps) ?? givenTo(clause, at)
    if (found !== null)
      return tokens
        .slice(Math.min(at, found), Math.max(at, found) + 1)
        .map(({ text }) => text)
        .join(' ')
        .slice(0, 80)
  }
  return null
}

/** Where the verdict on a paper stands: "your visa … is valid", "verified permit", "ভিসা বৈধ". */
function verdictOn(clause: Clause, at: number, steps: Steps): number | null {
  const { tokens, isVerbLast } = clause
  const paper = tokens[at]
  const isStrong = is(paper, 'credential')
  // "your visa fee is confirmed" is about the fee.
  const head = tokens[at + 1]
  if (head && head.gap === 'space' && is(head, 'thing') && !is(head, 'copula', 'verdict', 'tie'))
    return null
  for (
    let place = Math.max(0, at - 5);
    place <= Math.min(tokens.length - 1, at + reachOfVerdict);
    place += 1
  ) {
    steps.count += 1
    const verdict = tokens[place]
    if (place === at || !is(verdict, 'verdict') || isTakenBack(clause, Math.max(at, place)))
      continue
    if (!isStrong && !isAboutTruth(verdict, clause)) continue
    // "Carry the original visa": a paper that the reader has.
    if (is(verdict, 'surely') && has(tokens, 'show') && !has(tokens, 'print', 'here', 'we'))
      continue
    const isLatin = /^[a-z]/.test(verdict?.word ?? '') && !isFilipino(tokens)
    const said = isLatin
      ? saidOf(tokens, at, place) || isTrueState(tokens, at, place)
      : closeTo(tokens, at, place, isVerbLast)
    if (said && !isOthers(clause, at, place) && !isGeneral(tokens, at, place)) return place
  }
  return null
}

/** Of papers in general only that they are genuine counts: they may well be confirmed as received. */
const isAboutTruth = (verdict: Token | undefined, { tokens }: Clause) =>
  /^(?:genuine|authentic|valid|real|legitimate|guaranteed|আসল|খাঁটি|বৈধ|असली|मान्य|वैध|प्रामाणिक|सक्कली|प्रमाणित|सत्यापित|verified|certified|authenticated|tunay|balido|beripikado|totoo|legit)/u.test(
    verdict?.text.toLowerCase() ?? '',
  ) ||
  /^(?:ال)?(?:أصلي|صحيح|صالح|حقيقي|موثق|معتمد)/u.test(verdict?.text ?? '') ||
  tokens.some((token) => is(token, 'authority', 'official'))

/** English: the verdict stands behind a form of "to be", or before its noun as an adjective that assures. */
function saidOf(tokens: readonly Token[], at: number, place: number): boolean {
  if (place < at) {
    const between = tokens.slice(place + 1, at)
    // "Only valid visas are shown here."
    if (
      between.length === 0 &&
      tokens.some(({ word }) => isEach.test(word)) &&
      tokens.some((token) => is(token, 'here', 'this')) &&
      !tokens.some((token) => is(token, 'ask'))
    )
      return true
    return (
      is(tokens[place], 'surely') &&
      between.length <= 2 &&
      between.every(
        (token) =>
          is(token, 'link', 'your', 'surely', 'country', 'credential') &&
          !/^(?:to|with|by|from)$/.test(token.word),
      )
    )
  }
  let before = place - 1
  while (
    before > at &&
    (is(tokens[before], 'verdict', 'official') ||
      is(tokens[before], 'link') ||
      /ly$/.test(tokens[before]?.text ?? '') ||
      /^(?:100|already|and)$/.test(tokens[before]?.word ?? '')) &&
    !is(tokens[before], 'copula')
  )
    before -= 1
  if (before === at)
    return place - at <= 3 && !/^(?:to|of|for|with)$/.test(tokens[at + 1]?.word ?? '')
  if (!is(tokens[before], 'copula')) return false
  const between = tokens.slice(at + 1, before)
  return !between.some(
    (token) => is(token, 'authority') || (is(token, 'thing') && !is(token, 'here')),
  )
}

/** "What it shows is the true status of your visa." */
const isTrueState = (tokens: readonly Token[], at: number, place: number) =>
  place < at &&
  place >= at - 5 &&
  tokens.slice(place + 1, at).some(({ word }) => /^(?:status|state|position)$/.test(word)) &&
  is(tokens[place], 'verdict')

/** Elsewhere: the two stand close, with nothing between that takes the sentence elsewhere. */
function closeTo(
  tokens: readonly Token[],
  at: number,
  place: number,
  isVerbLast: boolean,
): boolean {
  const [from, to] = at < place ? [at, place] : [place, at]
  const between = tokens.slice(from + 1, to)
  if (
    between.length > 6 ||
    between.some((token) => is(token, 'thing', 'ask', 'authority', 'near') && !is(token, 'here'))
  )
    return false
  if (place > at || !isVerbLast) return true
  return tokens.some((token) => is(token, 'here', 'we')) || is(tokens[place], 'surely')
}

/** "The visa is issued by the High Commission": somebody else's doing, and no news of the reader's own. */
function isOthers(clause: Clause, at: number, place: number): boolean {
  const { tokens } = clause
  const authorities = authoritiesIn(clause)
  if (authorities.length === 0 || tokens.some((token) => is(token, 'we', 'here'))) return false
  const isOwn = /^(?:your|my|this|আপনার|आपका|आपकी|तपाईंको|iyong|inyong|mo)$/u.test(
    tokens[at - 1]?.text.toLowerCase() ?? '',
  )
  const isDone = tokens.some(({ text }) => /\b(?:has|have|was|were|been)\b/i.test(text))
  const isTruth = is(tokens[place], 'surely') || /^valid/.test(tokens[place]?.word ?? '')
  return !(isOwn && (isDone || isTruth))
}

/** "A visa is valid for two years": a rule, and not a verdict. */
function isGeneral(tokens: readonly Token[], at: number, place: number): boolean {
  const isAny = tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ word }) => /^(?:a|an|isang|একটি|एक|most|some|many|such|no)$/.test(word))
  const isTerm = /^(?:for|until|from|only|till|in)$/.test(tokens[place + 1]?.word ?? '')
  return (
    (isAny && !tokens.some((token) => is(token, 'here'))) ||
    (isTerm &&
      !tokens.some((token) => is(token, 'here', 'this')) &&
      !/^(?:your)$/.test(tokens[at - 1]?.word ?? '') &&
      !is(tokens[place], 'surely'))
  )
}
