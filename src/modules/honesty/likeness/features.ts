import type { Steps } from '../fold.ts'
import { stemsOf } from '../stems.ts'
import type { Token } from '../tokens.ts'

/** Places in the table of weights: what is met is given one of them by its hash. */
const bits = 19
export const places = 2 ** bits
/** So many words on, one still belongs to what another says. */
const reach = 4

/**
 * What a sentence is recognised by, as places in the table of weights, each once: its words and their
 * stems, pairs of stems near each other, and what its words can be (classes), alone and in pairs. The
 * classes are the same in each language, so what was learnt in one helps in the others.
 */
export function featuresOf(sentence: readonly Token[], steps: Steps): Set<number> {
  const features = new Set<number>()
  const add = (feature: string) => {
    steps.count += 1
    features.add(placeOf(feature))
  }
  const stems = sentence.map(({ key }) => stemsOf(key).at(-1) ?? key)
  const classes: (readonly string[])[] = []
  sentence.forEach((token, at) => {
    add(`word ${token.key}`)
    add(`stem ${stems[at]}`)
    for (const before of stems.slice(Math.max(0, at - reach), at)) add(`${before} … ${stems[at]}`)
    if (token.asks) add('?')
    if (token.classes.size === 0) return
    for (const name of token.classes) {
      add(`class ${name}`)
      for (const before of classes.slice(-reach).flat()) add(`class ${before} … ${name}`)
    }
    classes.push([...token.classes])
  })
  return features
}

/** FNV-1a, with its bits mixed once more. */
function placeOf(feature: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < feature.length; at += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d)
  return (hash ^ (hash >>> 12)) >>> (32 - bits)
}
