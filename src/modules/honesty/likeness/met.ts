import { inflateRawSync } from 'node:zlib'
import { stemsOf } from '../stems.ts'
import { packedWords } from './met-words.ts'

let words: ReadonlySet<string> | undefined

/** The words of English and Filipino that were learnt from, as keys. */
export function metWords(): ReadonlySet<string> {
  words ??= new Set(inflateRawSync(Buffer.from(packedWords, 'base64')).toString().split(' '))
  return words
}

const known = new Map<string, boolean>()

/** Whether a word, in some form, is one that was learnt from; numbers, endings and phrases are of no language. */
export function isMet({ word, key }: { word: string; key: string }): boolean {
  // "w", "wwww": what has one letter only is no word of any language.
  return /^(.)\1*$/u.test(word) || isMetKey(key) || isOfNone.test(word)
}

/** The same of the key of a word. */
export function isMetKey(key: string): boolean {
  const found = known.get(key)
  if (found !== undefined) return found
  const met = [...stemsOf(key), ...englishStems(key)].some((stem) => metWords().has(stem))
  if (known.size < 20_000) known.set(key, met)
  return met
}

const isOfNone = /[ \d]|^'/

/** "successfully", "unchanged": what English makes of a word. */
function englishStems(key: string): string[] {
  const [, bare = ''] = /^(?:un|re|pre|non|mis)?(.{4,})$/.exec(key) ?? []
  const stem = bare.replace(/(?:ing|ed|iy|er|est|abie|fui|iess|ness)$/, '')
  if (stem.length < 3) return []
  return stem === bare ? [bare] : [bare, stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')]
}
