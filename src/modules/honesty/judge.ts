import { claimInAnswer } from './answers.ts'
import { type CharacterProblem, characterProblem, coveredLanguages } from './characters.ts'
import { type Claim, claimIn } from './claims.ts'
import { authoritiesIn, clausesOf, sentencesOf } from './clauses.ts'
import { isDenied } from './denials.ts'
import type { Steps } from './fold.ts'
import { textOf } from './forms.ts'
import { type PublicKind, unnamed } from './kinds.ts'
import { isInCoveredLanguage } from './languages.ts'
import { asHonest, likenessOf, tooLike } from './likeness/likeness.ts'
import { claimInHost, hostOf, isStatesOwn } from './links.ts'
import { authorityIn, authorityInPerson, type NameProblem, problemOfName } from './names.ts'
import { oddInRegulator } from './regulators.ts'
import { stateColourLike } from './state-colours.ts'
import { authorityAsTitle } from './titles.ts'
import { is, type Token, tokensOf } from './tokens.ts'

/**
 * Why a public text may not be said by an installation: one or two sentences that name
 * the words and say what to write instead; null when it may. Takes time in proportion to the text.
 */
export function judge(kind: PublicKind, text: string, steps: Steps = { count: 0 }): string | null {
  if (text.trim() === '' || text === unnamed) return null
  if (kind === 'link') return judgeLink(text, steps)
  if (kind === 'colour') return stateColourLike(text)
  if (kind === 'own-host') return judgeHost(hostOf(text), true, steps)
  steps.count += text.length
  const wrong = characterProblem(text)
  if (wrong) return sentenceOfCharacters(wrong)
  if (kind === 'email')
    return (
      judgeHost(text.slice(text.lastIndexOf('@') + 1), true, steps) ??
      judgeWords(text.slice(0, text.lastIndexOf('@')), steps)
    )
  const tokens = tokensOf(text, steps)
  return judgeTokens(kind, tokens) ?? judgeSentences(kind, tokens, steps)
}

function judgeTokens(kind: PublicKind, tokens: readonly Token[]): string | null {
  if (kind === 'legal-name' || kind === 'display-name')
    return sentenceOfName(problemOfName(tokens, kind === 'legal-name'))
  if (kind === 'person' || kind === 'mark') {
    const claim = kind === 'person' ? authorityInPerson(tokens) : authorityIn(tokens)
    return claim === null
      ? null
      : `“${claim}” names an authority. Write ${kind === 'person' ? 'the name of the person' : 'only the number'}.`
  }
  if (kind === 'regulator') {
    const odd = oddInRegulator(tokens)
    return odd
      ? `“${odd}” does not belong to the name of a licensing authority. Write its name only, such as “Bureau of Manpower”.`
      : null
  }
  if (kind === 'place') return judgePlace(tokens)
  const title = kind === 'title' ? authorityAsTitle(tokens) : null
  return title === null
    ? null
    : `“${title}” reads as the title of an authority’s own page. Say what people find behind it, such as “Ask the embassy”.`
}

function judgeSentences(kind: PublicKind, tokens: readonly Token[], steps: Steps): string | null {
  let before: readonly Token[] = []
  const sentences = sentencesOf(tokens)
  for (const [at, sentence] of sentences.entries()) {
    if ((kind === 'text' || kind === 'title') && !isInCoveredLanguage(sentence))
      return `This is in a language that the check of public texts does not cover. Write it in ${coveredLanguages}.`
    if (kind === 'text' && sentence.length <= 12 && !before.at(-1)?.asks) {
      const speaker = authorityAsTitle(sentence)
      if (speaker !== null && (speaksAlone(sentence) || opensAsSpeaker(sentence, steps)))
        return `“${speaker}” reads as if an authority spoke here. Say who you are, or what to ask there.`
    }
    const answered = claimInAnswer(before, sentence)
    if (answered) return refusals[answered.kind](answered.words)
    const previous = before
    before = sentence
    const claim = claimIn(sentence, previous, steps)
    if (claim?.kind !== 'against' && isDenied(sentence, sentences[at + 1])) continue
    if (kind !== 'text' && kind !== 'title') {
      if (claim) return refusals[claim.kind](claim.words)
      if (namesVerdict(sentence)) return refusals.effect(textOf(sentence))
      continue
    }
    const likeness = likenessOf(sentence, claim?.kind, steps)
    if (claim && !isMisread(claim, sentence, likeness)) return refusals[claim.kind](claim.words)
    if (likeness > tooLike(sentences.length)) return refusals.likeness(textOf(sentence))
  }
  return null
}

/** "Visa Approved Ltd": a name, number or place has no verdict beside a paper, whatever it says of it. */
const namesVerdict = (sentence: readonly Token[]) =>
  sentence.some((token) => is(token, 'credential')) &&
  sentence.some((token) => is(token, 'verdict', 'surely', 'attest'))

