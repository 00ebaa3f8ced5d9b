import { authoritiesIn, type Clause, isTakenBack, isUs } from './clauses.ts'
import type { Steps } from './fold.ts'
import { is, type Token } from './tokens.ts'

/**
 * Whether a clause says that this site, or who runs it, is an authority, belongs to one, acts or
 * speaks for one, or is official. Returns the words that say so.
 */
export function claimOfIdentity(clause: Clause, steps: Steps): string | null {
  const { tokens } = clause
  for (const at of authoritiesIn(clause)) {
    steps.count += tokens.length
    const end = isAuthority(clause, at) ?? tiedTo(clause, at)
    if (end !== null) return wordsOf(tokens, Math.min(end, at), Math.max(end, at))
  }
  return official(clause)
}

const wordsOf = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(Math.max(0, from), to + 1)
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 80)

/** Words that may stand between a subject and what it is said to be. */
const isClear = (token: Token | undefined) =>
  is(
    token,
    'link',
    'copula',
    'site',
    'country',
    'topic',
    'official',
    'sovereign',
    'authority',
    'tie',
    'office',
    'this',
    'people',
  ) && !is(token, 'near', 'ask', 'not')

const clearBetween = (tokens: readonly Token[], from: number, to: number) =>
  tokens.slice(from + 1, to).every(isClear)

