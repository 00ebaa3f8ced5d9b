import type { Clause } from './clauses.ts'
import { has, isDenial, turnsElsewhere } from './forms.ts'
import { is, type Token } from './tokens.ts'

/**
 * Whether a clause draws a verdict on a paper from what a page shows, in whatever order: "A green tick
 * means that the permit is genuine", "নাম থাকলে ভিসা কনফার্ম". Around it stand its neighbours.
 */
export function isEffectOfSign(clause: Clause, around: readonly Token[]): boolean {
  const { tokens, isVerbLast, asks } = clause
  const verdict = tokens.findLastIndex((token) => is(token, 'verdict', 'entitle'))
  if (asks) return false
  if (isFakeWithoutSign(tokens) || isYouApproved(tokens)) return true
  if (verdict === -1 || tokens.some(isDenial) || tokens.some(turnsElsewhere)) return false
  const shown = [...around, ...tokens]
  if (!shown.some((token, at) => isSign(shown, token, at)) && !isAttestedByUs(tokens)) return false
  const isRight = isStrongRight(tokens[verdict])
  // "You may enter" is of a state only where a country or a border is near.
  const isOfState =
    has(shown, 'credential') ||
    (has(tokens, 'authority') && isToldBySign(tokens)) ||
    (isRight && (has(shown, 'country', 'border') || shown.some(({ word }) => isLand.test(word))))
  if (!isOfState && !(isRight && !isAbility.test(tokens[verdict]?.word ?? ''))) return false
  const isTerm = /^(?:for|until|till|from)$/.test(tokens[verdict + 1]?.word ?? '')
  if (isTerm && !has(tokens, 'here', 'this')) return false
  const condition = tokens.findIndex((token) => is(token, 'if'))
  // "When the visa is granted, it is shown here": what is only supposed is no news.
  const isSupposed = isVerbLast
    ? condition > verdict
    : !tokens.slice(condition, verdict).some((token, at) => isSign(tokens, token, condition + at))
  return condition === -1 || !isSupposed
}

/** "Legally entitled", "full legal force": said of nothing but a paper of a state, named or not. */
const isStrongRight = (token: Token | undefined) =>
  is(token, 'entitle') &&
  !is(token, 'verdict') &&
  / |^(?:entitle|binding|lawful|অধিকার|अधिकार|हकदार)/u.test(token?.word ?? '')

const isLand = /^(?:country|দেশ|देश|(?:ال)?بلد|bansa)/u
const isAbility = /পার|सक|^you (?:may|can)|^(?:pwede|puwede|maaari|maka)|يمكنك|تستطيع/u

/** "We hereby confirm that the holder has been granted a permit." */
const isAttestedByUs = (tokens: readonly Token[]) =>
  tokens.some((token, at) => is(token, 'attest') && has(tokens.slice(0, at), 'we'))

/** "The symbol tells you that the authorities have accepted it." */
const isToldBySign = (tokens: readonly Token[]) =>
  tokens.some(({ word }) =>
    /^(?:means?|tells you|মানে|मतलब|अर्थ|भनेको|تعني|يعني|ibig sabihin)$/u.test(word),
  )

/** "You are approved!" */
const isYouApproved = (tokens: readonly Token[]) =>
  tokens.length <= 5 &&
  has(tokens, 'verdict') &&
  !tokens.some(isDenial) &&
  !has(tokens, 'if', 'ask', 'thing', 'paper') &&
  tokens.some(({ word }) => isYou.test(word)) &&
  tokens.some(({ word }) => isApproved.test(word))
const isYou = /^(?:you|আপনি|आप|तपाईं|عليك|عليكم|ka|ka na|kayo)$/u
const isApproved =
  /^(?:approved|cleared|verified|অনুমোদিত|মঞ্জুর|स्वीकृत|मंजूर|अनुमोदित|تمت موافقة|تمت الموافقة|الموافقة|aprobado|aprubado|naaprubahan)/u

/** What a page shows, and that it shows it. */
const isSign = (tokens: readonly Token[], token: Token, at: number) =>
  is(token, 'sign', 'here') ||
  // "This page confirms your right to work."
  (is(token, 'print', 'site') &&
    !is(token, 'office') &&
    has(tokens, 'attest') &&
    has(tokens, 'this')) ||
  (/^(?:says?|shows?|reads?|displays?)$/.test(token.word) &&
    is(tokens[at - 1], 'site', 'print', 'paper'))

/** "No record on this site means that your visa is fake." */
const isFakeWithoutSign = (tokens: readonly Token[]) =>
  /^(?:no|without|missing)$/.test(tokens[0]?.word ?? '') &&
  tokens.some(({ word }) => /^(?:fake|forged|false|invalid)$/.test(word)) &&
  has(tokens, 'credential') &&
  has(tokens, 'sign', 'here')
