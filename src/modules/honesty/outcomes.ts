import { type Clause, isUs } from './clauses.ts'
import { has } from './forms.ts'
import { is, type Token } from './tokens.ts'

/** "Rejection is impossible", "here rejection does not exist", "refusals never happen": no outcome but one is left. */
export function excludesRefusal({ tokens, asks }: Clause): boolean {
  if (asks || has(tokens, 'doubt', 'say')) return false
  const at = tokens.findIndex((token) => isRefusing.test(token.word))
  if (at === -1 || !tokens.slice(0, at).every(isBeforeSubject)) return false
  // "A refusal of your application is impossible"
  const verb = tokens.findIndex(
    (token, place) =>
      place > at && (is(token, 'copula') || isHappening.test(token.word) || is(token, 'not')),
  )
  if (verb === -1 || !tokens.slice(at + 1, verb).every(isOfSubject)) return false
  const behind = tokens.slice(verb, verb + 5)
  const what = behind.findIndex(({ word }) => isExcluded.test(word) || isHappening.test(word))
  // "A refusal is impossible to foresee"
  const isAbout = /possible$/.test(behind[what]?.word ?? '') && behind[what + 1]?.word === 'to'
  if (what === -1 || isAbout || /^(?:often|always|every)/.test(behind[what + 1]?.word ?? ''))
    return false
  const denials = behind.slice(0, what).filter((token) => is(token, 'not')).length
  return isExcluded.test(behind[what]?.word ?? '') ? denials === 0 : denials === 1
}
const isRefusing = /^(?:rejections?|refusals?|denials?)$/
const isHappening = /^(?:exists?|happens?|occurs?|possible|option)$/
const isExcluded =
  /^(?:impossible|unknown|excluded|unthinkable|unheard|unheard of|ruled out|ruled|history|out of the question)$/
const isBeforeSubject = (token: Token) =>
  is(token, 'credential', 'here', 'we', 'this') ||
  /^(?:a|any|the|with|through|at|for|our|us|here|and|that|visa|permit)$/.test(token.word)
const isOfSubject = (token: Token) =>
  is(token, 'credential', 'your', 'link') ||
  /^(?:of|applications?|files?|simply|quite|does|do|will|can|has)$/.test(token.word)

/**
 * "They handed me my permit at this counter, no embassy needed": a document of the state was had from us, and no
 * authority took part.
 */
export function isHadWithoutAuthority(tokens: readonly Token[]): boolean {
  if (tokens.at(-1)?.asks || has(tokens, 'if', 'ask', 'paper', 'private')) return false
  const had = tokens.findIndex(({ word }) => isHaving.test(word))
  const what = tokens.findIndex(
    (token, at) =>
      at > had && at <= had + 5 && is(token, 'credential') && !/passport/.test(token.word),
  )
  if (had === -1 || what === -1) return false
  const isAtOurs = tokens.some(
    (token, at) =>
      (is(token, 'here') && token.word !== 'shown') ||
      (isUs(token) && /^(?:from|with|by)$/.test(tokens[at - 1]?.word ?? '')) ||
      (/^(?:this|our|their)$/.test(token.word) && is(tokens[at + 1], 'office', 'site', 'agency')),
  )
  return isAtOurs && tokens.some((_, at) => isUninvolved(tokens, at))
}
const isHaving =
  /^(?:handed|gave|given|got|get|gets|received?|collected|collect|issued|printed|hand|hands|gives?|bought|picked|pick up)$/

/** "No embassy needed", "never saw an embassy", "without the ministry"; not "no embassy of Romania in Dhaka". */
function isUninvolved(tokens: readonly Token[], at: number): boolean {
  if (!is(tokens[at], 'authority')) return false
  const before = tokens.slice(Math.max(0, at - 5), at)
  const not = before.findLastIndex(({ word }) => isWithout.test(word))
  const next = tokens[at + 1]
  return (
    not !== -1 &&
    before.slice(not + 1).every((token) => !is(token, 'attest', 'decide', 'tie')) &&
    (next === undefined ||
      next.gap !== 'space' ||
      /^(?:needed|required|involved|necessary|visit|interview|trip|at|whatsoever)$/.test(next.word))
  )
}
const isWithout = /^(?:no|without|without any|never|not|nor|skip)$/

/** "Ask us whether a permit is valid": a verdict is offered to whoever asks. */
export function offersVerdict(tokens: readonly Token[]): boolean {
  if (tokens.at(-1)?.asks) return false
  const ask = tokens.findIndex(
    (token, at) =>
      token.word === 'ask' &&
      (at === 0 ||
        token.gap !== 'space' ||
        /^(?:just|simply|please|and)$/.test(tokens[at - 1]?.word ?? '')) &&
      isAsked(tokens, at + 1),
  )
  if (ask === -1) return false
  const asked = tokens.slice(ask, ask + 14)
  return (
    asked.some(({ word }) => /^(?:whether|if|that)$/.test(word)) &&
    has(asked, 'credential') &&
    has(asked, 'verdict') &&
    !has(asked.slice(1), 'authority', 'not', 'paper', 'ask') &&
    !asked.some(({ word }) => /passport|cop(?:y|ies)/.test(word))
  )
}
/** Us, our staff. */
const isAsked = (tokens: readonly Token[], at: number) =>
  isUs(tokens[at]) || tokens[at]?.word === 'our'
