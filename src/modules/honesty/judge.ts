import { filled } from '#platform/gaps/schema'
import { claimAcrossParagraphs, claimUnderTitle } from './across.ts'
import { claimInAnswer, isAnsweredElsewhere } from './answers.ts'
import { withoutBrokenDenials } from './broken-lines.ts'
import { coveredLanguages, problemOfCharacters } from './characters.ts'
import { type Claim, claimIn } from './claims.ts'
import { authoritiesIn, clausesOf, sentencesOf } from './clauses.ts'
import { isDenied } from './denials.ts'
import type { Steps } from './fold.ts'
import { textOf } from './forms.ts'
import { claimInFrame, framedIn, isRejection } from './framed.ts'
import { judgeHost, judgeLink, judgeMailbox } from './judge-address.ts'
import { type PublicKind, unnamed } from './kinds.ts'
import { isInCoveredLanguage } from './languages.ts'
import { asHonest, likenessOf, tooLike } from './likeness/likeness.ts'
import { hostOf } from './links.ts'
import { authorityIn, authorityInPerson, type NameProblem, problemOfName } from './names.ts'
import { pictureInWord, withoutPictures } from './pictographs.ts'
import { honestyProblems as problems } from './problems/schema.ts'
import { isLicenceOf, oddInRegulator } from './regulators.ts'
import { isHousingAt, seatIn } from './roads.ts'
import { claimInRunOn } from './run-ons.ts'
import { stateColourLike } from './state-colours.ts'
import { authorityAsTitle } from './titles.ts'
import { is, type Token, tokensOf } from './tokens.ts'

/**
 * Returns why an installation may not say a public text: one or two sentences that name the words and say what to write
 * instead; null when it may. Takes time in proportion to the text.
 */
export function judge(kind: PublicKind, text: string, steps: Steps = { count: 0 }): string | null {
  if (kind !== 'text') return judgeWords(kind, text, steps)
  const picture = pictureInWord(text)
  return picture === null
    ? judgeWords(kind, withoutPictures(text), steps)
    : filled(problems.picture, { words: picture })
}

/** Returns why a text may not stand under a title that may be said itself, as `judge` does. */
export function judgeUnderTitle(
  title: string,
  text: string,
  steps: Steps = { count: 0 },
): string | null {
  const claim = claimUnderTitle(title, text, steps)
  return claim && refused(claim.kind, claim.words)
}

function judgeWords(kind: PublicKind, entered: string, steps: Steps): string | null {
  const text = kind === 'text' ? withoutBrokenDenials(entered, steps) : entered
  if (text.trim() === '' || text === unnamed) return null
  if (kind === 'link') return judgeLink(text, steps)
  if (kind === 'colour') return stateColourLike(text)
  if (kind === 'own-host') return judgeHost(hostOf(text), true, steps)
  steps.count += text.length
  const wrong = problemOfCharacters(text, kind === 'email')
  if (wrong !== null) return wrong
  if (kind === 'email')
    return (
      judgeHost(text.slice(text.lastIndexOf('@') + 1), true, steps) ?? judgeMailbox(text, steps)
    )
  const tokens = tokensOf(text, steps)
  const refusal = judgeTokens(kind, tokens) ?? judgeSentences(kind, tokens, steps)
  if (refusal !== null || kind !== 'text') return refusal
  const joined = text.replace(brokenLine, ' ')
  const broken = joined === text ? null : judgeSentences(kind, tokensOf(joined, steps), steps, true)
  if (broken !== null) return broken
  const across = claimAcrossParagraphs(text, steps)
  return across && refused(across.kind, across.words)
}

/**
 * The end of a line that ends no sentence: in scripts without case, nothing tells a new line from a new sentence. A line
 * that begins with a number continues the sentence too, unless the number counts a list.
 */
const brokenLine = /(?<![.!?।॥؟…:;\s])[^\S\n]*\n[^\S\n]*(?=\p{L}|\p{N}+(?![\p{N}.)]))/gu

function judgeTokens(kind: PublicKind, tokens: readonly Token[]): string | null {
  if (kind === 'legal-name' || kind === 'display-name')
    return sentenceOfName(problemOfName(tokens, kind === 'legal-name'))
  if (kind === 'mark' && isLicenceOf(tokens)) return null
  if (kind === 'person' || kind === 'mark') {
    const claim = kind === 'person' ? authorityInPerson(tokens) : authorityIn(tokens)
    return claim === null
      ? null
      : filled(kind === 'person' ? problems.person : problems.mark, { words: claim })
  }
  if (kind === 'regulator') {
    const odd = oddInRegulator(tokens)
    return odd ? filled(problems.regulator, { words: odd }) : null
  }
  if (kind === 'place') return judgePlace(tokens)
  const title = kind === 'title' ? authorityAsTitle(tokens) : null
  return title === null ? null : filled(problems.title, { words: title })
}

