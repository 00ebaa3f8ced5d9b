import { type Clause, isUs } from './clauses.ts'
import { isAskedFor } from './deciding.ts'
import { has, isDenial, turnsElsewhere } from './forms.ts'
import { is, type Token } from './tokens.ts'

/** "We confirm that the visa is good", "our certificate proves that you may work", "we have approved your visa". */
export function isVerdictOfOurs({ tokens, asks, isVerbLast }: Clause): boolean {
  if (asks || tokens.some((token) => keepsApart(token) || isOfCopies(token))) return false
  if (isVerbLast && has(tokens, 'say')) return false
  if (tokens.some((token) => is(token, 'if') && !isAnyway.test(token.word))) return false
  const past = tokens.findIndex((_, at) => isOurPast(tokens, at))
  const verb = past === -1 ? tokens.findIndex(isVerdictVerb) : past
  if (verb !== -1 && isAskedFor(tokens, verb)) return false
  if (verb === -1 || tokens.slice(0, verb).some((one) => turnsElsewhere(one) && !is(one, 'site')))
    return false
  const nearest = isVerbLast ? 12 : 5
  const [from, reach] = [isSecondVerbOfOurs(tokens, verb) ? 0 : Math.max(0, verb - nearest), 8]
  const object = isVerbLast ? tokens.slice(from, verb) : tokens.slice(verb + 1, verb + 1 + reach)
  return (
    object.some((one) => is(one, 'credential', 'entitle') && !isPassport.test(one.word)) &&
    tokens.slice(from, verb).some((_, at) => isOurs(tokens, from + at))
  )
}

/** "Our officers examine your application and grant the permit": the subject comes before the first of two verbs. */
const isSecondVerbOfOurs = (tokens: readonly Token[], verb: number): boolean =>
  tokens[verb - 1]?.word === 'and' &&
  isUs(tokens[0]) &&
  !tokens.slice(1, verb).some((one) => is(one, 'authority', 'dignitary') || isOther.test(one.word))

const isOther = /^(?:they|he|she|it|who|which|that|when|once|after|until|before|whether|how|while)$/

/** "We do not guess about visas. We issue them.": the sentence before named the document. */
export function isVerdictOnThem(before: readonly Token[], { tokens, asks }: Clause): boolean {
  if (asks || !isUs(tokens[0]) || tokens.length > 6 || !has(before, 'credential')) return false
  if ([...before, ...tokens].some((token) => isOfCopies(token) || is(token, 'paper'))) return false
  const verb = tokens.findIndex(({ word }) =>
    /^(?:issue|grant|approve|stamp|decide)d?s?$/.test(word),
  )
  return (
    verb !== -1 &&
    !tokens.slice(0, verb).some((token) => is(token, 'not', 'if', 'ask')) &&
    /^(?:it|them|these|those)$/.test(tokens[verb + 1]?.word ?? '')
  )
}

/** "Your papers are through", "your file has passed": the outcome of what somebody applied for is told as done. */
export function isToldThrough({ tokens, asks }: Clause): boolean {
  if (asks || tokens.some((token) => keepsApart(token) || is(token, 'if'))) return false
  const last = tokens.at(-1)
  const matter = tokens.findIndex(
    (token, at) =>
      /^(?:papers|documents|files?|applications?|cases?)$/.test(token.word) &&
      is(tokens[at - 1], 'your') &&
      /^(?:your|his|her|their|my|all)$/.test(tokens[at - 1]?.word ?? ''),
  )
  return (
    matter !== -1 &&
    tokens.length - matter <= 5 &&
    /^(?:through|passed|cleared|sanctioned|okayed|went through|gone through|got through|come through|came through)$/.test(
      last?.word ?? '',
    )
  )
}

/**
 * "Type your visa number and get instant confirmation that it is valid": tells whether a reader who enters a number
 * here, or scans a document, is promised a verdict on it.
 */
export function promisesVerdict(tokens: readonly Token[]): boolean {
  if (tokens.at(-1)?.asks || !has(tokens, 'credential')) return false
  if (tokens.some((token) => keepsApart(token) || is(token, 'place') || isOfCopies(token)))
    return false
  const enters = tokens.findIndex(
    ({ word }, at) =>
      isEntering.test(word) && tokens.slice(Math.max(0, at - 4), at + 7).some(isNumber),
  )
  if (enters === -1) return false
  const isOutcome = (token: Token) =>
    is(token, 'verdict', 'surely', 'entitle', 'attest') && !isNoOutcome.test(token.word)
  return (
    tokens.slice(enters + 1).some(isOutcome) ||
    tokens.slice(0, enters).some((token) => is(token, 'attest') && is(token, 'check'))
  )
}

