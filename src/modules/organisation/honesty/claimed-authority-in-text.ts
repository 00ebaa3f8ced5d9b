import { authorityTerms } from './authority-terms.ts'
import { type AuthorityClaim, claimWithin, firstHarmful } from './claimed-authority.ts'
import { harmlessInText, harmlessInTitle, textClaims, textGroups } from './claims-in-text.ts'
import { foldText } from './fold-text.ts'
import { patternOf } from './term-pattern.ts'

function compileTextClaims() {
  const claims = textClaims.flatMap(({ readsAs, terms }) =>
    terms.map((term) => ({
      readsAs,
      language: 'English',
      pattern: patternOf(term, 'word', textGroups),
    })),
  )
  const official = authorityTerms
    .filter((group) => group.claims === 'official')
    .flatMap(({ language, match, terms }) =>
      terms.map((term) => ({
        readsAs: 'something that a government issues or approves',
        language,
        pattern: patternOf(term, match, textGroups),
      })),
    )
  const harmless = (terms: readonly string[]) =>
    terms.map((term) => patternOf(term, 'word', textGroups))
  return {
    claims: [...claims, ...official],
    harmlessInText: [...harmless(harmlessInText), patternOf('unofficial', 'part', {})],
    harmlessInTitle: harmless(harmlessInTitle),
  }
}

let patterns: ReturnType<typeof compileTextClaims> | undefined
/** Compiled at the first question, so that starting the server does not wait for it. */
function textPatterns() {
  patterns ??= compileTextClaims()
  return patterns
}

function claimOf(claim: string, language: string, readsAs: string): AuthorityClaim {
  return {
    claim,
    language,
    reason: `This says “${claim}” (${language}), which reads as ${readsAs}. Say it without these words.`,
  }
}

/**
 * Whether sentences claim to speak for a government, to be approved by one, or to know that a paper
 * is valid (SPEC H2, H4); null when they do not. To mention a government, to deny being one and to
 * send people to one are no claims.
 */
export function claimedAuthorityInText(text: string): AuthorityClaim | null {
  const { claims, harmlessInText: harmless } = textPatterns()
  const folded = foldText(text)
  const excused = harmless.flatMap((phrase) => [...folded.matchAll(phrase)])
  for (const { pattern, language, readsAs } of claims) {
    const match = firstHarmful(pattern, folded, excused)
    if (match) return claimOf(match[0].trim(), language, readsAs)
  }
  return null
}

/**
 * The same for a title or a link, which people read as the name of what is behind it: it may not
 * name a government service either, unless it says to ask there, or that this is none.
 */
export function claimedAuthorityInTitle(title: string): AuthorityClaim | null {
  const inText = claimedAuthorityInText(title)
  if (inText) return inText
  const named = claimWithin(title, textPatterns().harmlessInTitle)
  return named && claimOf(named.term, named.language, 'the name of a government or its service')
}
