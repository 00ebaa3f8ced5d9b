import type { Claim } from '../claims.ts'
import type { Steps } from '../fold.ts'
import { stemsOf } from '../stems.ts'
import { is, type Token } from '../tokens.ts'

/** Places in the table of weights: a feature's hash gives it one of them. */
const bits = 20
export const places = 2 ** bits
/** Up to this many words apart, one word still belongs to another. */
const [reach, reachOfClass, reachOfDenial] = [4, 3, 8]

/** What the rules found in a sentence, if anything. */
export type Found = Claim['kind'] | undefined

/**
 * Returns the features by which a sentence is recognised, as places in the table of weights, each once: its words,
 * their stems and parts, what its words can be (classes), pairs of these near each other, which of them are denied, and
 * what the rules found. The classes are the same in every language, so what is learnt in one helps in the others.
 */
export function featuresOf(sentence: readonly Token[], found: Found, steps: Steps): Set<number> {
  const features = new Set<number>()
  const add = (feature: string) => {
    steps.count += 1
    features.add(placeOf(feature))
  }
  const stems = sentence.map(({ key }) => stemsOf(key).at(-1) ?? key)
  const classes: (readonly string[])[] = []
  if (found) for (const feature of ['rule', `rule ${found}`]) add(feature)
  sentence.forEach((token, at) => {
    add(`word ${token.key}`)
    add(`stem ${stems[at]}`)
    for (const part of partsOf(token.key)) add(`part ${part}`)
    for (const before of stems.slice(Math.max(0, at - reach), at)) add(`${before} … ${stems[at]}`)
    if (token.asks) add('?')
    if (token.classes.size === 0) return
    const [before, after] = [
      stems.slice(Math.max(0, at - reachOfClass), at),
      stems.slice(at + 1, at + 1 + reachOfClass),
    ]
    for (const name of token.classes) {
      add(`class ${name}`)
      for (const one of classes.slice(-reach).flat()) add(`class ${one} … ${name}`)
      for (const stem of before) add(`${stem} … class ${name}`)
      for (const stem of after) add(`class ${name} … ${stem}`)
    }
    classes.push([...token.classes])
  })
  for (const at of deniedIn(sentence)) {
    add(`denied ${stems[at]}`)
    for (const name of sentence[at]?.classes ?? []) add(`denied class ${name}`)
  }
  return features
}

/** The scripts of Arabic, Bengali, Hindi and Nepali, which inflect heavily. */
export const inflecting = /[\u0600-\u0DFF]/

/** Returns parts of a word: words of languages that inflect heavily are recognised by their parts too. */
function partsOf(key: string): string[] {
  if (!inflecting.test(key)) return []
  const whole = `<${key}>`
  return Array.from({ length: Math.max(0, whole.length - 3) }, (_, at) => whole.slice(at, at + 4))
}

/** Returns which words a denial reaches: those after it, up to a comma; those before it where verbs come last. */
function deniedIn(sentence: readonly Token[]): Set<number> {
  const denied = new Set<number>()
  const isVerbLast = sentence.some(({ key }) => /[\u0900-\u09FF]/.test(key))
  sentence.forEach((token, at) => {
    if (!is(token, 'not')) return
    for (let next = at + 1; next <= at + reachOfDenial && next < sentence.length; next += 1) {
      if (sentence[next]?.gap === 'comma' || sentence[next]?.gap === 'dash') break
      denied.add(next)
    }
    if (isVerbLast)
      for (let before = Math.max(0, at - reachOfDenial); before < at; before += 1)
        denied.add(before)
  })
  return denied
}

/** Hashes a feature with FNV-1a, and mixes the bits once more. */
function placeOf(feature: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < feature.length; at += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d)
  return (hash ^ (hash >>> 12)) >>> (32 - bits)
}
