import { foldName } from './fold-name.ts'

/**
 * Letters of Bengali as people would write them in Latin. Devanagari has the same letters in the same order (both
 * blocks follow ISCII), so this table serves for it too.
 */
const latinOf: Record<string, string> = {
  ...{ অ: 'a', আ: 'a', ই: 'i', ঈ: 'i', উ: 'u', ঊ: 'u', ঋ: 'ri', এ: 'e', ঐ: 'oi', ও: 'o', ঔ: 'ou' },
  ...{ 'া': 'a', 'ি': 'i', 'ী': 'i', 'ু': 'u', 'ূ': 'u', 'ৃ': 'ri' },
  ...{ 'ে': 'e', 'ৈ': 'oi', 'ো': 'o', 'ৌ': 'ou' },
  ...{ ক: 'k', খ: 'k', গ: 'g', ঘ: 'g', ঙ: 'n', চ: 'ch', ছ: 's', জ: 'j', ঝ: 'j', ঞ: 'n' },
  ...{ ট: 't', ঠ: 't', ড: 'd', ঢ: 'd', ণ: 'n', ত: 't', থ: 't', দ: 'd', ধ: 'd', ন: 'n' },
  ...{ প: 'p', ফ: 'f', ব: 'b', ভ: 'b', ম: 'm', য: 'j', র: 'r', ল: 'l', '\u09b5': 'b' },
  ...{ শ: 's', ষ: 's', স: 's', হ: 'h', 'ং': 'n', 'ঃ': '', '্': '' },
}
const brahmic = /[\u0900-\u097F\u0980-\u09FF]/u
const devanagariToBengali = 0x80
const vowelSign = /[\u09BE-\u09CC]/u

const anyVowel = /[\u0985-\u0994\u09BE-\u09CC]/u
const consonant = /[\u0995-\u09B9]/u
const virama = '্'

/**
 * Converts a word in Bengali or Devanagari to Latin letters, with the vowels that these scripts do not write: one behind
 * each consonant, at the end of a word behind two only (Krishna, but Nagen). Other scripts stay as they are.
 */
function inLatin(word: string): string {
  if (!brahmic.test(word)) return word
  const isDevanagari = /[\u0900-\u097F]/u.test(word)
  const letters = [...word.normalize('NFC')].map((letter) => {
    const code = letter.codePointAt(0) as number
    return code < 0x0980 ? String.fromCodePoint(code + devanagariToBengali) : letter
  })
  const sound = (letter: string, at: number): string => {
    const [before, joined] = [letters[at - 1] ?? '', letters[at - 2] ?? '']
    const isJoined = before === virama
    // Without their dots, which search drops: within a word they are ya and ra.
    if (letter === 'য') return isJoined ? '' : at > 0 || isDevanagari ? 'y' : 'j'
    if ((letter === 'ড' || letter === 'ঢ') && !isDevanagari && vowelSign.test(before)) return 'r'
    // Written below another letter it is hardly heard, or a w.
    if ((letter === 'ব' || letter === '\u09b5') && isJoined && !/[মবরল]/.test(joined)) return ''
    if (letter === 'জ' && letters[at + 1] === virama && letters[at + 2] === 'ঞ') return 'gy'
    if (letter === 'ঞ' && isJoined && joined === 'জ') return ''
    return latinOf[letter] ?? ''
  }
  return letters
    .map((letter, at) => {
      const latin = sound(letter, at)
      const next = letters[at + 1]
      if (!consonant.test(letter) || next === virama || (next && vowelSign.test(next))) return latin
      if (next !== undefined) return anyVowel.test(next) ? latin : `${latin}a`
      return letters[at - 1] === virama ? `${latin}a` : latin
    })
    .join('')
}

/**
 * Letters of Arabic, Persian and Urdu, as search folds them. Most short vowels are not written; which one a word begins with
 * is not known (`o`).
 */
const latinOfArabic: Record<string, string> = {
  ...{
    ا: 'a',
    ب: 'b',
    پ: 'p',
    ت: 't',
    ٹ: 't',
    ث: 's',
    ج: 'j',
    چ: 'ch',
    ح: 'h',
    خ: 'kh',
    د: 'd',
    ڈ: 'd',
  },
  ...{
    ذ: 'z',
    ر: 'r',
    ڑ: 'r',
    ز: 'z',
    ژ: 'j',
    س: 's',
    ش: 's',
    ص: 's',
    ض: 'z',
    ط: 't',
    ظ: 'z',
    ع: 'a',
  },
  ...{
    غ: 'g',
    ف: 'f',
    ق: 'k',
    ك: 'k',
    گ: 'g',
    ل: 'l',
    م: 'm',
    ن: 'n',
    ں: 'n',
    ه: 'h',
    ھ: '',
    و: 'u',
  },
  ...{ ي: 'i', ے: 'i', ء: '' },
}
const arabic = /^\p{Script=Arabic}+$/u