/** @param isJoined for lines that were already judged one by one, and have no language where they are a list */
function judgeSentences(
  kind: PublicKind,
  tokens: readonly Token[],
  steps: Steps,
  isJoined = false,
): string | null {
  let before: readonly Token[] = []
  const sentences = sentencesOf(tokens)
  for (const [at, sentence] of sentences.entries()) {
    if (!isJoined && (kind === 'text' || kind === 'title') && !isInCoveredLanguage(sentence))
      return filled(problems.language, { languages: coveredLanguages })
    if (kind === 'text' && sentence.length <= 12 && !before.at(-1)?.asks) {
      const speaker = authorityAsTitle(sentence)
      if (speaker !== null && (speaksAlone(sentence) || opensAsSpeaker(sentence, steps)))
        return filled(problems.speaker, { words: speaker })
    }
    const answered = claimInAnswer(before, sentence)
    if (answered) return refused(answered.kind, answered.words)
    const previous = before
    before = sentence
    const framed = kind === 'text' || kind === 'title' ? framedIn(sentence) : null
    const repeated = framed && claimInFrame(framed, steps)
    if (repeated) return refused(repeated, textOf(sentence))
    if (framed && isRejection(framed)) continue
    const claim = claimIn(sentence, previous, steps)
    if (claim?.kind !== 'against' && isDenied(sentence, sentences[at + 1])) continue
    if (kind !== 'text' && kind !== 'title') {
      if (claim) return refused(claim.kind, claim.words)
      if (namesVerdict(sentence)) return refused('effect', textOf(sentence))
      continue
    }
    const likeness = likenessOf(sentence, claim?.kind, steps)
    if (claim && !isMisread(claim, sentence, likeness)) return refused(claim.kind, claim.words)
    if (isAnsweredElsewhere(sentence, sentences[at + 1])) continue
    if (likeness > tooLike(sentences.length) && !isMereAnswer(sentence))
      return refused('likeness', textOf(sentence))
    const inside = claimInRunOn(sentence, steps)
    if (inside) return refused(inside.kind, inside.words)
  }
  return null
}

/** "Visa Approved Ltd": tells whether a name, number or place puts a verdict next to a document, whatever it says. */
const namesVerdict = (sentence: readonly Token[]) =>
  sentence.some((token) => is(token, 'credential')) &&
  sentence.some(
    (token) => is(token, 'verdict', 'surely', 'attest') || /^(?:ok|okay)$/.test(token.word),
  )

/**
 * Tells whether a rule has misread a long sentence: it found a claim where everything else is like honest sentences.
 * Not where somebody is welcomed to an authority, which people say at their own door.
 */
const isMisread = ({ kind, isPlain }: Claim, sentence: readonly Token[], likeness: number) =>
  !isPlain &&
  sentence.length >= 8 &&
  likeness < asHonest(kind) &&
  !(
    kind === 'identity' &&
    is(sentence[0], 'welcome') &&
    sentence.slice(1).every(({ gap }) => gap === 'space')
  )

/**
 * "Never.", "أبدًا.": a single word that names nothing of a state and no verdict is like whatever text it came from.
 */
const isMereAnswer = (sentence: readonly Token[]) =>
  sentence.length === 1 &&
  !is(sentence[0], 'authority', 'official', 'credential', 'verdict', 'surely', 'attest', 'topic')

/** Returns the refusal of a claim, which quotes its first words. */
const refused = (kind: Claim['kind'] | 'likeness', words: string) =>
  filled(problems[kind], {
    words: kind === 'likeness' && words.length > 80 ? `${words.slice(0, 80)}…` : words,
  })

/** Tells whether a sentence is only an authority's name, or that and the name of its service. */
const speaksAlone = (sentence: readonly Token[]) =>
  sentence.every(
    (token) =>
      is(
        token,
        'authority',
        'country',
        'topic',
        'sovereign',
        'official',
        'link',
        'site',
        'check',
        'credential',
        'office',
        'paper',
      ) || token.capital,
  )

/** "Government portal, please log in": the name of an authority's service in front of what it says. */
function opensAsSpeaker(sentence: readonly Token[], steps: Steps): boolean {
  const [first] = clausesOf(sentence, steps)
  return (
    first !== undefined &&
    speaksAlone(first.tokens) &&
    first.tokens.some((token) => is(token, 'site', 'check'))
  )
}

function judgePlace(tokens: readonly Token[]): string | null {
  const parts = tokens.reduce<Token[][]>((all, token) => {
    // "Govt. Officers Quarter": the full stop only abbreviates the word.
    const isShortened = token.gap === 'end' && all.at(-1)?.at(-1)?.word === 'govt'
    if (all.length === 0 || (token.gap !== 'space' && !isShortened)) all.push([token])
    else all.at(-1)?.push(token)
    return all
  }, [])
  for (const part of parts) {
    const clause = { tokens: part, asks: false, isAfterDash: false, isVerbLast: false }
    const [at] = authoritiesIn(clause).filter(
      (one) => part[one + 1]?.word !== 'court' && !isHousingAt(part, one + 1),
    )
    if (at !== undefined && !part.some((token) => is(token, 'near', 'not', 'place')))
      return filled(problems.placeOfAuthority, { words: part[at]?.text ?? '' })
    const seat = seatIn(part)
    if (seat) return filled(problems.placeOfAuthority, { words: seat })
    const official = part.find((token, one) => is(token, 'official') && !isHousingAt(part, one + 1))
    if (official) return filled(problems.officialPlace, { words: official.text })
  }
  return null
}

function sentenceOfName(problem: NameProblem | null): string | null {
  switch (problem?.kind) {
    case undefined:
      return null
    case 'authority':
      return filled(problems.authorityInName, problem)
    case 'no-business':
      return problems.noBusiness
    case 'needs-business':
      return filled(problems.needsBusiness, problem)
    case 'only-general':
      return problems.onlyGeneral
  }
}
