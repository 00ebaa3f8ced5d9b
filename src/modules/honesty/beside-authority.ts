import { authoritiesIn, type Clause, isOpen, isUs } from './clauses.ts'
import type { Steps } from './fold.ts'
import { has, isDenial, isWave, isWorse, turnsElsewhere } from './forms.ts'
import { isTheirsToo, likeness } from './sameness.ts'
import { is, type Token } from './tokens.ts'

/** Tells whether we or this site share a clause with an authority, without a word that keeps the two apart. */
export function isBesideAuthority(clause: Clause, steps: Steps): boolean {
  const { tokens, asks } = clause
  if (isTheirsToo(tokens, steps)) return true
  const authorities = [...authoritiesIn(clause), ...employersIn(tokens)].filter(
    (at) => !isOverseer(tokens, at) && !isTeacher(tokens, at),
  )
  if (authorities.length === 0 || isWorse(tokens) || (asks && isOpen(clause))) return false
  steps.count += tokens.length
  if (isOrderObeyed(tokens)) return false
  if (authorities.some((at) => isInCareOfUs(tokens, at))) return true
  // "Ask us, the embassy": a name in apposition to us.
  if (authorities.some((at) => isApposed(tokens, at))) return true
  if (authorities.some((at) => isActedFor(tokens, at) || isEmpowering(tokens, at))) return true
  const isFilipino = tokens.some(({ word }) => /^(?:ang|ng|mga)$/.test(word))
  // "The Ministry speaks to you through these pages."
  const speaksToYou = (at: number) =>
    at > (authorities[0] ?? at) && isYou.test(tokens[at + 1]?.word ?? tokens[at - 1]?.word ?? '')
  // "Nobody denies that we are the ministry" is a double negation.
  const alike = likeness(tokens)
  if (alike === 'unlike') return false
  const isDoubted = has(tokens, 'doubt') || alike === 'alike'
  const keepsApart = (token: Token, at: number) =>
    (isDenial(token) && !isWave(token) && !isDoubted) ||
    is(token, 'private') ||
    (is(token, 'near') && !isBehindSite(tokens, at)) ||
    (turnsElsewhere(token) && !speaksToYou(at)) ||
    // "Some files that pass our desk are turned down at the consulate."
    (is(token, 'refusal') && /(?:ed|down|back)$/.test(token.word)) ||
    (is(token, 'if') && !is(token, 'link') && !(isFilipino && /^may/.test(token.word)))
  if (tokens.some(keepsApart)) return false
  // "As the government's own visa desk, we …"
  if (/^(?:as|being)$/.test(tokens[0]?.word ?? '') && tokens.every(isOfName)) return true
  const selves = tokens.flatMap((token, at) =>
    isOurs(tokens, at) || (isShownHere(token) && comesFrom(tokens, authorities)) ? [at] : [],
  )
  return selves.some((self) =>
    authorities.some((at) => {
      const between = tokens.slice(Math.min(self, at) + 1, Math.max(self, at) + 2)
      // "We are glad that the ministry …": what follows is what the ministry does.
      if (self < at && between.slice(-5).some(({ word }) => isTold.test(word))) return false
      return !between.some(
        (token) => is(token, 'thing') && !is(token, 'site', 'paper', 'people', 'official', 'check'),
      )
    }),
  )
}

const isApposed = (tokens: readonly Token[], at: number) => {
  const from = is(tokens[at - 1], 'link') ? at - 1 : at
  const isAlone = at === tokens.length - 1 || tokens[at + 1]?.gap === 'comma'
  return isAlone && tokens[from]?.gap === 'comma' && isUs(tokens[from - 1])
}

const isTakenBack = (tokens: readonly Token[]) =>
  tokens.some((token) => is(token, 'if', 'doubt') || (isDenial(token) && token.bare))

