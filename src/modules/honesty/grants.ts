import { authoritiesIn, type Clause, isTakenBack } from './clauses.ts'
import type { Steps } from './fold.ts'
import { isEach, isFilipino } from './forms.ts'
import { speakers } from './identity.ts'
import { is, type Token } from './tokens.ts'

/** Where it is said that we grant, confirm or guarantee: "we issue visas", "this page proves that your permit …". */
export function givenHere(clause: Clause, at: number, steps: Steps): number | null {
  const { tokens, isVerbLast } = clause
  const last = Math.min(tokens.length - 1, at + 5)
  for (let place = Math.max(0, at - (isVerbLast ? 4 : 7)); place <= last; place += 1) {
    steps.count += 1
    if (place === at || !is(tokens[place], 'attest')) continue
    if (isTakenBack(clause, Math.max(at, place)) || !isItsObject(clause, at, place)) continue
    const isVisa = is(tokens[at], 'credential')
    if (isDoneHere(clause, at, place)) return place
    if (isVisa && isLicensedTo(tokens, place)) return place
    const near = Math.abs(at - place) <= 3
    if (isVisa && near && assures.test(tokens[place]?.word ?? '')) return place
  }
  return null
}

/** "Applicants have been granted visas", "you have received your permit": news of what only the authority gives. */
export function givenTo(clause: Clause, at: number): number | null {
  const { tokens } = clause
  if (!is(tokens[at], 'credential') || isTakenBack(clause, at)) return null
  let verb = at - 1
  while (
    verb > 0 &&
    is(tokens[verb], 'your', 'country', 'link') &&
    !isGiving.test(tokens[verb]?.word ?? '')
  )
    verb -= 1
  if (at - verb > 4 || !isGiving.test(tokens[verb]?.word ?? '')) return null
  const isHeld =
    tokens.some((token) => is(token, 'here', 'this')) &&
    tokens.some(({ word }) => isEach.test(word))
  if (/^(?:has|have|holds)$/.test(tokens[verb]?.word ?? '')) return isHeld ? verb : null
  const helper = tokens.slice(Math.max(0, verb - 3), verb)
  const isNews = helper.some(({ word }) =>
    /^(?:has|have|had|was|were|been|has been|have been|'ve)$/.test(word),
  )
  return isNews && !tokens.slice(0, verb).some((token) => is(token, 'ask', 'thing')) ? verb : null
}

const isGiving =
  /^(?:granted|issued|given|awarded|approved for|received|obtained|got|secured|won|has|have|holds)$/

const assures = /^(?:guarant|গ্যারান্টি|गारंटी|ग्यारेन्टी|ginagarant|نضمن)/u

/** Whether the paper is what the verb is done to: nothing between leads elsewhere, and it stands on the right side. */
function isItsObject({ tokens, isVerbLast }: Clause, at: number, place: number): boolean {
  const isBehind = place > at
  const isNoun = place === at + 1 && assures.test(tokens[place]?.word ?? '')
  if (isBehind && !isVerbLast && !isFilipino(tokens) && !isNoun) return false
  if (isVerbLast && tokens.slice(place + 1).some((token) => is(token, 'ask'))) return false
  const between = tokens.slice(Math.min(at, place) + 1, Math.max(at, place))
  return !between.some(
    (token) =>
      is(token, 'thing', 'ask') ||
      /^(?:with|for|to)$/.test(token.word) ||
      (token.word === 'about' && !/^deci/.test(tokens[place]?.word ?? '')),
  )
}

/** Whether it is we, or this page, that does it: nobody is helped to, and no authority stands before the verb. */
function isDoneHere(clause: Clause, at: number, place: number): boolean {
  const { tokens, isVerbLast } = clause
  const isAnywhere = isVerbLast || isFilipino(tokens)
  const selves = speakers(clause).filter((one) => one < place || isAnywhere)
  const isHere =
    tokens.some((token) => is(token, 'here')) ||
    // Arabic: "we grant" is one word.
    /^ن/u.test(tokens[place]?.word ?? '')
  if (selves.length === 0 && !isHere) return false
  const before = tokens.slice(0, isVerbLast ? tokens.length : place)
  if (before.some((token) => is(token, 'ask'))) return false
  const isOwn = selves.some((self) =>
    tokens.slice(self + 1, place).every((token) => !is(token, 'authority')),
  )
  if (authoritiesIn(clause).length > 0 && !isOwn) return false
  return (
    isHere ||
    is(tokens[at], 'credential') ||
    /^(?:prov|guarant|certif|authentic)/.test(tokens[place]?.word ?? '')
  )
}

/** "licensed by IRCC to issue visas", "authorised to verify permits". */
function isLicensedTo(tokens: readonly Token[], place: number): boolean {
  const before = tokens.slice(0, place)
  if (tokens[place - 1]?.word !== 'to') return is(tokens[place - 1], 'thing')
  const isAllowed = before.some(({ word }) =>
    /\b(?:licen|authori|mandat|entitl|empower|allow|permitt|accredit|approv|appoint)/.test(word),
  )
  return isAllowed && !before.some((token) => is(token, 'thing') && !/^licen/.test(token.word))
}
