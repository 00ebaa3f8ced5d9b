import { authoritiesIn, type Clause, isOpen, isUs } from './clauses.ts'
import { is, type Token } from './tokens.ts'

/** Longer sentences stand on their own and are no mere answer. */
const longestAnswer = 8

/**
 * Finds what a question and the short sentence after it claim only together: "Who runs this site? The government.", "A
 * private company? A mistake." Returns the words of the answer.
 */
export function claimInAnswer(
  question: readonly Token[],
  answer: readonly Token[],
): { kind: 'identity' | 'effect' | 'against'; words: string } | null {
  if (!question.at(-1)?.asks || answer.length === 0 || answer.length > longestAnswer) return null
  const words = answer.map(({ text }) => text).join(' ')
  const asksFor = (...names: Parameters<typeof is>[1][]) =>
    question.some((token) => is(token, ...names))
  const says = (...names: Parameters<typeof is>[1][]) => answer.some((token) => is(token, ...names))
  const isOfUs =
    question.some(
      (token, at) => is(token, 'we') || (is(token, 'this') && !is(question[at + 1], 'credential')),
    ) || asksWhoYouAre(question)
  // "Can a private agency extend my visa? No." is honest: the question is about others.
  const isOfOthers = !isOfUs && question.some((token) => is(token, 'credential', 'verdict'))
  if (asksFor('private') && !isOfOthers && says('mistaken', 'not', 'dismiss', 'formality'))
    return { kind: 'against', words }
  const isYes = isYesTo(answer)
  // "Is my permit real? Yes, if you see it here."
  const isShown = isYes && says('here', 'sign') && !says('not', 'authority')
  if (isShown && asksFor('credential') && asksFor('verdict', 'surely'))
    return { kind: 'effect', words }
  if (says('not', 'if', 'ask')) return null
  // "Who issues the visa? We do."
  const isWho =
    question.some(({ word }) => who.test(word)) &&
    (asksFor('attest', 'refusal') || question.some(({ word }) => gives.test(word)))
  if (isWho && asksFor('credential') && isUs(answer.at(0)) && answer.length <= 3)
    return { kind: 'effect', words }
  if (
    isOfUs &&
    !question.some((token) => is(token, 'ask', 'thing', 'cross') && !is(token, 'site'))
  ) {
    const named =
      authoritiesIn(clauseOf(isYes ? question : answer)).length > 0 ||
      // "Are you connected to immigration? Directly."
      (isYes &&
        asksFor('tie') &&
        question.some((token) => is(token, 'topic') && is(token, 'border')))
    if (named || (isYes && asksFor('official'))) return { kind: 'identity', words }
  }
  const isVerdict =
    asksFor('credential') &&
    (asksFor('verdict', 'surely') || question.some(({ word }) => trusts.test(word))) &&
    asksFor('your', 'here')
  // "Can you verify my visa? Yes, in a minute."
  const isAsked =
    question.some(({ word }) => you.test(word)) && question.some(({ word }) => verdicts.test(word))
  if (isYes && isAsked && asksFor('credential') && !asksFor('thing', 'paper'))
    return { kind: 'effect', words }
  return isYes && isVerdict && !asksFor('ask') ? { kind: 'effect', words } : null
}

/**
 * "Can I trust the visa shown here? Ask the embassy.": an open question answered with "no" or with somebody who would
 * know claims nothing by itself.
 */
export function isAnsweredElsewhere(
  question: readonly Token[],
  answer: readonly Token[] | undefined,
): boolean {
  if (!question.at(-1)?.asks || !answer || isYesTo(answer)) return false
  if (answer.some((token) => is(token, 'doubt') || token.asks)) return false
  const isSentOn =
    answer.some((token) => is(token, 'authority')) &&
    answer.some((token) => is(token, 'ask', 'only')) &&
    !answer.some((token) => is(token, 'we', 'this', 'here', 'not'))
  return isOpen(clauseOf(question)) && (is(answer[0], 'not') || isSentOn)
}

/** "Do you belong to the Ministry?", "Are you official?": a reader's question to us. */
const asksWhoYouAre = (question: readonly Token[]) =>
  question.some(({ word }) => you.test(word)) &&
  (question.some((token) => is(token, 'tie', 'official')) ||
    (/^are/.test(question[0]?.word ?? '') && authoritiesIn(clauseOf(question)).length > 0)) &&
  !question.some((token) => is(token, 'credential'))

const you = /(?:^|^do |^are |^did )(?:you|আপনারা|আপনি|आप|तपाईंहरू|तपाईं|أنتم|kayo)$/u

const verdicts =
  /^(?:verify|confirm|guarantee|certify|authenticate|validate|approve|issue|grant|stamp|যাচাই|নিশ্চিত|সত্যায়ন|सत्यापित|पुष्टि|प्रमाणित|जारी|رسمي|تؤكدون|تضمنون|تصدرون|تتحققون|kumpirmahin|patunayan|garantiyahan)$/u

const trusts =
  /^(?:trust|rely|rely on|believe|safe|ভরসা|বিশ্বাস|भरोसा|यकीन|विश्वास|أثق|أعتمد|mapagkakatiwalaan)$/u

const who = /^(?:who|কে|কারা|कौन|कसले|من|sino|sino ang)$/u
const gives =
  /^(?:gives?|দেয়|দেন|দিয়ে থাকে|देता|देते|देती|दिन्छ|दिन्छन्|يعطي|يمنح|يصدر|nagbibigay|nagbibigay ng|naglalabas|nag i issue)$/u

const isYesTo = (answer: readonly Token[]) =>
  yes.test(answer[0]?.word ?? '') ||
  (answer[0]?.word === 'of' && answer[1]?.word === 'course') ||
  // "We do.", "It is."
  (answer.length === 2 && isUs(answer[0]) && /^(?:do|are|can)$/.test(answer[1]?.word ?? '')) ||
  // "It is.", "It is, as shown above."
  (/^(?:it|they)$/.test(answer[0]?.word ?? '') &&
    is(answer[1], 'copula') &&
    answer[2]?.gap !== 'space')

const yes =
  /^(?:yes|yeah|certainly|absolutely|indeed|correct|naturally|surely|sure|definitely|obviously|exactly|always|directly|সরাসরি|सीधे|सिधै|مباشرة|direkta|হ্যাঁ|হাঁ|জি|জ্বি|অবশ্যই|নিশ্চয়ই|নিশ্চয়|একদম|हाँ|हां|जी|बिल्कुल|ज़रूर|जरूर|बेशक|हजुर|अवश्य|पक्कै|نعم|أجل|بالتأكيد|بالطبع|طبعا|أكيد|حتما|oo|opo|tama|siyempre|talaga|sigurado)$/u

const clauseOf = (tokens: readonly Token[]): Clause => ({
  tokens,
  asks: false,
  isAfterDash: false,
  isVerbLast: false,
})
