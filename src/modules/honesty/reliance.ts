import { has, isDenial, isWorse } from './forms.ts'
import { is, type Token } from './tokens.ts'

/**
 * Tells whether a sentence asks people to rely on a page of this site as on a document of the authority: "This page
 * serves as your permit", "বিমানবন্দরে এই পেজ দেখালেই চলবে", "you need not ask the embassy".
 */
export function isDocumentOfOurs(tokens: readonly Token[]): boolean {
  if (tokens.at(-1)?.asks || isHearsay(tokens) || isWorse(tokens)) return false
  const isWithout = (at: number) =>
    /^(?:without|বিনা|बिना|बिनै|بدون|دون|walang)$/u.test(tokens[at]?.word ?? '') &&
    has(tokens.slice(at + 1, at + 4), 'credential')
  const denials = tokens.flatMap((token, at) => (isDenial(token) ? [at] : []))
  if (denials.some((at) => !isWithout(at))) return false
  if (isAskingNeedless(tokens)) return true
  if (tokens.some((_, at) => isTheOne(tokens, at))) return false
  const page = tokens.findIndex((token, at) => isPage(tokens, token, at))
  if (page === -1) return false
  const others = tokens.filter((_, at) => at !== page)
  const isDocument =
    has(others, 'credential', 'proof') ||
    (tokens.some(({ word }) => /^(?:instead|in place|in lieu)/.test(word)) &&
      others.some(({ word }) => /^(?:documents|papers|original)$/.test(word)))
  const isPlace = has(others, 'border', 'authority')
  const isFreed = has(tokens, 'free') || denials.length > 0
  if (isFreed && (isDocument || isPlace || has(tokens, 'cross'))) return true
  if (has(tokens, 'serve', 'instead') && (isDocument || isPlace || has(others, 'cross')))
    return true
  if (isTheDocument(tokens) || isTakenAs(tokens)) return true
  const goes = tokens.some(
    (token) => is(token, 'cross') && !/^(?:leave|depart|enter|pass)$/.test(token.word),
  )
  const isJourney = goes && !tokens.some(({ word }) => /^(?:travel|go abroad)$/.test(word))
  if (isJourney && (has(tokens, 'show') || tokens.some(({ word }) => isWith.test(word))))
    return true
  if (has(tokens, 'only') && (goes || has(tokens, 'border'))) return true
  if (has(tokens, 'proof') && has(others, 'credential', 'entitle') && !isReceipt(tokens))
    return true
  return (
    isPlace &&
    has(tokens, 'accept', 'show') &&
    !tokens.some((token) => is(token, 'thing') && !is(token, 'paper'))
  )
}

/** "السفارة هي التي تمنح التأشيرة": it is the authority that grants. */
const isTheOne = (tokens: readonly Token[], at: number) =>
  is(tokens[at], 'authority') &&
  /^(?:هي|هو)$/u.test(tokens[at + 1]?.word ?? '') &&
  /^(?:التي|الذي|من)$/u.test(tokens[at + 2]?.word ?? '') &&
  is(tokens[at + 3], 'attest')

const isWith = /^(?:with|using|দিয়ে|নিয়ে|साथ|लेकर|लिएर|gamit)$/u

/** "Save this page as your travel permit." */
const isTakenAs = (tokens: readonly Token[]) =>
  tokens.some(
    (token, at) =>
      token.word === 'as' &&
      is(tokens[at + 1], 'your', 'link') &&
      is(tokens[at + 2], 'credential', 'proof'),
  )

/** "It is your visa from now on": the page is called the document itself, not its copy or its number. */
const isTheDocument = (tokens: readonly Token[]) =>
  tokens.some((token, at) => {
    if (!is(token, 'credential')) return false
    const isMine = is(tokens[at - 1], 'your')
    const isMo = /^(?:mo|ninyo)$/.test(tokens[at + 1]?.word ?? '')
    const next = tokens[at + (isMo ? 2 : 1)]
    if (!(isMine || isMo)) return false
    const isEnglish = /^[a-z]/.test(token.word) && !isMo
    const isEnd = next === undefined || next.gap !== 'space' || is(next, 'copula')
    if (!isEnd && !(isEnglish && is(next, 'link'))) return false
    let from = at - 1
    while (
      from > 0 &&
      is(tokens[from], 'your', 'copula', 'link', 'only', 'serve') &&
      !isItself(tokens, from)
    )
      from -= 1
    return (
      at - from <= 6 &&
      isItself(tokens, from) &&
      (!isEnglish || has(tokens.slice(from, at), 'copula'))
    )
  })

const isItself = (tokens: readonly Token[], at: number) =>
  /^(?:it|this|that|यही|এটাই|এটিই|ito na|ito na ang|هي|هو|فهي|فهو)$/u.test(tokens[at]?.word ?? '') ||
  isPage(tokens, tokens[at] as Token, at) ||
  (is(tokens[at], 'this') && isPage(tokens, tokens[at - 2] as Token, at - 2))

/** "If anybody tells you that …": a claim attributed to others. */
const isHearsay = (tokens: readonly Token[]) =>
  has(tokens.slice(0, 2), 'if') &&
  tokens.some(({ word }) =>
    /^(?:(?:any|some)(?:one|body)|stranger|strangers|people|they)$/.test(word),
  )

/** A page of ours, or a document said to be from here. */
const isPage = (tokens: readonly Token[], token: Token, at: number) =>
  token !== undefined &&
  // "Qatar prints its visas itself."
  !(token.word === 'prints' && is(tokens[at - 1], 'country', 'authority')) &&
  (is(token, 'print') ||
    (is(token, 'here') && /page|পাতা|পেজ|पेज|पृष्ठ|صفحة|pahina/u.test(token.word)) ||
    ((is(token, 'paper') || (is(token, 'site') && !is(token, 'office', 'agency'))) &&
      [tokens[at - 2], tokens[at - 1], tokens[at + 1], tokens[at + 2]].some(
        (one) => is(one, 'this', 'we') || /^(?:namin|amin)$/.test(one?.word ?? ''),
      )) ||
    (is(token, 'this') && is(tokens[at + 1], 'show', 'serve') && token.gap !== 'comma'))

const isReceipt = (tokens: readonly Token[]) =>
  tokens.some(({ text }) =>
    /^(?:receipt|payment|paid|address|bank|রসিদ|रसीद|रसिद|إيصال|resibo)/iu.test(text),
  )

/** "You need not ask the embassy": the authority has to be asked, whatever is shown here. */
const isAskingNeedless = (tokens: readonly Token[]) =>
  has(tokens, 'free') && has(tokens, 'authority') && tokens.some(({ word }) => isAsking.test(word))

const isAsking =
  /^(?:ask|asking|contact|contacting|consult|consulting|check with|verify with|confirm with|জিজ্ঞাসা|জিজ্ঞেস|पूछने|पूछना|सोध्न|सोध्नु|(?:ل|ال|لل)?سؤال|تسأل|تسألوا|magtanong|tanungin|itanong)$/u
