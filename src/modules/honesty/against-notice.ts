import type { Clause } from './clauses.ts'
import { isUs } from './clauses.ts'
import { isSaidToBeUntrue } from './denials.ts'
import { has, isDenial, isWave } from './forms.ts'
import { is, type Token } from './tokens.ts'

/**
 * Tells whether a sentence speaks against the sentence of H1: that it should be ignored, is there by mistake or as a
 * formality, or is not true. "The banner is there by mistake", "ওই লাইনটা আইনের কারণে".
 */
export function isNoticeWavedAway(tokens: readonly Token[]): boolean {
  const isVerbLast = tokens.some(({ word }) => /[\u0900-\u09FF]/.test(word))
  // "Do not ignore the notice", "no formality".
  const isKept = (at: number) =>
    (isVerbLast ? clauseBehind(tokens, at) : tokens.slice(Math.max(0, at - 3), at)).some(
      (token, place, near) =>
        isDenial(token) &&
        !isWave(token) &&
        !is(near[place + 1], 'authority', 'private', 'official'),
    )
  const waves = tokens.filter((token, at) => isWave(token) && !isKept(at))
  if (waves.length === 0) return false
  if (has(tokens, 'caveat')) return true
  const isOfH1 =
    has(tokens, 'private', 'above') ||
    (has(tokens, 'print') && has(tokens, 'site') && waves.some((token) => is(token, 'dismiss'))) ||
    // "Whoever speaks of a sure visa: do not believe him" is not against H1.
    (has(tokens, 'say', 'not') &&
      has(tokens, 'authority', 'proof', 'credential') &&
      !(has(tokens, 'credential') && has(tokens, 'certain') && !has(tokens, 'authority')))
  const notices = tokens.filter((token) => is(token, 'notice')).length
  if (notices > 0 && (isOfH1 || waves.length > 1 || notices > 1)) return true
  return (
    has(tokens, 'private') &&
    tokens.some(isUs) &&
    (has(tokens, 'say') || waves.some((token) => is(token, 'dismiss')))
  )
}

/** "A word on the line at the top. Ignore it.": the sentence before named the notice. */
export const isNoticeOnIt = (before: readonly Token[], tokens: readonly Token[]): boolean =>
  tokens.length <= 6 &&
  !tokens.at(-1)?.asks &&
  has(before, 'notice') &&
  has(before, 'above', 'caveat', 'private') &&
  !before.some(isDenial) &&
  tokens.some(isWave) &&
  !tokens.some((token) => isDenial(token) && !isWave(token)) &&
  tokens.some(({ word }) => isPointing.test(word))
const isPointing =
  /^(?:it|that|them|this|those|এটা|ওটা|এটি|সেটা|তা|इसे|उसे|यह|वह|यसलाई|त्यसलाई|ito|iyon|iyan|تجاهل\p{L}*ها|تجاهل\p{L}*ه)$/u

/** "We are called private by mistake", "somebody entered us as private in error". */
export function isCalledPrivateWrongly(tokens: readonly Token[]): boolean {
  if (tokens.at(-1)?.asks || !has(tokens, 'private') || has(tokens, 'authority', 'official'))
    return false
  const isKept = (at: number) =>
    tokens.slice(Math.max(0, at - 3), at).some((token) => isDenial(token) && !isWave(token))
  return (
    tokens.some((token, at) => is(token, 'mistaken') && !isKept(at)) &&
    tokens.some(({ word }) => isNaming.test(word)) &&
    !tokens.some(({ word }) => isOtherwise.test(word)) &&
    has(tokens, 'we', 'site', 'notice', 'this')
  )
}

/** "We are private in name, public in function", "private on paper only": private, and yet not. */
export const isPrivateInName = (tokens: readonly Token[]) =>
  !tokens.at(-1)?.asks &&
  tokens.some(
    (token, at) =>
      is(token, 'private') &&
      isInName.test(
        tokens
          .slice(at + 1, at + 4)
          .map(({ word }) => word)
          .join(' '),
      ) &&
      !tokens.slice(0, at).some(isDenial),
  )
const isInName = /^(?:only )?(?:in name|on paper|in form|by name)\b/

const isNaming =
  /^(?:call(?:s|ed|ing)?|describ(?:es|ed|ing)|label(?:s|led|ed)?|listed|registered|considered|taken|named|marked|classified|shown|entered|figure|appears?|put(?: down)?|presented|declared|tagged|treated|filed|recorded|categori[sz]ed|word|remark)$/
const isOtherwise =
  /^(?:anything|else|otherwise|whoever|public|anybody|whatever|correct|tells you)$/

/** Returns the three words after one, within its clause. */
function clauseBehind(tokens: readonly Token[], at: number): readonly Token[] {
  const behind = tokens.slice(at + 1, at + 4)
  const end = behind.findIndex(({ gap }) => gap !== 'space')
  return end === -1 ? behind : behind.slice(0, end)
}

/** "It is a mistake to say that we are private", "we are not a private company". */
export function deniesPrivate(clause: Clause): boolean {
  const { tokens } = clause
  if (isSaidToBeUntrue(tokens)) return false
  const mistake = tokens.findIndex((token) => is(token, 'mistaken'))
  const say = tokens.findIndex((token) => is(token, 'say'))
  return (mistake !== -1 && mistake < say && deniesOurselves(clause)) || notPrivate(clause)
}

/** "It is a mistake to say that we are private", or that the name after the text is anything. */
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
  const place = tokens.findIndex((token) => is(token, 'private'))
  if (place === -1 || speakers(clause).length === 0) return false
  const before = clause.isVerbLast
    ? tokens.slice(place + 1)
    : tokens.slice(Math.max(0, place - 4), place)
  const denies = before.some((token) => is(token, 'not') || /^(?:more|longer)$/.test(token.word))
  return denies && !tokens.some((token) => is(token, 'authority')) && !clause.asks
}

/** Finds we, this site, this page; also "welcome to", which people say at their own door. */
function speakers({ tokens }: Clause): number[] {
  return tokens.flatMap((token, at) => {
    if (isUs(token)) return [at]
    if (!is(token, 'this')) return []
    const [next, second] = [tokens[at + 1], tokens[at + 2]]
    const isSite =
      is(next, 'site', 'copula', 'authority', 'official', 'paper') ||
      is(second, 'site') ||
      !is(next, 'credential')
    return isSite ? [at] : []
  })
}
