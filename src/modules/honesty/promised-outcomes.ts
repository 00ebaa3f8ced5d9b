import { isDenial, turnsElsewhere } from './forms.ts'
import { is, type Token } from './tokens.ts'

/** Longer sentences say more than a promise on a poster. */
const longest = 9

/**
 * "100% approval, no interview", "Visa without documents", "Zero rejections": tells whether a title or a short sentence
 * promises what an authority will decide, or that it will ask for nothing.
 */
export function promisesOutcome(sentence: readonly Token[]): boolean {
  if (sentence.length < 2 || sentence.length > longest || sentence.at(-1)?.asks) return false
  if (sentence.some(isElsewhere)) return false
  return isRefusalDenied(sentence) || isCertain(sentence) || isWaived(sentence)
}

/** Asks, warns, tells what happens after a refusal, or speaks of something that an agency can promise. */
const isElsewhere = (token: Token) =>
  turnsElsewhere(token) ||
  is(token, 'if', 'doubt', 'mistaken', 'private', 'say', 'dignitary') ||
  isAside.test(token.word)
const isAside =
  /^(?:how|why|what|never|not|cannot|like|words|who|which|when|where|beware|scams?|frauds?|fake|false|nobody|no one|none|promises?|refund\p{L}*|fees?|charges?|costs?|deductions?|copies|copy|training|course|class|free|jobs?|appeal\p{L}*|reason\p{L}*|written|ভুয়া|প্রতারণা|প্রতারক|সাবধান|কেউ|কীভাবে|কেন|ফি|খরচ\p{L}*|প্রশিক্ষণ|নকল|कैसे|क्यों|कौन|सावधान|ठग\p{L}*|धोखा\p{L}*|फर्जी|नकली|शुल्क|फीस|फ़ीस|प्रशिक्षण|कसैले|कसरी|किन|नक्कली|तालिम|كيف|لماذا|من|أحد|احذر\p{L}*|احتيال|مزيف\p{L}*|رسوم|الرسوم|تدريب|paano|bakit|sino|sinuman|ingat|peke\p{L}*|bayad\p{L}*|libre\p{L}*|training)$/u

/** A visa or a permit, or that it is approved. */
const isOutcome = (token: Token | undefined) =>
  token !== undefined &&
  ((is(token, 'credential') && !isPassport.test(token.word)) || isApproval.test(token.word))
const isPassport = /passport|পাসপোর্ট|पासपोर्ट|राहदानी|جواز|pasaporte|application|আবেদন|आवेदन/u
const isApproval =
  /^(?:(?:pre ?)?approv(?:al|als|ed)|acceptance|success|অনুমোদন|অনুমোদিত|মঞ্জুর|মঞ্জুরি|सफलता|मंज़ूरी|मंजूरी|मंज़ूर|मंजूर|स्वीकृति|स्वीकृत|अनुमोदन|(?:ال)?موافقة|(?:ال)?قبول|نجاح|aprubado|aprubadong|pag apruba|apruba|pagkaapruba|tagumpay)$/u

/** "100 %", "certain", "in any case"; nine in ten and more are as good as that. */
const isSure = (token: Token | undefined) =>
  token !== undefined &&
  (is(token, 'certain', 'surely') ||
    /^(?:100|9\d|১০০|৯[০-৯]|१००|९[०-९]|١٠٠|٩[٠-٩])$/.test(token.word))

const isCertain = (sentence: readonly Token[]) =>
  sentence.some(
    (token, at) =>
      isApproval.test(token.word) &&
      [at - 3, at - 2, at - 1, at + 1, at + 2, at + 3, at + 4, at + 5].some((near) =>
        isSure(sentence[near]),
      ) &&
      !isDeniedHere(sentence, at),
  )

/** The word itself, or the one where verbs come last, is denied: "No approval is certain". */
const isDeniedHere = (sentence: readonly Token[], at: number) => {
  const isWaiving = sentence.some((_, place) => isWaivedAt(sentence, place))
  return sentence.slice(0, at).some(isDenial) || (!isWaiving && sentence.some(isDenial))
}

const isWaived = (sentence: readonly Token[]) =>
  sentence.some((_, at) => isWaivedAt(sentence, at)) &&
  sentence.some((token, at) => isOutcome(token) && !isDenial(sentence[at - 1] ?? token))

/** "No interview", "without documents", "সাক্ষাৎকার নেই": what an authority asks for is left out, and nothing follows. */
function isWaivedAt(sentence: readonly Token[], at: number): boolean {
  if (!isAskedFor.test(sentence[at]?.word ?? '')) return false
  const isBehind = (one: Token | undefined) => one?.gap === 'space' && isMissing.test(one.word)
  const isLast = /[\u0900-\u09FF]/.test(sentence[at]?.word ?? '')
  const before = sentence.slice(Math.max(0, at - 2), at)
  const isDenied =
    before.some((token) => isLeftOut.test(token.word)) ||
    (isLast && [at + 1, at + 2].some((next) => isBehind(sentence[next])))
  const next = sentence[at + 1]
  return (
    isDenied &&
    (isLast ||
      next === undefined ||
      next.gap !== 'space' ||
      isNeeded.test(next.word) ||
      isOutcome(next))
  )
}
const isMissing = /^(?:ছাড\p{M}*ই?|নেই|লাগে না|লাগবে না|নাই|नहीं|नही|छैन|चाहिँदैन|चाहिंदैन|पर्दैन)$/u
const isLeftOut =
  /^(?:no|without|without any|zero|skip|বিনা|बिना|बिना किसी|बिनै|دون|بدون|بلا|walang)$/u
const isAskedFor =
  /^(?:interviews?|documents?|papers?|paperwork|questions?|questions asked|exams?|embassy|biometrics|সাক্ষাৎকার\p{M}*|ইন্টারভিউ|কাগজপত্র|কাগজ|इंटरव्यू|साक्षात्कार|दस्तावेज़?|कागज़?|कागजात|अन्तर्वार्ता|अन्तरवार्ता|(?:ال)?مقابل(?:ة|ات)|مستندات|أوراق|أسئلة|سفارة|interbyu|papeles|dokumento|embahada|tanong)$/u
const isNeeded = /^(?:needed|required|necessary|asked|at|ever|or|and|kailangan)$/

/** "Zero rejections", "no refusal": the word after the denial, or before it where verbs come last. */
const isRefusalDenied = (sentence: readonly Token[]) =>
  sentence.length <= 6 &&
  sentence.some(
    (token, at) =>
      is(token, 'refusal') &&
      !/ed$/.test(token.word) &&
      isNone.test(sentence[at - 1]?.word ?? '') &&
      (sentence[at + 1] === undefined ||
        sentence[at + 1]?.gap !== 'space' ||
        /^(?:rates?|cases?|so far|ever|at|guarantee\p{L}*)$/u.test(sentence[at + 1]?.word ?? '')),
  )
const isNone =
  /^(?:no|zero|without|without any|0|বিনা|শূন্য|शून्य|ज़ीरो|जीरो|बिना|لا|بلا|بدون|صفر|walang|sero|zero)$/u
