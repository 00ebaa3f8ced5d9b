import { claimInAnswer } from './answers.ts'
import { type Claim, claimIn } from './claims.ts'
import { sentencesOf } from './clauses.ts'
import { isDenied } from './denials.ts'
import type { Steps } from './fold.ts'
import { textOf } from './forms.ts'
import { framedIn, isRejection } from './framed.ts'
import { likenessOf, tooLike } from './likeness/likeness.ts'
import { is, type Token, tokensOf } from './tokens.ts'

export interface Found {
  kind: Claim['kind'] | 'likeness'
  words: string
}

/**
 * What is read across a blank line, or across two fields, is put together by the reader: so it is refused only where it
 * is clearly a claim. Of 1,450 honest titles with an honest sentence of another text behind each, six are.
 */
const [clearly, withRule] = [0.5, 0.3]

/** The end of a line or of a paragraph that ends no sentence. */
const unended = /(?<![.!?।॥؟…;\s])[^\S\n]*\n\s*(?=\p{L}|\p{N}+(?![\p{N}.)]))/gu

/** Finds a claim of which one part stands before a blank line and one behind it. */
export function claimAcrossParagraphs(text: string, steps: Steps): Found | null {
  if (!/\n\s*\n/.test(text)) return null
  const joined = text.replace(unended, ' ')
  return joined === text ? null : claimAcross(tokensOf(joined, steps), steps)
}

function claimAcross(tokens: readonly Token[], steps: Steps): Found | null {
  const sentences = sentencesOf(tokens)
  const limit = Math.max(clearly, tooLike(sentences.length))
  for (const [at, sentence] of sentences.entries()) {
    const framed = framedIn(sentence)
    if ((framed && isRejection(framed)) || isDenied(sentence, sentences[at + 1])) continue
    const claim = claimIn(sentence, sentences[at - 1] ?? [], steps)
    const likeness = likenessOf(sentence, claim?.kind, steps)
    if (claim && likeness > withRule) return claim
    if (likeness > limit) return { kind: 'likeness', words: textOf(sentence) }
  }
  return null
}

/** The longest part of a title, and of the first sentence behind it, that is read with the other. */
const [longestTitle, longestSentence] = [12, 24]

/**
 * Finds what a title and the first sentences of its text claim only together: "Is my visa valid?" and "Yes, this page
 * shows it.", "About our office" and "A branch of the embassy."
 */
export function claimUnderTitle(
  title: string,
  text: string,
  steps: Steps = { count: 0 },
): Found | null {
  const heading = tokensOf(title, steps).slice(-longestTitle)
  const [first] = sentencesOf(tokensOf(text, steps))
  if (heading.length === 0 || first === undefined) return null
  const sentence = first.slice(0, longestSentence)
  const question = asQuestion(heading)
  const answered = claimInAnswer(question, sentence)
  if (answered) return answered
  const claim = claimIn(sentence, question, steps)
  if (claim && likenessOf(sentence, claim.kind, steps) > withRule) return claim
  if (question.at(-1)?.asks) return null
  const subject = isAbout.test(heading[0]?.word ?? '') ? heading.slice(1) : heading
  const behind = sentence.map((token, at) =>
    at === 0 ? { ...token, gap: 'space' as const } : token,
  )
  const isNamed =
    !sentence.some((token) => is(token, 'copula')) && !subject.some((token) => is(token, 'copula'))
  return (
    claimAcross([...subject, ...behind], steps) ??
    (isNamed && /^[a-z]/.test(subject[0]?.word ?? '') && subject.length > 0
      ? claimAcross([...subject, ...copula, ...behind], steps)
      : null)
  )
}
const isAbout = /^(?:about|regarding|concerning|on|re)$/
const copula = tokensOf('is').map((token) => ({ ...token, gap: 'space' as const }))

/** A title asks without a question mark too: "Who runs this site", "क्या मेरा वीज़ा असली है". */
function asQuestion(heading: readonly Token[]): readonly Token[] {
  const isAsked =
    heading.at(-1)?.asks ||
    asksFirst.test(heading[0]?.word ?? '') ||
    heading.some(({ word }) => /^(?:কি|কিনা|ba)$/u.test(word))
  const last = heading.at(-1)
  return isAsked && last ? [...heading.slice(0, -1), { ...last, asks: true }] : heading
}
const asksFirst =
  /^(?:is|are|am|do|does|did|can|may|will|has|have|who|whose|what|do you|are you|কে|কারা|क्या|कौन|के|को|कसले|هل|من|sino|sino ang|ano|totoo ba)$/u
