import { inflateRawSync } from 'node:zlib'
import type { Steps } from '../fold.ts'
import { is, type Token } from '../tokens.ts'
import { windowsOf } from '../windows.ts'
import { type Found, featuresOf, inflecting, places } from './features.ts'
import { unit, weights } from './weights.ts'

/**
 * From here on a sentence is refused, as one of so many: in a long text there are more sentences that
 * may be taken for a claim by chance. Chosen on lines that were not learnt from (likeness.test.ts).
 */
export const tooLike = (sentences: number): number =>
  Math.min(highest, lowest + 0.3 * Math.log2(sentences))
const [lowest, highest] = [0.32, 1.11]
/**
 * Below this a sentence is so unlike them that a rule which found a claim has misread it. What speaks
 * against the fixed sentence of H1, or gives a verdict on a visa, is believed to be a claim sooner.
 */
export const asHonest = (found: Found): number =>
  found === 'effect' || found === 'against' ? -0.6 : 0.3

let table: Int8Array | undefined

/**
 * How much a sentence is like those that pass an agency off as an authority, or its pages as a visa:
 * the logarithm of the odds, so 0 is "as likely as not". Learnt from the lines of `corpus/`.
 */
export function likenessOf(sentence: readonly Token[], found: Found, steps: Steps): number {
  table ??= tableIn(weights)
  let most = Number.NEGATIVE_INFINITY
  for (const reading of readingsOf(sentence))
    most = Math.max(most, sumOf(featuresOf(reading, found, steps), table) * unit)
  for (const side of sidesOf(sentence))
    most = Math.max(most, sumOf(featuresOf(side, found, steps), table) * unit - doubt)
  return most
}

/** The weights as they are kept. */
export const tableIn = (packed: string): Int8Array =>
  new Int8Array(inflateRawSync(Buffer.from(packed, 'base64')))

/** A sentence as a whole and, where it is long, its parts: honest words around a claim are parts of their own. */
export function readingsOf(sentence: readonly Token[]): (readonly Token[])[] {
  const part = partOf(sentence)
  return sentence.length <= part ? [sentence] : [sentence, ...windowsOf(sentence, part, part / 2)]
}

/** Where endings stand for small words, a claim takes fewer of them. */
const partOf = (sentence: readonly Token[]) =>
  sentence.some(({ key }) => inflecting.test(key)) ? 12 : 16

const joining = /^(?:and|but|so|because|এবং|আর|কিন্তু|और|लेकिन|र|तर|अनि|لكن|at|pero)$/u
/** No claim has fewer words. */
const fewest = 3
/** What stands alone on one side may be taken back on the other. */
const doubt = 0.35

/** What stands before and behind a comma or an "and". */
function sidesOf(sentence: readonly Token[]): (readonly Token[])[] {
  const longest = partOf(sentence)
  return sentence.flatMap(({ gap, word }, at) => {
    const isBorder = gap === 'comma' || gap === 'dash' || joining.test(word)
    if (!isBorder || at < fewest || sentence.length - at < fewest) return []
    return [sentence.slice(Math.max(0, at - longest), at), sentence.slice(at, at + longest)].filter(
      // "Once your visa is granted" says nothing without what follows.
      (side) => !side.some((token) => is(token, 'if')),
    )
  })
}

/** The weights of what was met. A long sentence meets more, and is no surer for it. */
export function sumOf(features: ReadonlySet<number>, table: Int8Array | Float64Array): number {
  let sum = 0
  for (const place of features) sum += table[place] ?? 0
  return sum / Math.sqrt(features.size || 1) + (table[places] ?? 0)
}
