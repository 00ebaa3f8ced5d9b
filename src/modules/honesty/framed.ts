import { type Claim, claimIn } from './claims.ts'
import type { Steps } from './fold.ts'
import { has, isDenial } from './forms.ts'
import {
  affirmedBefore,
  affirmedBehind,
  plainly,
  rejectedBefore,
  rejectedBehind,
} from './framed-words.ts'
import { likenessOf, tooLike } from './likeness/likeness.ts'
import { is, type Token } from './tokens.ts'

/** What a sentence that speaks about another one repeats, and whether it rejects it or nobody may doubt it. */
interface Framed {
  inner: readonly Token[]
  isRejected: boolean
}

const longestFrame = 11

/** "It is not true that …", "… এ কথা সত্য নয়", "nobody doubts that …"; null for any other sentence. */
export function framedIn(sentence: readonly Token[]): Framed | null {
  if (sentence.at(-1)?.asks) return null
  const [first, last] = [sentence.slice(0, longestFrame), sentence.slice(-longestFrame)].map(
    (tokens) => tokens.map(({ word }) => word),
  ) as [string[], string[]]
  const longest = Math.min(longestFrame, sentence.length - 2)
  for (let size = longest; size >= 2; size -= 1) {
    const before = `${plainly(first.slice(0, size).join(' '))} `
    const inner = sentence.slice(size)
    if (rejectedBefore.test(before)) return { inner, isRejected: true }
    if (affirmedBefore.test(before)) return { inner, isRejected: false }
  }
  if (!last.some((word) => /[\u0900-\u09FF]/.test(word))) return null
  for (let size = longest; size >= 2; size -= 1) {
    const behind = `${plainly(last.slice(-size).join(' '))} `
    const inner = sentence.slice(0, -size)
    if (rejectedBehind.test(behind)) return { inner, isRejected: true }
    if (affirmedBehind.test(behind)) return { inner, isRejected: false }
  }
  return null
}

/** Returns what a sentence comes to: what nobody may doubt, or what it denies twice; null where it denies once. */
function meantBy({ inner, isRejected }: Framed): readonly Token[] | null {
  if (!isRejected) return inner
  const clause = clauseAtFrame(inner)
  const plain = clause.filter((token) => !isDenial(token) && !is(token, 'private', 'only'))
  return plain.length < clause.length ? plain : null
}

/** "It is wrong that we are the ministry: we are private" rejects what comes before the colon. */
function clauseAtFrame(inner: readonly Token[]): readonly Token[] {
  const end = inner.findIndex(({ gap }, at) => at > 0 && gap !== 'space')
  return end === -1 || inner.some(({ word }) => /[\u0900-\u09FF]/.test(word))
    ? inner
    : inner.slice(0, end)
}

/** Tells whether a sentence only rejects what it repeats: one clause, in which nothing is denied once more. */
export const isRejection = ({ inner, isRejected }: Framed): boolean =>
  isRejected &&
  inner.length <= longestRejected &&
  !has(inner, 'not', 'private', 'only', 'doubt', 'mistaken', 'dismiss', 'ignore') &&
  !has(inner, 'notice', 'above', 'caveat') &&
  !inner.some(isDenial) &&
  inner.slice(1).every(({ gap, word }) => gap === 'space' && !joins.test(word)) &&
  !(
    inner.some(({ word }) => word === 'at') &&
    inner.some(({ word }) => /^(?:ang|ng|mga)$/.test(word))
  )
const longestRejected = 16
const joins =
  /^(?:and|but|because|so|since|though|although|yet|এবং|আর|কিন্তু|কারণ|और|लेकिन|क्योंकि|बल्कि|र|तर|किनभने|لكن|بل|لأن|pero|dahil|kundi|kasi)$/u

/** "It is false that only the embassy can confirm your visa": then others can. */
const sharesPower = ({ inner, isRejected }: Framed): boolean =>
  isRejected &&
  has(inner, 'only') &&
  has(inner, 'authority', 'dignitary') &&
  has(inner, 'credential') &&
  has(inner, 'attest', 'decide', 'verdict', 'check')

/**
 * Returns what such a sentence claims; null where it claims nothing. Whoever denies twice means something by it, so what
 * is as likely a claim as not is one.
 */
export function claimInFrame(framed: Framed, steps: Steps): Claim['kind'] | 'likeness' | null {
  if (sharesPower(framed)) return 'effect'
  const meant = meantBy(framed)
  if (meant === null) return null
  const kind = claimIn(meant, [], steps)?.kind
  if (kind) return kind
  const limit = framed.isRejected ? 0 : tooLike(1)
  return likenessOf(meant, kind, steps) > limit ? 'likeness' : null
}
