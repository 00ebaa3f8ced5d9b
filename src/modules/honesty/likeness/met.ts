import { inflateRawSync } from 'node:zlib'
import { stemsOf } from '../stems.ts'
import type { Token } from '../tokens.ts'
import { packedWords } from './met-words.ts'

let words: ReadonlySet<string> | undefined

/** The words of English and Filipino that were learnt from, as keys. */
export function metWords(): ReadonlySet<string> {
  words ??= new Set(inflateRawSync(Buffer.from(packedWords, 'base64')).toString().split(' '))
  return words
}

/** Whether a word, in some form, is one that was learnt from; numbers, endings and phrases are of no language. */
export const isMet = ({ text, word, key }: Token): boolean =>
  /[ \d]|^'/.test(word) || text.length < 2 || stemsOf(key).some((stem) => metWords().has(stem))
