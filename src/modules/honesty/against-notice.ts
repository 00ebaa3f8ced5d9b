import { type Clause, isTakenBack } from './clauses.ts'
import type { Steps } from './fold.ts'
import { speakers } from './identity.ts'
import { is } from './tokens.ts'

/**
 * Whether a clause speaks against the sentence that stands on every page (H1): that it should be
 * ignored, stands there by mistake or as a formality, or is not true. Returns the words that say so.
 */
export function claimAgainstNotice(clause: Clause, steps: Steps): string | null {
  const { tokens } = clause
  steps.count += tokens.length
  const said = tokens
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 80)
  const has = (...names: Parameters<typeof is>[1][]) => tokens.some((token) => is(token, ...names))
  const at = (...names: Parameters<typeof is>[1][]) =>
    tokens.findIndex((token) => is(token, ...names))
  const isTop =
    has('above') &&
    (has('notice') ||
      tokens.some(({ text }) => /^(?:above|উপরে|ওপরে|ऊपर|माथि|أعلاه|itaas)/iu.test(text)))
  const isOurs =
    has('notice') &&
    (has('this') ||
      tokens.some((token, place) => is(token, 'notice') && is(tokens[place + 1], 'here', 'above')))
  const negated = tokens
    .slice(0, Math.max(0, at('ignore')))
    .some((token) => is(token, 'not') && !is(token, 'ignore'))
  if (has('ignore') && (isTop || isOurs) && !negated) return said
  if (
    has('mistaken', 'formality') &&
    (isTop || isOurs) &&
    !tokens
      .slice(0, at('mistaken', 'formality'))
      .some((token) => is(token, 'not') && !is(token, 'above', 'mistaken', 'formality'))
  )
    return said
  // "For technical reasons we call ourselves a private company."
  if (has('formality') && has('private') && speakers(clause).length > 0) return said
  if (has('mistaken') && has('say') && at('mistaken') < at('say') && deniesOurselves(clause))
    return said
  return notPrivate(clause) ? said : null
}

/** "It is a mistake to say that we are private", or that a name that stands behind the text is anything. */
function deniesOurselves({ tokens }: Clause): boolean {
  const after = tokens.slice(tokens.findIndex((token) => is(token, 'say')) + 1)
  if (after.some((token) => is(token, 'we', 'private', 'this', 'here'))) return true
  const isUnfinished =
    after.length <= 5 &&
    !after.some((token) => is(token, 'copula', 'not', 'verdict', 'if', 'attest', 'ask'))
  return isUnfinished
}

/** "We are not a private company", "we are no longer private". */
function notPrivate(clause: Clause): boolean {
  const { tokens } = clause
  const place = tokens.findIndex((token) => is(token, 'private') && !is(token, 'not'))
  if (place === -1 || speakers(clause).length === 0) return false
  const before = clause.isVerbLast
    ? tokens.slice(place)
    : tokens.slice(Math.max(0, place - 4), place)
  const denies = before.some((token) => is(token, 'not') || /^(?:more|longer)$/.test(token.word))
  return (
    denies &&
    !tokens.some((token) => is(token, 'authority')) &&
    !isTakenBack({ ...clause, tokens: [] }, 0)
  )
}
