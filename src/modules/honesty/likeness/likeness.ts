import { inflateRawSync } from 'node:zlib'
import type { Steps } from '../fold.ts'
import { is, type Token } from '../tokens.ts'
import { windowsOf } from '../windows.ts'
import { type Found, featuresOf, inflecting, places } from './features.ts'
import { unit, weights } from './weights.ts'

/**
 * From this score on a sentence is refused, depending on how many there are: in a long text more sentences look like a
 * claim by chance. Chosen on lines that were not used for learning (likeness.test.ts).
 */
export const tooLike = (sentences: number): number =>
  Math.min(highest, lowest + 0.2 * Math.log2(sentences))
const [lowest, highest] = [0.32, 0.8]
/**
 * Below this score a sentence is so unlike claims that a rule which found one has misread it. A claim against the fixed
 * sentence of H1, or a verdict on a visa, is believed sooner.
 */
export const asHonest = (found: Found): number =>
  found === 'effect' || found === 'against' ? -0.6 : 0.3

let table: Int8Array | undefined

/**
 * Returns how much a sentence is like those that pass an agency off as an authority, or its pages as a visa: the
 * logarithm of the odds, so 0 is "as likely as not". Learnt from the lines of `corpus/`.
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

/** Unpacks the stored weights. */
export const tableIn = (packed: string): Int8Array =>
  new Int8Array(inflateRawSync(Buffer.from(packed, 'base64')))

/**
 * Returns a sentence as a whole and, where it is long, its parts, so that a claim surrounded by honest words is read on
 * its own.
 */
export function readingsOf(sentence: readonly Token[]): (readonly Token[])[] {
  const part = partOf(sentence)
  const pieces = piecesOf(sentence, ({ isApart }) => isApart).filter(hasEnough)
  const all =
    sentence.length <= part ? [sentence] : [sentence, ...windowsOf(sentence, part, part / 2)]
  return pieces.length > 1 ? [...all, ...pieces] : all
}

/** Returns the pieces of a sentence between its borders. */
function piecesOf(sentence: readonly Token[], isBorder: (token: Token) => boolean): Token[][] {
  const pieces: Token[][] = []
  sentence.forEach((token, at) => {
    if (at === 0 || isBorder(token)) pieces.push([token])
    else pieces.at(-1)?.push(token)
  })
  return pieces
}

/** Where endings replace small words, a claim takes fewer words. */
const partOf = (sentence: readonly Token[]) =>
  sentence.some(({ key }) => inflecting.test(key)) ? 12 : 16

const joining = /^(?:and|but|so|because|এবং|আর|কিন্তু|और|लेकिन|र|तर|अनि|لكن|at|pero)$/u
/** No claim has fewer words; "visa approval" is two, though one thing. */
const fewest = 3
const hasEnough = (side: readonly Token[]) =>
  side.length >= fewest || side.flatMap(({ word }) => word.split(' ')).length >= fewest
/** What one side claims, the other may take back. */
const doubt = 0.35

/** Returns what is before and after each comma or "and", and what is between two. */
function sidesOf(sentence: readonly Token[]): (readonly Token[])[] {
  const longest = partOf(sentence)
  const sides = sentence.flatMap((token, at) => {
    if (!isBorder(token) || !hasEnough(sentence.slice(0, at)) || !hasEnough(sentence.slice(at)))
      return []
    return [sentence.slice(Math.max(0, at - longest), at), sentence.slice(at, at + longest)]
  })
  const between = piecesOf(sentence, isBorder).slice(1, -1).filter(hasEnough)
  // So long a sentence is several without full stops: narrow windows lie inside one of them.
  const narrow =
    sentence.length > 2 * longest ? windowsOf(sentence, longest / 2 + 2, longest / 4) : []
  return [...sides, ...between, ...narrow].filter(
    // "Once your visa is granted" says nothing without what follows.
    (side) => !side.some((token) => is(token, 'if')),
  )
}

const isBorder = ({ gap, word }: Token) => gap === 'comma' || gap === 'dash' || joining.test(word)

/** Sums the weights of the features. A long sentence has more of them, and is no surer for it. */
export function sumOf(features: ReadonlySet<number>, table: Int8Array | Float64Array): number {
  let sum = 0
  for (const place of features) sum += table[place] ?? 0
  return sum / Math.sqrt(features.size || 1) + (table[places] ?? 0)
}
