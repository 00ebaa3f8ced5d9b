import type { Found } from './across.ts'
import { claimIn } from './claims.ts'
import type { Steps } from './fold.ts'
import { textOf } from './forms.ts'
import { likenessOf } from './likeness/likeness.ts'
import type { Token } from './tokens.ts'

/** A sentence with fewer words is read as a whole. */
const fewest = 16
/** Cut where a clause seems to begin, a piece may have lost what takes it back: so it has to be clearly a claim. */
const [withRule, clearly] = [0.5, 0.9]

/**
 * Finds a claim in a Filipino sentence that is several without full stops: its pieces begin at verbs and at the words
 * that open clauses, and are read one by one and in pairs.
 */
export function claimInRunOn(sentence: readonly Token[], steps: Steps): Found | null {
  if (sentence.length < fewest || !sentence.some(({ word }) => /^(?:ang|ng|mga)$/.test(word)))
    return null
  const starts = sentence.flatMap((_, at) => (at === 0 || isStart(sentence, at) ? [at] : []))
  for (const [nth, from] of starts.entries())
    for (const to of [starts[nth + 1] ?? sentence.length, starts[nth + 2]]) {
      if (to === undefined || to - from < 4 || to - from > fewest) continue
      const piece = sentence.slice(from, to)
      const claim = claimIn(piece, [], steps)
      const likeness = likenessOf(piece, claim?.kind, steps)
      if (claim && likeness > withRule) return claim
      if (likeness > clearly) return { kind: 'likeness', words: textOf(piece) }
    }
  return null
}

function isStart(sentence: readonly Token[], at: number): boolean {
  const [before, word] = [sentence[at - 1]?.word ?? '', sentence[at]?.word ?? '']
  // "Ang visa mo ay …": a topic in front of its predicate.
  if (word === 'ang')
    return !isVerb.test(before) && [2, 3, 4].some((next) => sentence[at + next]?.word === 'ay')
  return (opens.test(word) || isVerb.test(word)) && !isLinked(before)
}
const opens =
  /^(?:kami|tayo|ako|may|mayroon|hindi|walang|wala|huwag|bukas|sarado|libre|kung|kapag|lahat|bawat|sapat|dito|puwede|puwedeng|maaari|maaaring|dalhin|tumawag|tingnan)$/
const isVerb = /^(?:mag|nag|ipina|pina|kinu|gina|ina|ibini)\p{L}{4,}$/u

/** What follows a linker goes on. */
const isLinked = (before: string) =>
  /^(?:na|ng|ang|mga|sa|at|o|ay|para|kung|nang|si|ni|hindi|kay|dahil|upang)$/.test(before) ||
  /^\p{L}{2,}[aeiou]ng$/u.test(before)
