import { type Clause, isUs } from './clauses.ts'
import { has, isDenial } from './forms.ts'
import { is, type Token } from './tokens.ts'

/**
 * "The decision on your application was taken in this office", "We rule on each application", "আবেদনের সিদ্ধান্ত এখানেই
 * নেওয়া হয়": finds a claim that we, or somebody here, decide what people apply to a state for.
 */
export function isDecidedByUs({ tokens, asks }: Clause): boolean {
  const at = tokens.findIndex((token) => is(token, 'decide'))
  if (at === -1 || asks || !tokens.some(isMatter) || tokens.some(keepsApart)) return false
  if (isAskedFor(tokens, at)) return false
  if (is(tokens[at - 1], 'country') && !isUs(tokens[at - 1])) return false
  return /^[a-z]/.test(tokens[at]?.word ?? '') && !isFilipino(tokens)
    ? isOursInEnglish(tokens, at)
    : isAtOurs(tokens) && tokens.some(({ word }) => isTaking.test(word))
}

/** "Ask our staff who decides on your permit", "पूछिए कि फ़ैसला कौन करता है": who decides is the question. */
export function isAskedFor(tokens: readonly Token[], verb: number): boolean {
  const who = tokens.findIndex(
    ({ word }, at) =>
      isWho.test(word) && (at < verb ? at >= verb - 3 : !/^[a-z]/.test(word) && at <= verb + 3),
  )
  return (
    who !== -1 &&
    tokens.some(
      (token, at) => (is(token, 'ask') && at !== verb) || (at < who && isTelling.test(token.word)),
    )
  )
}
const isWho =
  /^(?:who|whom|what|which|where|when|how|why|কে|কারা|कौन|कसले|को|عمن|sino|sino ang|kung sino)$/u
const isTelling = /^(?:ask|knows?|tells?(?: you)?|explains?|learn|say|says)$/

const isFilipino = (tokens: readonly Token[]) =>
  tokens.some(({ word }) => /^(?:ang|ng|mga|sa|ay)$/.test(word))

/** What people apply for, or the application. */
const isMatter = (token: Token) => is(token, 'credential') || isCase.test(token.word)
const isCase =
  /^(?:applications?|cases?|files?|requests?|petitions?|ফাইল(?:ের)?|দরখাস্ত(?:ের)?|फ़ाइल|फाइल|अर्ज़ी|अर्जी|दरख़ास्त|निवेदन(?:को)?|फाइलको|ملف|ملفك|الملف|papeles|kaso)$/u

/** An agency does decide about a place in a class, or its own fee. "No one except our director" denies nothing of us. */
const keepsApart = (token: Token, at: number, tokens: readonly Token[]) =>
  (isDenial(token) && !/^(?:except|besides|apart)\b/.test(tokens[at + 1]?.word ?? '')) ||
  is(token, 'authority', 'dignitary', 'private', 'doubt', 'if') ||
  /^(?:jobs?|vacanc(?:y|ies)|employers?|class|course|seat|leave|refunds?|complaints?|loan|membership|together|which|what)$/.test(
    token.word,
  )

function isOursInEnglish(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? ''
  const isNoun = /(?:ion|ment|ing|word|say)s?$/.test(word)
  // "We decide on each application"
  if (!isNoun && tokens.slice(Math.max(0, at - 4), at).some(isUs))
    return tokens.slice(at + 1, at + 6).some(isMatter)
  if (!isNoun && isOneOfOurs(tokens, at))
    return tokens.slice(at + 1, at + 6).some((token) => is(token, 'credential'))
  const isDone = isNoun
    ? tokens.slice(at).some((token) => isTaken.test(token.word))
    : /ed(?: on)?$/.test(word) && is(tokens[at - 1], 'copula')
  return isDone && isAtOurs(tokens)
}

/** "Our board decides", "our new director decides"; not "ask our staff who decides". */
const isOneOfOurs = (tokens: readonly Token[], at: number) =>
  [at - 2, at - 3].some(
    (from) =>
      tokens[from]?.word === 'our' &&
      tokens
        .slice(from + 1, at)
        .every((token) => !is(token, 'common', 'link') && token.word !== 'who'),
  )

const isTaken = /^(?:taken|made|reached|passed|rendered|falls|fell|lies|rests|is ours)$/

const isTaking =
  /^(?:নেওয়া|নেয়া|নেয়|নিই|নেব|নিয়ে থাকি|নিয়েছি|হয়|হয়েছে|হয়ে যায়|দিই|দেব|দেওয়া|করি|করা|लिया|लिए|लेते|लेता|लेंगे|होता|होते|हुआ|करते|करता|किया|सुनाते|देते|लिन्छौं|लिन्छौँ|लिइन्छ|लिइएको|लिइयो|हुन्छ|भयो|गर्छौं|गर्छौँ|गरिन्छ|दिन्छौं|दिन्छौँ|يتخذ|اتخذ|تتخذ|نتخذ|يصدر|صدر|نصدر|نقرر|قررنا|نبت|نفصل|نحسم|يبت|ginagawa|ginawa|kinukuha|lumalabas|(?:nag|pinag|mag|napag|pina)\p{L}+|dinedesisyunan|dinesisyunan)$/u

/** By us, here, in this office. */
const isAtOurs = (tokens: readonly Token[]) =>
  tokens.some(
    (token, at) =>
      isUs(token) ||
      (is(token, 'here') && !isShown.test(token.word)) ||
      (is(token, 'this') && is(tokens[at + 1], 'site', 'office')),
  )
/** What is written on a page is not done there. */
const isShown =
  /^(?:shown|listed|found|displayed|appear|below|herein|দেখানো|প্রদর্শিত|दिखाय|दिख|देखाइ|देखि|المعروض|معروض|الظاهر|nakalista|nakikita|makikita)/u

/**
 * "Failure to register with us is an offence", "applicants must report here, failing which their visas are
 * cancelled": finds a duty to come to us that a state would punish.
 */
export function threatensForUs(tokens: readonly Token[]): boolean {
  if (tokens.at(-1)?.asks || has(tokens, 'authority', 'dignitary', 'private', 'doubt')) return false
  const duty = tokens.findIndex(
    ({ word }, at) => isDuty.test(word) && !is(tokens[at + 1], 'not') && !is(tokens[at - 1], 'not'),
  )
  if (duty === -1 || !isAtOurs(tokens.slice(duty, duty + 12))) return false
  return tokens.some(
    (token, at) =>
      is(token, 'sanction') &&
      (!endsBookings.test(token.word) ||
        tokens.slice(Math.max(0, at - 5), at).some((one) => is(one, 'credential'))),
  )
}
const isDuty = /^(?:failure|failing|fails?|unless|must|shall|obliged|refusal|neglect|whoever)$/
/** What may happen to a booking as well. */
const endsBookings = /^(?:cancel|void|laps|forfeit|liable|barred)/
