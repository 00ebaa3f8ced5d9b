import { fromArabic, fromBrahmic, fromLatin, hearings } from './name-letters.ts'

/** A word of a name as it may be heard. */
export interface Reading {
  text: string
  /** In classes: `H bcdfgjklmnprst`. Two words have to share them. */
  consonants: string
  /** The vowels, and what is open, before the first consonant, between any two and behind the last. */
  between: readonly string[]
}

const brahmic = /^[\u0900-\u097F\u0980-\u09FF]+$/u
const arabic = /^\p{Script=Arabic}+$/u
const latin = /^[a-z]+$/

/** Returns a folded word in the one alphabet of what is heard; null: in another script, or with figures. */
export function heardAs(word: string): string | null {
  if (latin.test(word)) return fromLatin(word)
  if (brahmic.test(word)) return fromBrahmic(word)
  return arabic.test(word) ? fromArabic(word) : null
}

/** Names that are spelt with more vowels than the others allow for. */
const asOne: readonly (readonly [RegExp, string])[] = [
  [/^H[ou~]s[aeiE]+n$/, 'HusEn'],
  [/^b\.?[eiI]\.?[gjk][.:;aeouU~]+m$/, 'begam'],
  [/^c[^bcdfgjklmnprst]+[dj][^bcdfgjklmnprst]*r[eiIZ]+$/, 'cOduri'],
]

/** Vowels in the order in which they become one: doubles, then ai and au with whatever glides, then glides. */
const vowels: readonly (readonly [RegExp, string])[] = [
  [/([bcdfgjklmnprstywaiuAIU])\1+/g, '$1'],
  [/(?<=[bcdfghjklmnprst])ee+(?=[bcdfghjklmnprst])/g, '1'],
  [/(?<=[bcdfghjklmnprst])oo+(?=[bcdfghjklmnprst])/g, '2'],
  [/(?<=[bcdfghjklmnprst])ye(?=[bcdfghjklmnprst])/g, 'E'],
  [/([IU])\.\1/g, '$1'],
  [/[Aa]I\.?e/g, 'E'],
  [/ee+/g, 'i'],
  [/oo+/g, 'u'],
  [/ie(?=[^aeiou]|$)/g, 'i'],
  [/ea(?=u)/g, 'i'],
  [/(?<=[ae])iy~?(?=[bcdfghjklmnprst])/g, 'y'],
  [/oi?y?(?<=[iy])(?![aeiouAIU~])/g, 'Y'],
  [/(?:(?:[aeo~]y?[ie]|[aeo~]y)(?![aeiouyAIU~])|[Aa]`?I(?!\.?[AIUZaeiou]))/g, 'E'],
  [/(?<=^|[bcdfghjklmnprstiy])ou(?![aeiouwyAIU~])/g, 'W'],
  [/(?:(?:[ao~]w?[uo]|[ao~]w)(?![aeiouwyAIU~])|[Aa]U(?!\.?[AIUZaeiou]))/g, 'O'],
  [/iy(?=[aeiou~])/g, 'i'],
  [/[uo][wy](?=[aeiou~])/g, 'o'],
  [/y/g, 'i'],
  [/w/g, 'u'],
  [/([iu])\1+/g, '$1'],
  [/(?<=.)h$/g, ''],
  [/^h/g, 'H'],
]

/** A word with many open letters is not read in all ways. */
const mostReadings = 24

/** Returns the ways in which a text of `heardAs` may be read. */
export function readingsOf(heard: string): Reading[] {
  let open = ['']
  for (const letter of heard) {
    const ways = hearings[letter] ?? [letter]
    const used = open.length * ways.length > mostReadings ? ways.slice(0, 1) : ways
    open = used.flatMap((way) => open.map((text) => text + way))
  }
  const texts = open.flatMap((text) => {
    const read = vowels.reduce((now, [spelling, vowel]) => now.replace(spelling, vowel), text)
    const known = asOne.reduce((now, [spelling, name]) => now.replace(spelling, name), read)
    // Two of a letter in a row may be one that is doubled.
    return [known, known.replace(/([^aeiou])~\1/g, '$1')]
  })
  return [...new Set(texts)].map(readingOf)
}

export function readingOf(text: string): Reading {
  return {
    text,
    consonants: text.replace(/[^Hbcdfgjklmnprst]+/g, ''),
    between: text.split(/[Hbcdfgjklmnprst]/),
  }
}

const plainVowels: readonly (readonly [RegExp, string])[] = [
  [/[.:;!,`]/g, ''],
  [/[~*^A]/g, 'a'],
  [/[I1ZE]/g, 'i'],
  [/[U2WOY]/g, 'u'],
]

/** Returns a reading in letters that can be counted, to be compared with one that has a letter wrong. */
export function inPlainLetters({ text }: Reading): string {
  return plainVowels.reduce((now, [open, vowel]) => now.replace(open, vowel), text)
}

/** A word that has no sound is only like itself. */
export function asWritten(word: string): Reading {
  return { text: word, consonants: `=${word}`, between: [] }
}
