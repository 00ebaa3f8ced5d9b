import { authoritiesIn, type Clause, isOpen, isUs } from './clauses.ts'
import type { Steps } from './fold.ts'
import { has, isDenial, isWave, isWorse, turnsElsewhere } from './forms.ts'
import { is, type Token } from './tokens.ts'

/** We or this site in one clause with an authority, without a word that keeps the two apart. */
export function isBesideAuthority(clause: Clause, steps: Steps): boolean {
  const { tokens, asks } = clause
  const authorities = authoritiesIn(clause)
  if (authorities.length === 0 || isWorse(tokens) || (asks && isOpen(clause))) return false
  steps.count += tokens.length
  const isFilipino = tokens.some(({ word }) => /^(?:ang|ng|mga)$/.test(word))
  // "The Ministry speaks to you through these pages."
  const speaksToYou = (at: number) =>
    at > (authorities[0] ?? at) && isYou.test(tokens[at + 1]?.word ?? tokens[at - 1]?.word ?? '')
  const keepsApart = (token: Token, at: number) =>
    (isDenial(token) && !isWave(token)) ||
    is(token, 'near', 'private') ||
    (turnsElsewhere(token) && !speaksToYou(at)) ||
    (is(token, 'if') && !is(token, 'link') && !(isFilipino && /^may/.test(token.word)))
  if (tokens.some(keepsApart)) return false
  // "As the government's own visa desk, we …"
  if (/^(?:as|being)$/.test(tokens[0]?.word ?? '') && tokens.every(isOfName)) return true
  const selves = tokens.flatMap((token, at) =>
    isOurs(tokens, at) || (is(token, 'here') && comesFrom(tokens, authorities)) ? [at] : [],
  )
  return selves.some((self) =>
    authorities.some((at) => {
      const between = tokens.slice(Math.min(self, at) + 1, Math.max(self, at) + 2)
      return !between.some(
        (token) => is(token, 'thing') && !is(token, 'site', 'paper', 'people', 'official'),
      )
    }),
  )
}

const isYou = /^(?:you|আপনাকে|আপনাদের|आपको|आपसे|तपाईंलाई|तपाईंसँग|kayo|inyo|sa inyo)$/u

const isOfName = (token: Token) =>
  is(
    token,
    'authority',
    'country',
    'topic',
    'sovereign',
    'official',
    'link',
    'site',
    'office',
    'copula',
  )

/** "What you see here comes from the Ministry", "published here by the embassy". */
const comesFrom = (tokens: readonly Token[], authorities: readonly number[]) =>
  has(tokens, 'make') ||
  authorities.some(
    (at) =>
      tokens.slice(Math.max(0, at - 2), at).some(({ word }) => isFrom.test(word)) ||
      /(?:बाट|থেকে)$/u.test(tokens[at]?.word ?? '') ||
      /^(?:থেকে|से|बाट)$/u.test(tokens[at + 1]?.word ?? ''),
  )
const isFrom = /^(?:from|by|من|galing|mula)$/u

/** This site, our office, "site na ito", "on this page"; not "our licence", "these fees". */
function isOurs(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (isUs(token) || is(token, 'welcome')) return true
  if (is(token, 'here')) return / /.test(token?.word ?? '')
  if (!is(token, 'site', 'people', 'print')) return false
  const near = [tokens[at - 2], tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  return near.some((one) => is(one, 'this') || isThisOne.test(one?.word ?? ''))
}
const isThisOne = /^(?:namin|amin|यही|यही हो|এটাই|এটিই|ito na|ito na ang|iyon na ang)$/u
