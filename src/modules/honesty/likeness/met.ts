import { inflateRawSync } from 'node:zlib'
import { stemsOf } from '../stems.ts'
import { packedWords } from './met-words.ts'

let words: ReadonlySet<string> | undefined

/** Returns the words of English and Filipino that were used for learning, as keys. */
export function metWords(): ReadonlySet<string> {
  words ??= new Set(inflateRawSync(Buffer.from(packedWords, 'base64')).toString().split(' '))
  return words
}

const known = new Map<string, boolean>()

/** Tells whether a word, in some form, was used for learning; numbers, endings and phrases belong to no language. */
export function isMet({ word, key }: { word: string; key: string }): boolean {
  // "w", "wwww": a single letter, repeated or not, is a word of no language.
  return /^(.)\1*$/u.test(word) || isMetKey(key) || isOfNone.test(word)
}

/** Tells the same of a word's key. */
export function isMetKey(key: string): boolean {
  const found = known.get(key)
  if (found !== undefined) return found
  const met = [...stemsOf(key), ...englishStems(key)].some((stem) => metWords().has(stem))
  if (known.size < 20_000) known.set(key, met)
  return met
}

const isOfNone = /[ \d]|^'/

/** "successfully", "unchanged": returns the stems of such English words. */
function englishStems(key: string): string[] {
  const [, bare = ''] = /^(?:un|re|pre|non|mis)?(.{4,})$/.exec(key) ?? []
  const stem = bare.replace(/(?:ing|ed|iy|er|est|abie|fui|iess|ness)$/, '')
  if (stem.length < 3) return []
  return stem === bare ? [bare] : [bare, stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')]
}
