import { isUs } from './clauses.ts'
import { has, isDenial } from './forms.ts'
import { is, type Token } from './tokens.ts'
import { windowsOf } from './windows.ts'

/**
 * "It is our board, not the ministry, that decides on your permit", "nobody apart from our chairman approves visas":
 * tells whether a sentence that singles out somebody says that one of ours does what a state does. It is read as the
 * plain sentence behind it ("our board decides on your permit").
 */
export function isOursSingledOut(sentence: readonly Token[]): boolean {
  if (sentence.at(-1)?.asks) return false
  return windowsOf(sentence, longest, stride).some((part) => {
    const contrasted = withoutContrast(part)
    const plain = withoutCleft(withoutExcept(contrasted))
    return plain.length < part.length && actsAsState(plain, contrasted.length < part.length)
  })
}

const [longest, stride] = [48, 32]
/** A name that is singled out has few words. */
const longestName = 7

/** Leaves out an authority that is named only to say that it is not the one: "not the ministry", "दूतावास नहीं". */
function withoutContrast(sentence: readonly Token[]): Token[] {
  const but = sentence.findIndex(({ word }) => /^(?:but|بل|kundi)$/.test(word))
  if (but > 0 && isRejected(sentence.slice(0, but))) return sentence.slice(but + 1)
  const parts = sentence.reduce<Token[][]>((all, token, at) => {
    const isEdge = token.gap === 'comma' || token.gap === 'dash'
    if (at === 0 || isEdge) all.push([token])
    else all.at(-1)?.push(token)
    return all
  }, [])
  return parts.filter((part) => !isRejected(part)).flat()
}

/** "Not the ministry", "rather than the embassy", "মন্ত্রণালয় নয়": an authority, a word that rejects it, no verb. */
const isRejected = (part: readonly Token[]) =>
  part.length <= longestName &&
  has(part, 'authority', 'dignitary') &&
  [part[0], part[1], part.at(-1)].some((token) => isRejecting.test(token?.word ?? '')) &&
  part.every(
    (token) =>
      isRejecting.test(token.word) ||
      /^(?:and|any|some|only|it is|it|is)$/.test(token.word) ||
      is(token, 'authority', 'dignitary', 'country', 'topic', 'sovereign', 'link', 'office'),
  )
const isRejecting =
  /^(?:not|never|no|nor|rather than|rather|instead of|নয়|না|नहीं|न|होइन|होइनन्|ليس|ليست|لا|وليس|وليست|hindi|at hindi)$/u

/** "Nobody but our director decides", "save for our director, no one decides": the one who is excepted acts. */
function withoutExcept(sentence: readonly Token[]): Token[] {
  const words = sentence.map(({ word }) => word)
  const isNobody = (at: number) => nobody.test(words[at] ?? '')
  const at = words.findIndex((_, place) => isExcept(words, place) > 0)
  if (at === -1) return [...sentence]
  const size = isExcept(words, at)
  const around = words.findIndex(
    (_, place) => isNobody(place) && (place < at || place >= at + size),
  )
  if (around === -1) return [...sentence]
  // Where verbs come last, the verb is denied once more.
  const isLast = sentence.some(({ word }) => /[\u0900-\u09FF]/.test(word))
  const from = !isLast && around < at ? at + size : 0
  return sentence.filter(
    (token, place) =>
      place >= from &&
      (place < at || place >= at + size) &&
      !isNobody(place) &&
      !(isLast && place > at && is(token, 'not')),
  )
}
const nobody =
  /^(?:nobody|no one|none|no|not|anyone|anybody|one|else|other|person|official|কেউ|অন্য|আর|कोई|और|कसैले|अरू|अरु|لا|أحد|ما من|walang|wala|iba)$/u

