import { keeping } from '#platform/kept.schema'
import { scriptOf } from './fold.schema.ts'

type Sounds = readonly (readonly [RegExp, string])[]
/** How the languages that are not written in Latin letters are spelt in them: many ways for a sound. */
const latinSounds: Sounds = [
  [/ph/g, 'f'],
  [/(?<=[bcdgkst])h/g, ''],
  [/[wb]/g, 'v'],
  [/q/g, 'k'],
  [/z/g, 'j'],
  [/[ou]/g, 'a'],
  [/[ey]/g, 'i'],
  [/(.)\1+/g, '$1'],
]
/** Bengali and Devanagari: what joins consonants, letters that sound alike, vowels at the front; other vowels are not read. */
const nativeSounds: Sounds = [
  [/্য|[্्]|\p{M}(?<![ংं])/gu, ''],
  [/[ঙঞং]/g, 'ন'],
  [/[ङञं]/g, 'न'],
  [/[অ-ঔ]+য়?/g, 'অ'],
  [/[अ-औ]+/g, 'अ'],
  [/ভ/g, 'ব'],
  [/[वभ]/g, 'ब'],
  [/(.)\1+/g, '$1'],
]

/**
 * Returns a key as it is heard: "dutabash" and "dootabas" are one, and so are the ways to write "approve" in Bengali. Too
 * short to tell one word from others: null.
 */
export const soundOf = keeping((key): string | null => {
  const script = scriptOf(key)
  if (script === 3) return null
  const sounds = script === 0 ? latinSounds : nativeSounds
  const heard = sounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), key)
  return heard.length < (script === 0 ? 5 : 4) ? null : heard
})

/** How English is spelt by ear: any vowel for another, j for g, k and s for c. */
const spellings: Sounds = [
  [/[^a-z]/g, ''],
  [/^j/, 'g'],
  [/ph/g, 'f'],
  [/(.)\1+/g, '$1'],
  [/sh|[ks]/g, 'c'],
  [/[aeiouy]+/g, 'a'],
]

/** Returns how an English word may be spelt by ear: "genuine" and "jenuine" are one. */
export const spellingOf = keeping((word) =>
  spellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word.toLowerCase()),
)

/**
 * Makes a search for words of which a key is one but for one letter: missing, wrong, one more, or two exchanged; of a
 * long stem its beginning. The first letter is right, as nearly always.
 */
export function nearIn<Word extends { isStem: boolean }>(
  words: Iterable<Word>,
  keyOf: (word: Word) => string,
): (key: string) => Word[] {
  const all = new Map<string, Word[]>()
  for (const word of words)
    for (const each of [keyOf(word), ...withoutOne(keyOf(word))])
      if (each.length > 4) all.set(each, [...(all.get(each) ?? []), word])
  const near = (key: string) =>
    [key, ...(key.length > 5 ? withoutOne(key) : [])]
      .flatMap((each) => all.get(each) ?? [])
      .filter((word) => Math.abs(keyOf(word).length - key.length) < 2)
  return (key) => {
    if (key.length < 5 || key.length > 24) return []
    const begun = [...key.slice(7)].flatMap((_, at) => near(key.slice(0, at + 7)))
    return [...near(key), ...begun.filter((word) => word.isStem && keyOf(word).length > 7)]
  }
}
const withoutOne = (key: string) =>
  [...key].slice(1).map((_, at) => key.slice(0, at + 1) + key.slice(at + 2))

/** Tells whether a word is another without some vowels: "prmit", "grntd"; "mnzoor", where it is heard. */
export function lacksVowels(typed: string, word: string, isHeard: boolean): boolean {
  if (isHeard)
    return (
      groupsOf(typed) < groupsOf(word) &&
      boneOf(typed).length > 3 &&
      (typed.at(-1) === word.at(-1) || groupsOf(typed) === 0)
    )
  let from = 0
  for (const letter of word) if (letter === typed[from]?.replace('y', 'i')) from += 1
  return from === typed.length && from < word.length
}
const groupsOf = (word: string) => word.match(/[aeiou]+/g)?.length ?? 0
export const boneOf = (word: string) =>
  /^[a-z]+$/.test(word)
    ? word
        .replace(/(?!^)[aeiouy]/g, '')
        .replaceAll('z', 'j')
        .replaceAll('q', 'k')
    : ''
