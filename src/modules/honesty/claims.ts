import { isOursSingledOut } from './acting.ts'
import {
  deniesPrivate,
  isCalledPrivateWrongly,
  isNoticeOnIt,
  isNoticeWavedAway,
  isPrivateInName,
} from './against-notice.ts'
import { isBesideAuthority } from './beside-authority.ts'
import { clausesOf } from './clauses.ts'
import { isDecidedByUs, threatensForUs } from './deciding.ts'
import type { Steps } from './fold.ts'
import { textOf } from './forms.ts'
import { isOursInstead } from './others-cannot.ts'
import { excludesRefusal, isHadWithoutAuthority, offersVerdict } from './outcomes.ts'
import { promisesOutcome } from './promised-outcomes.ts'
import { isDocumentOfOurs } from './reliance.ts'
import type { Token } from './tokens.ts'
import {
  isToldThrough,
  isVerdictOfOurs,
  isVerdictOnThem,
  promisesVerdict,
  tellsValidity,
} from './verdicts.ts'
import { windowsOf } from './windows.ts'

/** What only an authority may say; each kind has its sentence of refusal. */
export interface Claim {
  kind: 'identity' | 'effect' | 'reliance' | 'against'
  words: string
  /** Whether the grammar of the sentence leaves no doubt, however honest its other words sound. */
  isPlain?: boolean
}

/** Longer sentences are judged piece by piece, each overlapping the one before. */
const [longest, stride] = [48, 32]

/**
 * Returns what a sentence claims that only an authority may: to be one, to know a verdict on a visa, to replace a
 * document of its own; or what it says against H1. Most claims are found by words that occur together, in any order:
 * the order of words is the speaker's. Words that take a claim back are found by their form too.
 */
export function claimIn(
  sentence: readonly Token[],
  before: readonly Token[],
  steps: Steps,
): Claim | null {
  const question = before.at(-1)?.asks ? before.slice(-longest) : []
  for (const clause of clausesOf(sentence, steps)) {
    steps.count += clause.tokens.length
    if (isBesideAuthority(clause, steps)) return claim('identity', clause.tokens)
    if (deniesPrivate(clause)) return claim('against', clause.tokens)
    if (isVerdictOfOurs(clause) || isVerdictOnThem(before, clause))
      return claim('effect', clause.tokens)
    if (isDecidedByUs(clause) || isToldThrough(clause) || excludesRefusal(clause))
      return claim('effect', clause.tokens)
  }
  steps.count += sentence.length
  if (isOursInstead(before, sentence)) return { ...claim('effect', sentence), isPlain: true }
  if (isNoticeOnIt(before, sentence)) return claim('against', sentence)
  if (promisesOutcome(sentence)) return claim('effect', sentence)
  if (isOursSingledOut(sentence)) return { ...claim('effect', sentence), isPlain: true }
  for (const part of windowsOf(withQuestion(question, sentence), longest, stride)) {
    steps.count += part.length
    if (isDocumentOfOurs(part)) return claim('reliance', part)
    if (threatensForUs(part)) return claim('identity', part)
    if (isNoticeWavedAway(part) || isCalledPrivateWrongly(part) || isPrivateInName(part))
      return claim('against', part)
    if (isHadWithoutAuthority(part) || offersVerdict(part)) return claim('effect', part)
    if (promisesVerdict(part) || tellsValidity(part)) return claim('effect', part)
  }
  return null
}

const claim = (kind: Claim['kind'], tokens: readonly Token[]): Claim => ({
  kind,
  words: textOf(tokens).slice(0, 80),
})

/** "Lost your visa? This page will do." */
const withQuestion = (question: readonly Token[], sentence: readonly Token[]) =>
  sentence.length <= 16
    ? [...question.slice(-16).map((token) => ({ ...token, asks: false })), ...sentence]
    : sentence
