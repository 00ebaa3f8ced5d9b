import { isIP } from 'node:net'
import { domainToUnicode } from 'node:url'
import { authorityGroups, wordsAroundAbbreviations } from './authority-groups.ts'
import type { ClaimedThing } from './authority-term.ts'
import {
  authorityTerms,
  harmlessPhrases,
  officialHostWords,
  officialSuffixes,
} from './authority-terms.ts'
import { foldText } from './fold-text.ts'
import { gluedPattern, patternOf, type TermMatch } from './term-pattern.ts'

/** What in a name or an address reads as a government, and what to do. */
export type AuthorityClaim = {
  /** The matched term, to be shown to a person. */
  claim: string
  /** The English name of the language that the term is in. */
  language: string
  /** One or two English sentences. */
  reason: string
}

interface CompiledTerm {
  term: string
  language: string
  claims: ClaimedThing
  match: TermMatch
  pattern: RegExp
}

const READS_AS: Readonly<Record<ClaimedThing, string>> = {
  ministry: 'a ministry, department or other office of a government',
  mission: 'an embassy, a consulate or another mission of a state',
  government: 'a government',
  border: 'a border, customs or police service',
  immigration: 'the immigration or visa service of a state',
  official: 'something that a government issues or approves',
  abbreviation: 'the short name of a government service or of its contractor',
}

function compileTerms() {
  const compiled: readonly CompiledTerm[] = authorityTerms.flatMap(({ terms, ...about }) =>
    terms.map((term) => ({
      ...about,
      term,
      pattern: patternOf(term, about.match, authorityGroups),
    })),
  )
  const shortNames = authorityTerms
    .filter(({ claims }) => claims === 'abbreviation')
    .flatMap(({ terms }) => terms.filter((term) => /^[a-z]+$/.test(term)))
  return {
    compiled,
    glued: gluedPattern(['gov', 'govt', 'gouv', ...shortNames], wordsAroundAbbreviations),
    hostWords: officialHostWords.map((term) => ({ term, pattern: patternOf(term, 'word', {}) })),
    harmless: harmlessPhrases.map((phrase) => patternOf(phrase, 'part', {})),
  }
}

let patterns: ReturnType<typeof compileTerms> | undefined
/** Compiled at the first question, so that starting the server does not wait for it. */
function termPatterns() {
  patterns ??= compileTerms()
  return patterns
}

const tidy = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()

/** The first match that does not begin inside an excused phrase. */
export function firstHarmful(pattern: RegExp, text: string, excused: readonly RegExpExecArray[]) {
  for (const match of text.matchAll(pattern)) {
    const inside = excused.some(
      (phrase) => phrase.index <= match.index && match.index < phrase.index + phrase[0].length,
    )
    if (!inside) return match
  }
  return null
}

/**
 * The first claim in a text, judged as a reader sees it, with the words of the text or the term
 * itself. What begins inside a phrase of `alsoHarmless` is none.
 */
export function claimWithin(
  text: string,
  alsoHarmless: readonly RegExp[] = [],
): Omit<CompiledTerm, 'pattern' | 'match'> | null {
  const { compiled, glued, harmless } = termPatterns()
  const folded = foldText(text)
  const excused = [...harmless, ...alsoHarmless].flatMap((phrase) => [...folded.matchAll(phrase)])
  for (const { term, language, claims, pattern } of compiled) {
    const match = firstHarmful(pattern, folded, excused)
    if (match === null) continue
    const literal = !/[{|?]/.test(term)
    return { term: literal ? term : tidy(match[0]), language, claims }
  }
  const match = firstHarmful(glued, folded, excused)
  return match && { term: tidy(match[0]), language: 'English', claims: 'abbreviation' }
}

/**
 * Whether an organisation's name claims to be a government or one of its services (SPEC H3); null when
 * it does not. Look-alike letters, digits for letters, spacing and punctuation do not hide a claim.
 * A country's name with what its own service does ("Australian Visa Verification Online") is a claim;
 * with what a private adviser does ("Canada Visa Consultants") it is none.
 */
export function claimedAuthorityInName(name: string): AuthorityClaim | null {
  const found = claimWithin(name)
  if (found === null) return null
  return {
    claim: found.term,
    language: found.language,
    reason: `The name contains “${found.term}” (${found.language}), which reads as ${READS_AS[found.claims]}. Use the registered name of your agency, without these words.`,
  }
}

/** The host of a full URL or of `host:port`, lower case, in Unicode; the text itself when it is neither. */
function hostOf(address: string): string {
  const text = address.trim()
  const url = URL.parse(text.includes('://') ? text : `https://${text}`)
  const ascii = (url?.hostname ?? text.toLowerCase()).replace(/\.$/, '')
  return domainToUnicode(ascii) || ascii
}

function hostClaim(claim: string, language: string, readsAs: string): AuthorityClaim {
  return {
    claim,
    language,
    reason: `The address contains “${claim}” (${language}), which reads as ${readsAs}. Use an address that carries the name of your agency only.`,
  }
}

/**
 * The same for the host of the public URL: a host name, `host:port` or a full URL. Every label is judged,
 * punycode decoded, and the labels together ("home.office.example"). localhost and IP addresses pass.
 */
export function claimedAuthorityInHost(host: string): AuthorityClaim | null {
  const name = hostOf(host)
  if (name === 'localhost' || name.endsWith('.localhost')) return null
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0) return null
  const ending = officialSuffixes.find((suffix) => name === suffix || name.endsWith(`.${suffix}`))
  if (ending !== undefined) return hostClaim(`.${ending}`, 'English', READS_AS.government)
  for (const { term, pattern } of termPatterns().hostWords) {
    if (foldText(name).match(pattern)) return hostClaim(term, 'English', READS_AS.government)
  }
  for (const text of [name, ...name.split('.')]) {
    const found = claimWithin(text)
    if (found) return hostClaim(found.term, found.language, READS_AS[found.claims])
  }
  return null
}
