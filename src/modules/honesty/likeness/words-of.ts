import { keysOf } from '../lexicon.ts'
import { rawWords } from '../raw-words.ts'
import { english } from '../words/english.ts'
import { filipino } from '../words/filipino.ts'
import type { Line } from './train.ts'

/** Returns the words of English and Filipino, as keys: those of the rules and those in the lines of these languages. */
export function wordsOf(lines: readonly Line[]): string[] {
  const keys = new Set<string>()
  for (const entries of [english, filipino].flatMap((words) => Object.values(words)))
    for (const entry of entries.split(',')) for (const key of keysOf(entry.trim())) keys.add(key)
  for (const { language, text } of lines)
    if (language === 'en' || language === 'fil')
      for (const { key } of rawWords(text, { count: 0 })) keys.add(key)
  return [...keys].filter((key) => /^[a-z]+$/.test(key)).toSorted()
}