/** "We collect applications on behalf of the embassy": whatever we do, we do it as the authority. */
function isActedFor(tokens: readonly Token[], at: number): boolean {
  if (!tokens.some(({ word }) => isWeWho.test(word)) || isTakenBack(tokens)) return false
  if (tokens[at + 1]?.word === "'s") return false
  const before = tokens.slice(Math.max(0, at - 4), at)
  const tie = before.findLastIndex(({ word }) => /^(?:on behalf|sa ngalan|نيابة)$/u.test(word))
  if (tie !== -1) return before.slice(tie + 1).every((token) => is(token, 'link', 'country'))
  // "আমরা দূতাবাসের পক্ষ থেকে চিঠি পেয়েছি": there the authority acts.
  const next = tokens[at + 1]
  const after = is(next, 'link') && !is(next, 'tie') ? tokens[at + 2] : next
  return (
    /^(?:পক্ষে?|পক্ষ থেকে|তরফে|তরফ থেকে|ओर से|तरफ\u093C? से|तर्फबाट|पक्षबाट)$/u.test(after?.word ?? '') &&
    !tokens.some(({ word }) => /^(?:পে|পাই|শুন|জান|मिल|पा|सुन|भेट)/u.test(word))
  )
}
const isWeWho = /^(?:we|আমরা|हम|हामी|kami|نحن|ن\p{L}{4,})$/u

/** "The ministry has authorised us to receive applications." */
const isEmpowering = (tokens: readonly Token[], at: number): boolean =>
  !isTakenBack(tokens) &&
  tokens.some(
    ({ word }, place) =>
      /^(?:فوض|كلف|خول|عين|اعتمد)ت?نا$/u.test(word) ||
      (place > at &&
        /^(?:authori[sz]|empower|appoint|mandat|designat|deput|entrust)(?:e?d|es|s)$/.test(word) &&
        isUs(tokens[place + 1]) &&
        tokens.slice(place + 2).some((token) => is(token, 'paper', 'credential'))),
  )

/** "The Consulate of Italy, care of our cashier": the authority is reached with us. */
const isInCareOfUs = (tokens: readonly Token[], at: number) =>
  tokens.some(
    ({ word }, place) =>
      place > at &&
      word === 'care of' &&
      (isUs(tokens[place + 1]) || /^(?:our|this)$/.test(tokens[place + 1]?.word ?? '')),
  )

/** "By order of the ministry our office is closed": an authority orders us to close, which makes us nobody's office. */
const isOrderObeyed = (tokens: readonly Token[]) =>
  tokens.some(({ word }) => isOrder.test(word)) &&
  tokens.some(({ word }) => isShut.test(word)) &&
  !has(tokens, 'credential', 'attest', 'decide', 'verdict', 'official')
const isOrder =
  /^(?:(?:by|on|under) (?:the )?(?:orders?|instructions?|directions?) of|orders?|ordered|instructions?|আদেশে|নির্দেশে|आदेश(?:ले)?|निर्देश|निर्देशनमा|بأمر|أمر|utos|sa utos ng|utos ng)$/u
const isShut =
  /^(?:closed?|closes|shut|shuts|suspended|postponed|cancelled|বন্ধ|স্থগিত|बंद|बन्द|स्थगित|مغلق|مغلقة|نغلق|sarado|magsasara|isinara)$/u

/** "Our agency, which the labour office of Qatar licensed": who licenses or inspects us, and nothing behind it that says for what. */
function isOverseer(tokens: readonly Token[], at: number): boolean {
  if (
    !/^(?:which|that|whom)$/.test(tokens[is(tokens[at - 1], 'link') ? at - 2 : at - 1]?.word ?? '')
  )
    return false
  const verb = tokens.findIndex((token, place) => place > at && !isOfName(token))
  const next = tokens[verb + 1]
  return (
    verb !== -1 &&
    verb - at <= 5 &&
    isOverseeing.test(tokens[verb]?.word ?? '') &&
    (next === undefined || /^(?:in|since|on|every|once|twice|last|each|again)$/.test(next.word))
  )
}
/** "Our staff were trained by BMET", "our office was inspected by the ministry": what an authority does to us. */
const isTeacher = (tokens: readonly Token[], at: number) =>
  tokens
    .slice(Math.max(0, at - 3), at)
    .some(
      ({ word }, place, near) =>
        word === 'by' && isDoneToUs.test((near[place - 1] ?? tokens[at - 4])?.word ?? ''),
    ) && !has(tokens, 'attest', 'decide', 'credential', 'official', 'verdict')