function fromArabic(word: string): string {
  // The servant of a name that follows.
  if (word === 'عبد') return 'abdul'
  return [...word.replace(/ه$/u, 'ا').replace('الل', 'ال')]
    .map((letter) => latinOfArabic[letter] ?? '')
    .join('a')
}

/** Spellings of one sound, the longer ones first; what Latin writes with h is one letter in Bengali. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/^abd(?:[aeou]+[lrsnz]h?)?$/g, 'abdul'],
  [/que$/g, 'k'],
  [/nd$/g, 'd'],
  [/^gy(?=[aeiou])/g, 'g'],
  [/(?<=[bdghjklnst])v/g, ''],
  [/ph|f/g, 'f'],
  [/chh|sh|ss/g, 's'],
  [/ck|kh|q|c(?![hieyw])|k/g, 'k'],
  [/ch|c/g, 'c'],
  [/x/g, 'ks'],
  [/gh/g, 'g'],
  [/jh|z|j/g, 'j'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/bh|v/g, 'b'],
  [/ng/g, 'n'],
]

/**
 * Returns how a word of a South Asian name sounds, whatever its spelling and script: its consonants in classes, with
 * the kind of vowel at its beginning, `?` where the script leaves it open, and its end (Salma is not Salim). Empty for an abbreviation such as Md or Mst,
 * which has no vowel.
 */
export function soundOfWord(word: string): string {
  const isLatin = /^[a-z]+$/.test(word)
  // The Arabic article, written apart.
  if (/^[aeu]l$/.test(word)) return ''
  if (isLatin && !/[aeiouy]/.test(word)) return ''
  const bare = word.replace(/^ال(?=...)/u, '')
  const isArabic = arabic.test(bare)
  const latin = isArabic ? fromArabic(bare) : inLatin(word)
  if (!/^[a-z]+$/.test(latin)) return word
  const plain = sounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), latin)
  const consonants = plain
    .replace(/[aeiouwy]/g, '')
    .replace(/(?<=.)h$/, '')
    .replace(/(.)\1+/g, '$1')
  const beginning = isArabic && /^[اعو]/u.test(bare) ? '?' : beginningOf(plain)
  return beginning + consonants + endOf(plain)
}

function beginningOf(word: string): string {
  if (/^[iey]/.test(word)) return 'I'
  if (/^[ouw]/.test(word)) return 'U'
  return word.startsWith('a') ? 'A' : ''
}

function endOf(word: string): string {
  const last = word.replace(/h$/, '').at(-1) ?? ''
  if (last === 'a') return 'A'
  if ('iey'.includes(last)) return 'I'
  return last === 'u' ? 'U' : ''
}

/** Returns the sounds that a sound may be heard as: with each vowel at its beginning where that is open, and the other way. */
export function openSounds(sound: string): string[] {
  if (/^[AIU]/.test(sound)) return [sound, `?${sound.slice(1)}`]
  return sound.startsWith('?')
    ? ['?', 'A', 'I', 'U'].map((first) => first + sound.slice(1))
    : [sound]
}

/** The sounds of a name's words, without abbreviations, and how many of these there were. */
export interface Sounds {
  words: string[]
  shortened: number
}

export function soundsOfName(name: string): Sounds {
  const all = foldName(name)
    .split(' ')
    .filter((word) => word !== '')
    .map(soundOfWord)
  const words = all.filter((sound) => sound !== '')
  return { words, shortened: all.length - words.length }
}

/**
 * Tells whether two names may be the same person's: each word of either sounds like one of the other, in any order. A
 * word may be left over only where the other name has an abbreviation (Md for Mohammad).
 */
export function soundsAlike(a: Sounds, b: Sounds): boolean {
  const [short, long] = a.words.length <= b.words.length ? [a, b] : [b, a]
  if (short.words.length === 0) return false
  const left = [...long.words]
  for (const word of short.words) {
    const same = openSounds(word)
    const at = left.findIndex((one) => same.includes(one))
    if (at < 0) return false
    left.splice(at, 1)
  }
  return left.length <= short.shortened
}

/**
 * Returns the words of a name with each one left out in turn, as if the name were shortened; none for a single word.
 */
export function withoutOne(words: readonly string[]): string[][] {
  if (words.length < 2) return []
  return words.map((_, at) => words.toSpliced(at, 1))
}