/** Returns how many words mean "except" here, or 0. */
function isExcept(words: readonly string[], at: number): number {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3)
  if (/^(?:with the|the)$/.test(first) && second === 'exception' && third === 'of') return 3
  if (first === 'exception' && second === 'of') return 2
  if (/^(?:apart|aside|except|save|but)$/.test(first) && /^(?:from|for)$/.test(second)) return 2
  if (first === 'के' && /^(?:सिवा|सिवाय|अलावा)$/.test(second)) return 2
  if (first === 'को' && second === 'छोड़कर') return 2
  return isExceptWord.test(first) ? 1 : 0
}
const isExceptWord =
  /^(?:but|except|except for|besides|apart from|aside from|other than|save|ছাড়া|বাদে|ব্যতীত|बाहेक|سوى|إلا|غير|kundi|maliban|bukod)$/u

/** "It is our board that decides", "our director is the one who decides", "مديرنا هو من يقرر". */
function withoutCleft(sentence: readonly Token[]): Token[] {
  const from = /^it(?: |$)/.test(sentence[0]?.word ?? '') && is(sentence[1], 'copula') ? 2 : 0
  const near = sentence.slice(from, from + longestName + 5)
  const who = near.findIndex(({ word }) => /^(?:that|who|which|من|الذي|التي)$/u.test(word))
  // "We have staff who issue receipts": a relative clause singles out nobody.
  // "The one who decides on your permit is our chairman."
  const copula = sentence.findLastIndex((token) => is(token, 'copula'))
  if (who <= 2 && copula > who && near.slice(0, who).every(({ word }) => isOne.test(word)))
    return [...sentence.slice(copula + 1), ...sentence.slice(who + 1, copula)]
  if (who < 1 || (from === 0 && !isOne.test(near[who - 1]?.word ?? ''))) return sentence.slice(from)
  const before = near.slice(0, who).filter((token) => !isOne.test(token.word))
  return before.length > longestName
    ? sentence.slice(from)
    : [...before, ...sentence.slice(from + who + 1)]
}
const isOne = /^(?:is|are|was|were|the|one|ones|person|only|alone|هو|هي|هم)$/u

/** "Our board decides on your permit"; where an authority is said not to, an approval or application is enough. */
function actsAsState(plain: readonly Token[], isContrasted: boolean): boolean {
  if (plain.some((token) => keepsApart(token) || isOfCopies.test(token.word))) return false
  const isLast = plain.some(({ word }) => /[\u0900-\u09FF]/.test(word))
  const verb = plain.findIndex((token) => isActing(token))
  const subject = plain.slice(0, isLast ? longestName : Math.max(0, verb))
  const isMatter = (token: Token) =>
    is(token, 'credential') || (isContrasted && /^(?:approvals?|applications?)$/.test(token.word))
  const object = isLast ? plain : plain.slice(verb + 1, verb + 9)
  return (
    verb !== -1 &&
    subject.length <= longestName &&
    subject.slice(0, 3).some(isOurs) &&
    object.some(isMatter)
  )
}

const isOurs = (token: Token) =>
  isUs(token) ||
  /^(?:our|this|আমাদের|हमारे|हमारी|हमारा|हाम्रो|हाम्रा|ang aming|aming)$/u.test(token.word) ||
  /^\p{Script=Arabic}{3,}نا$/u.test(token.word)

const isActing = (token: Token) =>
  is(token, 'decide') ||
  (is(token, 'attest') && !/^(?:renews?|extends?|determine)$/.test(token.word)) ||
  /^(?:sign(?:s|ed)|stamp(?:s|ed)?|grant(?:s|ed)|approve[sd]|issue[sd]|ঠিক)$/u.test(token.word)

const keepsApart = (token: Token) =>
  isDenial(token) || is(token, 'authority', 'dignitary', 'private', 'doubt', 'if')

/** What an agency decides, signs and issues itself, also about a visa. */
const isOfCopies =
  /^(?:cop(?:y|ies)|scans?|appointments?|receipts?|refunds?|complaints?|letters?|contracts?|jobs?|courses?|complete(?:ness)?|forms?)$/
