import { europeanDigits } from '#platform/ids/schema'
import { nasal } from './name-letters.ts'
import { asWritten, heardAs, type Reading, readingOf, readingsOf } from './name-readings.ts'

/** A word of a name, or one of two that are written as one: what is heard of it, and the ways to read that. */
export interface Word {
  heard: string
  readings: readonly Reading[]
}

/** The words of a name, and its abbreviations: of Mohammad or Mosammat (`M`), or of any word. */
export interface Sounds {
  words: readonly Word[]
  shortened: readonly ('M' | 'any')[]
}

const god = 'alla'
const faith = 'din'
const vowel = '[aeiou~]'
const noVowel = '[^aeiou~]'

/** What is written as one word: the words of a name that are heard. The first that fits is taken. */
const joints: readonly (readonly [string, (parts: readonly string[]) => readonly string[]])[] = [
  ['(?:[uoa]ll?ah?|\\*l[.:]lM)', () => [god]],
  ['(?:(?:[uoea]l?dd?|d)[ie]+ne?|(?:\\*l\\.)?d\\.I\\.n)', () => [faith]],
  ['(?:ab~?d(?:[aeou]+[lrsnjdt])?|\\*B[.:]d)', () => ['abd']],
  ['ab~?d[aeou]*ll?ah?', () => ['abd', god]],
  ['ab~?d[aeou]+(?:l|([rsnjdt])(?=\\1))(.{3,})', ([, name = '']) => ['abd', name]],
  ['abul(.{3,})?', ([name]) => (name ? ['abu', name] : ['abu'])],
  [`(.*${vowel}.*${noVowel})[uo]ll?ah?`, ([name = '']) => [name, god]],
  [`(.*${noVowel}.*${vowel})[uo]llah?`, ([name = '']) => [name, god]],
  [`(.{3,}${noVowel})allah`, ([name = '']) => [name, god]],
  ['(.{2,}?)[uoea](?:dd|ld)[ie]+ne?', ([name = '']) => [name, faith]],
  // Nurun-Nahar, Moniruz-Zaman: the article takes on the letter that follows.
  [`(.*${vowel}.*?${noVowel}|.{3,}?)[uo]([rjstnd])(\\2.{2,})`, ([a = '', , b = '']) => [a, b]],
  [`(.*${vowel}.*${noVowel})ul((?:[^aeiou~l]|isl|al|am|aj).{2,})`, ([a = '', b = '']) => [a, b]],
]
const wholeJoints = joints.map(([text, parts]) => [new RegExp(`^${text}$`), parts] as const)

function partsOf(heard: string): readonly string[] {
  for (const [joint, parts] of wholeJoints) {
    const found = heard.match(joint)
    if (found) return parts(found.slice(1))
  }
  return [heard]
}

/** An Arabic word is parted as it is written, where the article is still seen. */
function wordsWithin(word: string): string[] {
  const [, before, after] =
    word.match(/^(.{2,})(الله)$/u) ?? word.match(/^(.{2,}?)(ال...+)$/u) ?? []
  return before && after ? [before, after] : [word]
}