/** "Find out in seconds whether your visa is genuine", without naming anybody who would know. */
export function tellsValidity(tokens: readonly Token[]): boolean {
  if (tokens.at(-1)?.asks || isAside.test(tokens[0]?.word ?? '')) return false
  if (!has(tokens, 'credential')) return false
  const isElsewhere = (token: Token) =>
    keepsApart(token) ||
    is(token, 'place', 'only') ||
    isOfCopies(token) ||
    isAsking.test(token.word)
  if (tokens.some(isElsewhere)) return false
  return tokens.some(({ word }, at) => {
    if (!isLearning.test(word)) return false
    const whether = tokens.slice(at + 1, at + 5).findIndex((one) => isWhether.test(one.word))
    const what = tokens.slice(at + 2 + whether, at + 10 + whether)
    return (
      whether !== -1 &&
      (has(what, 'verdict', 'entitle') || what.some((one) => isGood.test(one.word)))
    )
  })
}

const keepsApart = (token: Token) =>
  isDenial(token) || is(token, 'private', 'near', 'authority', 'doubt')

const isAsking = /^(?:ask|write to|call|contact|issuing)$/

/** What an agency confirms and issues itself. */
const isOfCopies = ({ word }: Token) =>
  /^(?:cop(?:y|ies)|scans?|appointments?|interviews?|seats?|accounts?|emails?|tickets?|flights?|payments?|receipts?|training|class|course|fees?|spelling|translations?|membership|address|booking)$/.test(
    word,
  )

/** A passport is what agencies handle most; its state is not a verdict on a visa. */
const isPassport = /passport|পাসপোর্ট|पासपोर्ट|राहदानी|جواز|pasaporte/u

const isAnyway = /^(?:whether|may|can|once|when|after)$/

const isVerdictVerb = (token: Token) =>
  is(token, 'attest') &&
  !/(?:ion|ence|ing|ment)$|^(?:ensures?|extends?|establish|establishes|cancels?|renews?|stamps?|determines?|process and approve|awards?)$/.test(
    token.word,
  )

/** "We approved", "we have just approved". */
const isOurPast = (tokens: readonly Token[], at: number) =>
  /^(?:granted|approved|confirmed|issued|verified|certified|validated|authenticated|extended|guaranteed)$/.test(
    tokens[at]?.word ?? '',
  ) &&
  (isUs(tokens[at - 1]) ||
    (/^(?:have|has|already|hereby|just|now)\b/.test(tokens[at - 1]?.word ?? '') &&
      tokens.slice(Math.max(0, at - 4), at).some(isUs)))

const isOurs = (tokens: readonly Token[], at: number) =>
  isUs(tokens[at]) ||
  (is(tokens[at], 'print') && /^our /.test(tokens[at]?.word ?? '')) ||
  (is(tokens[at], 'this') &&
    has(tokens.slice(at + 1, at + 4), 'site', 'print', 'paper', 'check', 'proof', 'people'))

const isEntering =
  /^(?:enter(?:s|ed|ing)?|types?|typed|typing|key(?:ed|ing)?|scan(?:s|ned|ning)?|input|punch|paste|tap|submit|insert|put|fill|টাইপ|স্ক্যান|বসান|বসালে|বসালেই|ঢোকান|লিখুন|লিখলেই|डालें|डालिए|डालो|डालते|डालकर|दर्ज|टाइप|स्कैन|भरें|हाल्नुहोस्|हाल्नुस्|हालेपछि|हालेर|स्क्यान|أدخل|ادخل|أدخلوا|اكتب|اكتبوا|امسح|إدخال|ilagay|i type|itype|i scan|iscan|ipasok|i enter|ienter|i encode)$/u

const isNumber = (token: Token) =>
  is(token, 'credential') ||
  /(?:^| )(?:numbers?|codes?|qr|reference|id|নম্বর|নাম্বার|কোড|कोड|नंबर|नम्बर|رقم|رمز|الرقم|الرمز|رقمك|numero|kodigo)$/u.test(
    token.word,
  )

const isNoOutcome =
  /^(?:ensure|evidence|issue|original|correct|accurate|cancels?|extends?|renews?|signed|grant|stamps?|decides?)$/

const isLearning =
  /^(?:find out|found out|knows?|knew|learn|learned|learnt|saw|sees?|tells?(?: you)?(?: that)?|says?|discover|checks?|verify|verifies|find|sure|certain|aware|proves?|shows?|confirms?)$/
const isGood = /^(?:good|sound|fine|okay)$/
const isWhether = /^(?:if|whether|that|how)$/
/** "To find out …, write to", "they know that": others learn it, or elsewhere. */
const isAside = /^(?:to|if|should you|when|once|he|she|they|who|people|some)$/