/** We, this site, this page; also "welcome to", which is said at one's own door. */
export function speakers({ tokens }: Clause): number[] {
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

/** "We are the Ministry", "This is the government's portal", "نحن وزارة العمل", "हम सरकार हैं". */
function isAuthority(clause: Clause, at: number): number | null {
  const { tokens, isVerbLast } = clause
  for (const from of speakers(clause)) {
    if (from === at) continue
    const isLatin = /^[a-z']+$/.test(tokens[from]?.word ?? '')
    if (from < at) {
      const between = tokens.slice(from + 1, at)
      if (!between.every(isClear) || isTakenBack(clause, at)) continue
      // "ay sa" is what belongs to somebody.
      const prepositions = between.filter(
        ({ word }, place) =>
          /^(?:in|with|from|to|by|sa|في|إلى|مع|على)$/.test(word) &&
          !(word === 'sa' && between[place - 1]?.word === 'ay'),
      ).length
      if (prepositions > 0) continue
      const hasCopula = between.some((token) => is(token, 'copula'))
      const isFor =
        between.some(({ word }) => word === 'for') &&
        !between.some((token) => is(token, 'site', 'tie'))
      const isDirect = between.length === 0 && is(tokens[from], 'we')
      if (isFor) continue
      const next = tokens[at + 1]
      if (isVerbLast) {
        const isEnd =
          tokens[at]?.bare !== false &&
          (next === undefined || is(next, 'copula', 'site', 'official') || next.gap === 'comma')
        if (isEnd || possesses(tokens, at)) return from
        continue
      }
      if (isApposition(tokens, from, at)) return from
      if (!isLatin || hasCopula || isDirect || is(tokens[from + 1], 'link')) {
        if (
          isLatin &&
          !hasCopula &&
          !isDirect &&
          /[a-z]/.test(tokens[at]?.word ?? '') &&
          !/^(?:kami|ito|itong)/.test(tokens[from]?.word ?? '')
        )
          continue
        return from
      }
    } else {
      // "The Ministry of Labour is who we are", "Sa embahada ang site na ito": turned round.
      const between = tokens.slice(at + 1, from)
      const isOwners = at === 1 && /^(?:sa|kay)$/.test(tokens[0]?.word ?? '')
      if (isOwners && between.some(({ word }) => word === 'ang') && between.every(isClear))
        return from
      if (
        between.some((token) => is(token, 'copula')) &&
        between.every((token) => isClear(token) || /^(?:who|what)$/.test(token.word)) &&
        !isTakenBack(clause, from)
      )
        return from
    }
  }
  return null
}

/** "यह साइट सरकार की है", "এই পাতা অধিদপ্তরের নিজস্ব": nothing follows the authority but that it is the owner. */
function possesses(tokens: readonly Token[], at: number): boolean {
  const isOwner =
    /(?:র|को|का|की|के)$/u.test(tokens[at]?.word ?? '') ||
    /^(?:का|की|के|को|এর)$/u.test(tokens[at + 1]?.word ?? '')
  const rest = tokens.slice(at + 1)
  return isOwner && rest.every((token) => isClear(token) || is(token, 'people'))
}

/** "We, the Ministry of Labour, …", "with us, the authority that grants": a name set beside us. */
function isApposition(tokens: readonly Token[], from: number, at: number): boolean {
  if (tokens[from + 1]?.gap === 'space' || !isUs(tokens[from])) return false
  const end = tokens.findIndex((token, place) => place > at && !isPartOfName(token))
  return end === -1 || tokens[end]?.gap !== 'space' || /^(?:that|which|who)$/.test(tokens[end].word)
}

const isPartOfName = (token: Token) =>
  token.gap === 'space' &&
  is(token, 'topic', 'country', 'sovereign', 'authority', 'link') &&
  !/^(?:that|which|who)$/.test(token.word)

/** "run by the Ministry", "on behalf of the embassy", "মন্ত্রণালয়ের অংশ", "the embassy runs this site". */
function tiedTo(clause: Clause, at: number): number | null {
  const { tokens, isVerbLast } = clause
  const selves = speakers(clause)
  for (let place = 0; place < tokens.length; place += 1) {
    if (place === at || !is(tokens[place], 'tie') || Math.abs(place - at) > 12) continue
    const [from, to] = place < at ? [place, at] : [at, place]
    if (!clearBetween(tokens, from, to) && !namesBetween(tokens, from, to)) continue
    const self = selves.some(
      (one) => one < from || (one > to && !tokens.slice(to, one).some((token) => is(token, 'if'))),
    )
    const isActive = place > at && !isVerbLast
    if (isActive && !self && !/ed$/.test(tokens[place]?.text ?? '')) continue
    // "The ministry has approved three clinics" is news of them.
    if (isActive && !self && /^(?:has|have|had)$/.test(tokens[place - 1]?.word ?? '')) continue
    const before = tokens.slice(0, from)
    if (
      !self &&
      before.some((token) => is(token, 'thing', 'credential', 'paper', 'ask', 'authority'))
    )
      continue
    if (!self && before.length > 0 && /[a-z]/.test(tokens[place]?.word ?? '') && !isLikeUs(before))
      continue
    // "We ask the branch of the embassy": what is asked is not oneself.
    if (
      self &&
      before.some(
        (token) => is(token, 'ask', 'thing', 'near') && !is(token, 'site', 'check', 'attest'),
      )
    )
      continue
    if (
      self &&
      place > at &&
      isVerbLast &&
      tokens.slice(from, to).some((token) => is(token, 'ask'))
    )
      continue
    if (isTakenBack(clause, to) || isPointed(clause, place, at)) continue
    return place
  }
  return null
}

/** "The website of the embassy is here": says where it is. */
const isPointed = ({ tokens }: Clause, place: number, at: number) =>
  place < at &&
  / of$/.test(tokens[place]?.word ?? '') &&
  is(tokens[at + 1], 'copula') &&
  !tokens.some((token) => is(token, 'this', 'we', 'official') && token.word !== 'the')

/** Whether what stands before a verb may be ourselves: a name, or a word of a firm or a site; "all vacancies are …" is not. */
function isLikeUs(before: readonly Token[]): boolean {
  const subject = before.filter((token) => !is(token, 'copula'))
  const head = subject.findLast((token) => !is(token, 'link'))
  if (head === undefined) return true
  const isName =
    head.capital && (head.classes.size === 0 || subject.length > 1 || is(head, 'verdict'))
  return isName || is(head, 'site', 'business', 'agency', 'form')
}

/** "on behalf of Padma's friends at the Ministry": a few unknown names may stand between. */
function namesBetween(tokens: readonly Token[], from: number, to: number): boolean {
  const between = tokens.slice(from + 1, to)
  const strange = between.filter((token) => !isClear(token))
  return strange.length <= 2 && strange.every((token) => token.capital && token.classes.size === 0)
}

/** "The official visa portal": an official page of nobody else's. */
function official(clause: Clause): string | null {
  const { tokens } = clause
  for (const [at, token] of tokens.entries()) {
    if (!is(token, 'official') || isTakenBack(clause, at)) continue
    const near = tokens.slice(at + 1, at + 5)
    const before = tokens.slice(Math.max(0, at - 4), at)
    const what = [...near, ...before].some(
      (one) =>
        is(one, 'site', 'credential', 'tie', 'check', 'topic', 'we', 'this', 'here', 'office') &&
        (!is(one, 'ask') || is(one, 'check')),
    )
    if (is(near[0], 'thing') && !is(near[0], 'site')) continue
    const self = tokens.some((one) => is(one, 'we', 'this', 'here'))
    const others = tokens.some(
      (one, place) =>
        (is(one, 'authority', 'near') || (is(one, 'ask') && place < at)) && one !== token,
    )
    if (
      (what || self || tokens.length <= 3) &&
      (!others || (self && !tokens.some((one) => is(one, 'ask'))))
    )
      return wordsOf(tokens, at - 1, at + 2)
  }
  return null
}