/** With the article at its beginning and without, and without the one that links it to the next name (Shafiqur Rahman). */
function waysOf(heard: string, next: string | null | undefined): string[] {
  const ways = [heard]
  const rest = heard.replace(/^(?:[ae]l|\*l\.?|[ae]([rsndjt])(?=\1))/, '')
  if (rest !== heard && /(?:[^aeiou~.:;!,`AIUZMJ*^].*){2}/.test(rest)) ways.push(rest)
  if (next === null) return ways
  const [, name, link] = heard.match(/^(.{3,})[uo]([lrsndjt])$/) ?? []
  if (name && link && (link === 'l' || next === undefined || next.startsWith(link))) ways.push(name)
  return ways
}

function wordOf(heard: string, next: string | null | undefined): Word {
  if (heard.startsWith('=')) return { heard, readings: [asWritten(heard.slice(1))] }
  return { heard, readings: waysOf(heard, next).flatMap(readingsOf) }
}

/** Letters, and how Bengali and Hindi write them out; words of which only the consonants are left. */
const initials =
  /^(?:\p{L}|a[bfks]+m|[b-df-hj-np-tv-xz]+|এফ|বি|সি|ডি|জি|এইচ|আই|জে|কে|এল|এম|এন|পি|কিউ|আর|এস|টি|ইউ|ভি|জেড|এ(?:কে|বি|এস)এম|এসএম|बी|सी|डी|एफ|जी|एच|आई|जे|के|एल|एम|एन|पी|आर|एस|टी|यू|वी)$/u
const ofMohammad =
  /^(?:m[ou]?(?:h?d|ha?)?|m[ou]?(?:h?mm?d|s+t+|s)|মো|মোহা|মুহা|মু|মোসা|মোছা|(?:মো|মোহা|মুহা|মু|মোসা|মোছা|মুছা)ঃ|मो|मु|म)$/u

/** Articles and words for son and daughter: written apart, joined or left out. */
const small = /^(?:[aeu~][lrsndjt]|b[ei]n|ibn[ei]?|bint[ei]?|\*?B\.n(?:\.t)?|\*l)$/

/** Keeps what folding drops and one hears: which vowel an Arabic word begins with, and the nasal sign. */
function withWhatIsFolded(name: string): string {
  return name
    .normalize('NFC')
    .replace(/(?<!\p{L})(ال)?أ(?![يو])/gu, '$1ٲ')
    .replace(/(?<!\p{L})(ال)?إ(?!ي)/gu, '$1اي')
    .replace(/آ/gu, 'اا')
    .replace(/[ँঁ]/gu, nasal)
}

/**
 * Returns what may be heard of a name, whatever its spelling and script.
 * @param isPart whether it is a word out of a name, so that others may follow
 */
export function soundsOfName(name: string, isPart = false): Sounds {
  const shortened: Sounds['shortened'][number][] = []
  const heard: string[] = []
  const folded = foldName(withWhatIsFolded(name)).normalize('NFC')
  for (const word of folded.split(' ').flatMap(wordsWithin)) {
    if (ofMohammad.test(word)) shortened.push('M')
    else if (word === 'আঃ') heard.push('abd')
    else if (initials.test(word)) shortened.push('any')
    else if (word !== '') heard.push(...partsOf(heardAs(word) ?? `=${word}`))
  }
  const names = heard.filter((word) => !small.test(word))
  const used = names.length > 0 ? names : heard
  const after = isPart ? undefined : null
  const words = used.map((word, at) => wordOf(word, at + 1 < used.length ? used[at + 1] : after))
  return { words, shortened }
}

const arabicOnly = /[.:;!,`*^AIUZMJ]/

/** Returns the words with two neighbours as one, each pair in turn (Noor Jahan, Nurjahan). */
export function withTwoJoined(words: readonly Word[]): Word[][] {
  return words.slice(1).map((word, at) => {
    const before = (words[at] as Word).heard
    const heard = before + (arabicOnly.test(before) ? '.' : '') + word.heard
    return words.toSpliced(at, 2, wordOf(heard.replace(/\.[*^]/, '.'), null))
  })
}

const innerConsonant = /(?<=[bcdfgjklmnprst].*)[bcdfgjklmnprst](?=.*[bcdfgjklmnprst])/g

/** Returns the words with each longer one in two, before each of its consonants. */
export function withOneParted(words: readonly Word[]): Word[][] {
  return words.flatMap(({ readings: [reading] }, at) => {
    const text = reading?.text ?? ''
    const places = [...text.matchAll(innerConsonant)].map(({ index }) => index)
    if (places.length < 2) return []
    return places.map((place) => {
      const two = [text.slice(0, place), text.slice(place)]
      return words.toSpliced(
        at,
        1,
        ...two.map((heard) => ({ heard, readings: [readingOf(heard)] })),
      )
    })
  })
}

/** Letters that Unicode does not decompose although people type them as others. */
const asTyped: Record<string, string> = {
  // Latin
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ə: 'e',
  // Greek: the sigma at a word's end
  ς: 'σ',
  // Arabic: letters that Persian and Urdu keyboards write differently, and spellings of one sound
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ة: 'ه',
  ٱ: 'ا',
  // Bengali: khanda ta is a ta without its vowel
  ৎ: 'ত্',
}
const lettersAsTyped = new RegExp(`[${Object.keys(asTyped).join('')}]`, 'gu')

/**
 * Marks that people leave out: all of them in Latin, Greek, Cyrillic, Hebrew and Arabic. In the scripts of India vowels
 * are marks too, so there only the nasal sign and the dot (nukta).
 */
const accents =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]\p{M}*)\p{M}|[\u0901\u093C\u0981\u09BC\u0A3C]/gu

/** A servant's name written as one word (Abdulkarim, عبدالرحمن) is the same as in two; Abdullah is one. */
const joined = /(?<![\p{L}\p{M}])(abd[aeou][lrs]|عبد)(?=[a-z]{4}|ال(?!له)\p{L})/gu

/** Characters that join or stretch one word: soft hyphens, joiners, tatweel, apostrophes. */
const insideWords = /[\u00AD\u200B-\u200F\u2060\u0640'’‘ʼ`´]/gu

const servantOfGod = /عبد\s+الله/gu

const plain = /^[ -~]*$/

/**
 * Folds a name for search and sorting: lower case, without accents, in any script, one space between words. "Nguyễn Văn
 * Đức" and "nguyen van duc" are the same, and so are "İpek" and "ipek", "Weiß" and "weiss", "أحمد" and "احمد", "चाँद"
 * and "चाद". Empty when the name has no letter.
 */
export function foldName(name: string): string {
  const folded = plain.test(name) ? name.toLowerCase().replaceAll("'", '') : foldAnyScript(name)
  return (folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ').replace(joined, '$1 ')
}

function foldAnyScript(name: string): string {
  const letters = name
    .replace(insideWords, '')
    // Compatibility forms too: full-width letters, ligatures, the presentation forms of Arabic.
    .normalize('NFKD')
    .replace(insideWords, '')
    .replace(servantOfGod, 'عبدالله')
    // A ya at the beginning keeps its sound without its dot.
    .replace(/(?<![\p{L}\p{M}])য\u09BC/gu, 'ইয')
    .replace(accents, '')
    .toLowerCase()
    // Lower-casing İ leaves a dot above.
    .replace(/\u0307/gu, '')
    .replace(lettersAsTyped, (letter) => asTyped[letter] ?? letter)
  return europeanDigits(letters)
}