/** A rule that finds a claim in a long sentence which is like honest ones alone has misread it. */
const isMisread = ({ kind }: Claim, sentence: readonly Token[], likeness: number) =>
  sentence.length >= 8 && likeness < asHonest(kind)

const refusals = {
  likeness: (words: string) =>
    `“${words.length > 80 ? `${words.slice(0, 80)}…` : words}” reads much like texts that pass a private agency off as an authority, or its pages as a visa. Say plainly what you do yourselves, and where to ask the authority.`,
  identity: (words: string) =>
    `“${words}” reads as if this site were, or spoke for, an authority. You are a private organisation: say what you do yourselves.`,
  effect: (words: string) =>
    `“${words}” reads as if it were known here that a visa or permit is valid or granted. Only the authority knows: say where to ask.`,
  reliance: (words: string) =>
    `“${words}” tells people to rely on this site as on a paper of the authority. Say that it shows copies only.`,
  against: (words: string) => `“${words}” contradicts the sentence on every page. Leave it out.`,
}

/** A sentence of nothing but an authority's name, or of that and the name of its service. */
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

/** "Government portal, please log in": the name of an authority's service set before what it says. */
function opensAsSpeaker(sentence: readonly Token[], steps: Steps): boolean {
  const [first] = clausesOf(sentence, steps)
  return (
    first !== undefined &&
    speaksAlone(first.tokens) &&
    first.tokens.some((token) => is(token, 'site', 'check'))
  )
}

/** The words of an address before the @. */
function judgeWords(words: string, steps: Steps): string | null {
  const claim = authorityIn(tokensOf(words.replace(/[._+-]+/g, ' '), steps))
  return claim === null
    ? null
    : `“${claim}” in this address names an authority. Use an address that names your agency.`
}

function judgePlace(tokens: readonly Token[]): string | null {
  const parts = tokens.reduce<Token[][]>((all, token) => {
    if (all.length === 0 || token.gap !== 'space') all.push([token])
    else all.at(-1)?.push(token)
    return all
  }, [])
  for (const part of parts) {
    const clause = { tokens: part, asks: false, isAfterDash: false, isVerbLast: false }
    const [at] = authoritiesIn(clause)
    if (at !== undefined && !part.some((token) => is(token, 'near', 'not', 'place')))
      return `“${part[at]?.text}” reads as if this were an authority’s address. Write where your own office is, such as “near the Passport Office”.`
    const official = part.find((token) => is(token, 'official'))
    if (official) return `“${official.text}” does not belong in an address.`
  }
  return null
}

/** Read as a browser reads it: "HTTPS:\\host" leads to a host as well, and a page of this site is no whole address. */
function judgeLink(address: string, steps: Steps): string | null {
  const url = URL.parse(address)
  if (url && (url.username || url.password))
    return 'The address has a name before an @, behind which another site hides. Leave that part out.'
  if (url === null || isStatesOwn(url.hostname)) return null
  return judgeHost(url.hostname, false, steps)
}

function judgeHost(host: string | null, isOwn: boolean, steps: Steps): string | null {
  if (host === null) return null
  const claim = isOwn && isStatesOwn(host) ? host : claimInHost(host, steps)
  if (claim === null) return null
  return isOwn
    ? `The address contains “${claim}”, which reads as a government or its visa service. Use an address that names your agency.`
    : `The address contains “${claim}”, which reads as a government or its visa service, and is not one. Link to the authority’s own website, or to a page of yours.`
}

function sentenceOfCharacters(problem: CharacterProblem): string {
  switch (problem.kind) {
    case 'control':
      return 'This holds a mark that nobody can see, such as one that turns the direction of writing. Type the text again instead of pasting it.'
    case 'script':
      return `“${problem.character}” is not a letter or sign that the check of public texts covers. Write in ${coveredLanguages}.`
    case 'marks':
      return 'There are accents or marks here without a letter, or more than two on one. Type the text again.'
    case 'mixed':
      return `“${problem.word}” mixes letters of two alphabets in one word. Write each word in one.`
    case 'spaced':
      return `“${problem.words}” has spaces between the letters of words. Write each word without them.`
  }
}

function sentenceOfName(problem: NameProblem | null): string | null {
  switch (problem?.kind) {
    case undefined:
      return null
    case 'authority':
      return `The name contains “${problem.words}”, which is a word of an authority. Use the registered name of your agency, without it.`
    case 'no-business':
      return 'A registered name has a legal form or a word of private business, such as Ltd, Agency, Overseas or Consultants. Write it as it is registered.'
    case 'needs-business':
      return `A name with “${problem.words}” also says what kind of private business it is, such as Consultants or Recruiting. Write it as it is registered.`
    case 'only-general':
      return 'This name could be that of a public office. Use the registered name of your agency, with the words that are its own.'
  }
}