const isDoneToUs = /^(?:trained|taught|briefed|instructed|inspected|visited|audited|fined|warned)$/
const isOverseeing =
  /^(?:licen[cs]e[sd]|inspect(?:s|ed)|audit(?:s|ed)|supervise[sd]|oversees|regulate[sd]|register(?:s|ed)|fine[sd])$/

/** "The Ministry stands behind this website"; what is behind an office is its neighbour. */
const isBehindSite = (tokens: readonly Token[], at: number) =>
  tokens
    .slice(Math.max(0, at - 3), at + 4)
    .some((token) => is(token, 'site') && !is(token, 'office', 'agency', 'place'))

/** "Our people work at immigration." */
const employersIn = (tokens: readonly Token[]) =>
  has(tokens, 'people')
    ? tokens.flatMap((token, at) => (is(token, 'topic') && is(token, 'border') ? [at] : []))
    : []

const isTold = /^(?:that|because|since|why|কারণ|যে|कि|क्योंकि|भनेर|किनभने|لأن|dahil|sapagkat)$/u
const isShownHere = (token: Token) =>
  is(token, 'here') || /^(?:status|result|tick|mark|entry|confirmation|record)s?$/.test(token.word)

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
  (has(tokens, 'make') && has(tokens, 'here')) ||
  (has(tokens, 'here') && tokens.some(({ word }) => isItself.test(word))) ||
  authorities.some(
    (at) =>
      tokens.slice(Math.max(0, at - 2), at).some(({ word }) => isFrom.test(word)) ||
      /(?:बाट|থেকে)$/u.test(tokens[at]?.word ?? '') ||
      /^(?:থেকে|से|बाट)$/u.test(tokens[at + 1]?.word ?? ''),
  )
const isItself =
  /^(?:itself|himself|herself|themselves|directly|নিজেই|নিজে|স্বয়ং|खुद|स्वयं|आफैं|आफैँ|نفسها|نفسه|mismo|mismong)$/u
const isFrom = /^(?:from|by|من|galing|mula)$/u

/** This site, our office, "site na ito", "on this page"; not "our licence", "these fees". */
function isOurs(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (isUs(token)) return true
  if (is(token, 'welcome') && !/ (?:from|by|of)$/.test(token?.word ?? '')) return true
  if (is(token, 'here')) return / /.test(token?.word ?? '')
  // "This is where the government decides."
  if (is(token, 'this') && /^(?:is|was)$/.test(tokens[at + 1]?.word ?? '')) return true
  if (!is(token, 'site', 'people', 'print', 'office')) return false
  if (is(token, 'this')) return true
  if (isSubjectAt(tokens, at)) return true
  if (tokens.slice(at + 1, at + 5).some(({ word }) => isViewing.test(word))) return true
  const near = [tokens[at - 2], tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  return near.some((one) => is(one, 'this') || isThisOne.test(one?.word ?? ''))
}
/** "यह कनाडा के दूतावास की वेबसाइट है": where verbs come last, what "this" is stands before the verb. */
const isSubjectAt = (tokens: readonly Token[], at: number) =>
  /^(?:এটি|এটা|এটিই|এটাই|यह|यही|ये|यो)$/u.test(tokens[0]?.word ?? '') &&
  at <= 8 &&
  (tokens[at + 1] === undefined || (is(tokens[at + 1], 'copula') && at + 2 >= tokens.length))
const isViewing = /^(?:see|reading|viewing|visiting|using)$/
const isThisOne = /^(?:namin|amin|यही|यही हो|এটাই|এটিই|ito na|ito na ang|iyon na ang)$/u
