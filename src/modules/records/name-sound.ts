import { type Sounds, soundsOfName, type Word, withOneParted, withTwoJoined } from './name-words.ts'
import { areNear } from './reading-distance.ts'

export { type Sounds, soundsOfName, type Word }

/** Tells whether two words may be one, differently written. */
export function wordsAlike(one: Word, other: Word): boolean {
  return one.readings.some((reading) => other.readings.some((its) => areNear(reading, its)))
}

/**
 * Tells whether two names may be the same person's: each word of either sounds like one of the other, in any order, with
 * words written together or apart. A word may be left over only where the other name has an abbreviation for it (Md for
 * Mohammad).
 */
export function soundsAlike(a: Sounds, b: Sounds): boolean {
  if (a.words.length === 0 || b.words.length === 0) return false
  if (matches(a, b)) return true
  return alikeJoined(a, b) || alikeJoined(b, a)
}

function alikeJoined(long: Sounds, short: Sounds): boolean {
  const tooMany = long.words.length - short.words.length
  if (tooMany < 1 || tooMany > 2) return false
  return withTwoJoined(long.words).some((words) => {
    const joined = { words, shortened: long.shortened }
    return matches(joined, short) || (tooMany === 2 && alikeJoined(joined, short))
  })
}

function matches(a: Sounds, b: Sounds): boolean {
  const [short, long] = a.words.length <= b.words.length ? [a, b] : [b, a]
  if (long.words.length - short.words.length > short.shortened.length) return false
  const left = [...long.words]
  for (const word of short.words) {
    const at = left.findIndex((one) => wordsAlike(one, word))
    if (at < 0) return false
    left.splice(at, 1)
  }
  const others = left.filter((word) => !isMohammad(word)).length
  return others <= short.shortened.filter((kind) => kind === 'any').length
}

const mohammad = new Set(['mmd', 'msmt'])
const isMohammad = ({ readings }: Word) =>
  readings.some(({ consonants }) => mohammad.has(consonants))

/** Returns the words of a name with each one left out in turn, as if the name were shortened; none for a single word. */
export function withoutOne(words: readonly Word[]): Word[][] {
  if (words.length < 2) return []
  return words.map((_, at) => words.toSpliced(at, 1))
}

/** The most keys of one name: names with many open letters are not put in all places. */
const mostKeys = 64

/**
 * Returns keys of which two names that sound alike share one: the consonants of the whole name, in no order, so that
 * neither the order of the words counts nor where one ends.
 */
export function keysOf(words: readonly Word[]): string[] {
  let keys = ['']
  for (const { readings } of words) {
    const consonants = [...new Set(readings.map((reading) => reading.consonants))]
    const used = keys.length * consonants.length > mostKeys ? consonants.slice(0, 1) : consonants
    keys = keys.flatMap((key) => used.map((its) => key + (its.startsWith('=') ? ` ${its} ` : its)))
  }
  return [...new Set(keys.map(inNoOrder))]
}

function inNoOrder(key: string): string {
  const parts = key.split(' ')
  const written = parts.filter((part) => part.startsWith('='))
  const consonants = parts.filter((part) => !part.startsWith('=')).join('')
  return [[...consonants].toSorted().join(''), ...written.toSorted()].join(' ')
}

/** Returns the ways in which the same name may be written in fewer words, or in more. */
export function otherParts(words: readonly Word[]): Word[][] {
  return [...withTwoJoined(words), ...withOneParted(words)]
}
