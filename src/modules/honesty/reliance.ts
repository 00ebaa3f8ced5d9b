import { type Clause, isForbidden, isTakenBack } from './clauses.ts'
import type { Steps } from './fold.ts'
import { is, type Token } from './tokens.ts'

const words = (tokens: readonly Token[]) =>
  tokens
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 80)

/**
 * Whether a clause tells people to rely on a page of this site as on a paper of the authority: as
 * proof, instead of a visa, at the border. Returns the words that say so.
 */
export function claimOfReliance(clause: Clause, steps: Steps): string | null {
  const { tokens } = clause
  steps.count += tokens.length
  const last = tokens.length - 1
  const place = (...names: Parameters<typeof is>[1][]) =>
    tokens.findIndex((token) => is(token, ...names))
  const [proof, instead, accept, show] = [
    place('proof'),
    place('instead'),
    place('accept'),
    place('show'),
  ]
  const page = tokens.findIndex((token, at) => isPageOfOurs(tokens, token, at))
  const back = (at: number) => isTakenBack(clause, clause.isVerbLast ? last : at)
  const hasCredential = tokens.some((token) => is(token, 'credential'))
  const atBorder = tokens.some((token) => is(token, 'border', 'authority'))
  const isAdvice = tokens.some((token) =>
    /^(?:bring|receipt|payment|paid|pay|address|bank|keep|রসিদ|रसीद|रसिद|إيصال|resibo)/u.test(
      token.text.toLowerCase(),
    ),
  )
  if (proof >= 0 && page >= 0 && !back(proof) && !isAdvice) return words(tokens)
  if (
    proof >= 0 &&
    hasCredential &&
    (show >= 0 || place('copula') >= 0) &&
    place('thing') < 0 &&
    !isAdvice &&
    !back(proof)
  )
    return words(tokens)
  if (
    instead >= 0 &&
    (hasCredential || (page >= 0 && atBorder)) &&
    (page >= 0 ||
      show >= 0 ||
      place('copula', 'here', 'paper', 'we') >= 0 ||
      /^[a-z]/.test(tokens[instead]?.word ?? '')) &&
    !isNegatedBefore(clause, instead)
  )
    return words(tokens)
  const cross = place('cross')
  const isRefused = clause.asks || tokens.some((token) => is(token, 'not') || isForbidden(token))
  const isAlone =
    tokens.some((token) => is(token, 'only', 'instead')) ||
    tokens.some(({ word }) => isWith.test(word))
  if (cross >= 0 && page >= 0 && isAlone && !isRefused && !isAdvice) return words(tokens)
  if (isAskingNeedless(clause)) return words(tokens)
  if (accept >= 0 && page >= 0 && atBorder && !back(accept)) return words(tokens)
  if (show >= 0 && page >= 0 && atBorder && !back(Math.max(show, page))) return words(tokens)
  return null
}

const isWith = /^(?:with|সাথে|সঙ্গে|দিয়ে|নিয়ে|साथ|लेकर|से|सँग|लिएर|बाट|dala|gamit)$/u

/** "You need not ask the embassy": the authority is asked, whatever is shown here. */
function isAskingNeedless({ tokens, asks }: Clause): boolean {
  if (asks) return false
  const authority = tokens.findIndex((token) => is(token, 'authority'))
  if (authority === -1) return false
  const verb = tokens.findIndex(({ word }) => isAsking.test(word))
  return verb !== -1 && isNeedless.test(tokens.map(({ word }) => word).join(' '))
}

const isAsking =
  /^(?:ask|asking|contact|contacting|consult|consulting|check with|verify with|confirm with|জিজ্ঞাসা|জিজ্ঞেস|पूछने|पूछना|सोध्न|सोध्नु|(?:ل|ال|لل)?سؤال|تسأل|تسألوا|magtanong|tanungin|itanong)$/u
const isNeedless =
  /(?:no need|needn't|need not|do not need|don't need|not necessary|unnecessary|no reason|why ask|not have to|don't have to|দরকার নেই|প্রয়োজন নেই|লাগবে না|जरूरत नहीं|ज़रूरत नहीं|आवश्यकता नहीं|आवश्यक छैन|जरुरत छैन|पर्दैन|لا حاجة|لا داعي|لا يلزم|hindi na kailangan|hindi kailangan|di na kailangan)/u

/** "No need for a visa" is its own negation; only "never", "not" before it take it back. */
function isNegatedBefore({ tokens, isVerbLast, asks }: Clause, at: number): boolean {
  if (asks) return true
  if (tokens.some(isForbidden)) return true
  const others = isVerbLast ? tokens.filter((_, place) => place !== at) : tokens.slice(0, at)
  return others.some((token) => is(token, 'not', 'if') && !/^(?:no|need)$/.test(token.word))
}

/** "this page", "our printout", "the record shown here", "it" that is to be shown. */
function isPageOfOurs(tokens: readonly Token[], token: Token, at: number): boolean {
  if (is(token, 'here')) return true
  const pageWord =
    is(token, 'site', 'paper') ||
    /^(?:screen|screenshot|printout|print|slip|view|link|code|qr|স্লিপ|স্ক্রিন|प्रिंट|स्क्रीन|प्रिन्ट|स्क्रिन|شاشة|screenshot)/u.test(
      token.text.toLowerCase(),
    )
  if (!pageWord)
    return (
      is(token, 'this') &&
      !is(tokens[at + 1], 'credential', 'thing', 'paper') &&
      (tokens[at + 1] === undefined ||
        is(tokens[at + 1], 'copula', 'link', 'proof', 'instead', 'accept', 'border', 'show'))
    )
  const before = tokens.slice(Math.max(0, at - 3), at)
  const after = tokens.slice(at + 1, at + 4)
  return before.some((one) => is(one, 'this') || /^(?:the|our|a)$/.test(one.word)) &&
    !is(token, 'credential')
    ? is(token, 'site') ||
        before.some((one) => is(one, 'this')) ||
        after.some((one) => is(one, 'here'))
    : false
}
