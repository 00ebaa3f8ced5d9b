import { keysOf } from './lexicon.ts'
import { stemsOf } from './stems.ts'
import type { Token } from './tokens.ts'

/**
 * Returns whether a word is one of those listed, in whatever form it would be looked up: with look-alike letters, with an
 * ending, with a slip of the finger.
 */
export function oneOf(list: string): (token: Token | undefined) => boolean {
  const keys = new Set(list.split(',').flatMap(keysOf))
  return (token) =>
    token !== undefined &&
    !token.word.includes(' ') &&
    stemsOf(token.key).some((stem) => keys.has(stem))
}
