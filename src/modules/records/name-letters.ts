/**
 * Names in Latin, Bengali, Devanagari and Arabic letters as what is heard, in one alphabet: consonants in classes, vowels,
 * and what a script leaves open.
 *
 * - `a e i o u`, `y w h`: as they are written
 * - `~` the vowel within a letter of Bengali or Devanagari: a, o or none
 * - `.` a vowel that Arabic does not write: a short one or none; `:`, `;`, `!` and `,` the same where one is likelier
 * - `` ` `` the ayn, often a vowel
 * - `*` some vowel at an Arabic beginning, `^` one that is not i
 * - `A I U` the vowels that Arabic writes, of which I and U may be consonants; `Z` a ya at the end: i or a
 * - other capitals: a letter that is heard in several ways (`hearings`)
 */

/** How a letter is heard in different places; each makes another reading of the word. */
export const hearings: Readonly<Record<string, readonly string[]>> = {
  // Arabic ba also writes p, jim is g in Egypt, qaf in the Gulf; th and dh are s and z to others.
  ...{ B: ['b', 'p'], G: ['j', 'g'], X: ['k', 'g'], T: ['t', 's', 'th'], D: ['d', 'j', 'dh'] },
  // ch is s in French spellings, and one Bengali letter; ng at an end; a d with a dot.
  ...{ H: ['b', 'bh'], C: ['c', 's'], N: ['n', 'ng'], R: ['r', 'd'] },
  // Conjuncts: Lakshmi, Lakkhi, Chhetri; Gyan, Jnan.
  ...{ K: ['ks', 'k', 'c'], Q: ['gy', 'gn', 'jn'] },
  // v and w, which the east of India hears as b (S: at an end); ya, which it hears as j; ya without a vowel or with one.
  ...{ V: ['w', 'b'], S: ['w', 'w~', 'b~'], Y: ['y', 'j'], L: ['y~', 'y'] },
  // Below another letter Bengali hardly hears it: Sandhya, Shondha.
  z: ['y', ''],
  // The nasal sign, which many leave out; o at a Bengali beginning, which is wa in Arabic names: Wahab.
  ...{ x: ['n', ''], v: ['o', 'w~'] },
  // Of an Arabic ta marbuta one hears a, or at when another name follows.
  ...{ M: ['a', 'at'], J: ['a', 'at', 'et', ''], F: ['f', 'w'] },
}

const latinSpellings: readonly (readonly [RegExp, string])[] = [
  [/que?$|qu(?=[aeiou])/g, 'k'],
  [/ck|kh|q|c(?![hiey])|k/g, 'k'],
  [/c+h+/g, 'C'],
  [/sh|c|s/g, 's'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/gh/g, 'g'],
  [/ng(?![aeiou])/g, 'N'],
  [/[jz]h?/g, 'j'],
  [/^th/g, 't'],
  [/th/g, 'T'],
  [/^dh/g, 'd'],
  [/dh/g, 'D'],
  [/^bh/g, 'b'],
  [/bh/g, 'H'],
  [/^yea/g, 'Ya'],
  [/v|(?<=[aeiou])w(?=[aeiou])/g, 'V'],
  [/^y(?=[aeiou])/g, 'Y'],
]

export function fromLatin(word: string): string {
  return latinSpellings.reduce((text, [spelling, heard]) => text.replace(spelling, heard), word)
}

/** Stands for a nasal sign while folding, which drops that; no name of ours has this letter. */
export const nasal = 'ৱ'

/** Bengali. Devanagari has the same letters in the same order (both blocks follow ISCII), so this serves for it too. */
const brahmicLetters: Readonly<Record<string, string>> = {
  ...{ অ: '~', আ: 'a', ই: 'i', ঈ: 'i', উ: 'u', ঊ: 'u', ঋ: 'ri', এ: 'e', ঐ: 'oi', ও: 'o', ঔ: 'ou' },
  ...{ 'া': 'a', 'ি': 'i', 'ী': 'i', 'ু': 'u', 'ূ': 'u', 'ৃ': 'ri' },
  ...{ 'ে': 'e', 'ৈ': 'oi', 'ো': 'o', 'ৌ': 'ou' },
  ...{ ক: 'k', খ: 'k', গ: 'g', ঘ: 'g', ঙ: 'n', চ: 'c', ছ: 'C', জ: 'j', ঝ: 'j', ঞ: 'n' },
  ...{ ট: 't', ঠ: 't', ড: 'd', ঢ: 'd', ণ: 'n', ত: 't', থ: 't', দ: 'd', ধ: 'd', ন: 'n' },
  ...{ প: 'p', ফ: 'f', ব: 'b', ভ: 'V', ম: 'm', য: 'y', র: 'r', ল: 'l', '\u09b5': 'V' },
  ...{ শ: 's', ষ: 's', স: 's', হ: 'h', 'ং': 'n', [nasal]: 'x' },
}
const devanagari = /[\u0900-\u097F]/u
const devanagariToBengali = 0x80
/** Vowels of loans, which Bengali does not have. */
const loanVowels: Readonly<Record<string, string>> = {
  ऑ: 'ओ',
  'ॉ': 'ो',
  ऍ: 'ए',
  'ॅ': 'े',
  ऎ: 'ए',
  'ॆ': 'े',
}

const aVowelSign = /[\u09BE-\u09CC]/u
const aVowel = /[\u0985-\u0994\u09BE-\u09CC]/u
const aConsonant = /[\u0995-\u09B9]/u
const virama = '্'

/** Reads Bengali or Devanagari, with the vowels that these scripts do not write. */
export function fromBrahmic(word: string): string {
  const isDevanagari = devanagari.test(word)
  const letters = [...word.normalize('NFC')].map((letter) => {
    const known = loanVowels[letter] ?? letter
    const code = known.codePointAt(0) as number
    return code < 0x0980 ? String.fromCodePoint(code + devanagariToBengali) : known
  })
  return letters
    .map((letter, at) => {
      const heard = brahmicSound(letters, at, isDevanagari)
      const next = letters[at + 1]
      if (!aConsonant.test(letter) || next === virama || (next && aVowelSign.test(next)))
        return heard
      if (next === 'ই' || next === 'ঈ') return `${heard}~`
      if (next !== undefined) return aVowel.test(next) ? heard : heard === 'y' ? 'L' : `${heard}~`
      if (letter === '\u09b5') return 'S'
      if (isDevanagari && heard === 'y') return 'L'
      // At the end of a word behind two consonants only (Krishna, Tanka, but Nagen), and in Subrata.
      const before = letters[at - 1]
      const isOpen =
        before === virama || before === 'ং' || (letter === 'ত' && isBare(letters, at - 1))
      return isOpen ? `${heard}~` : heard
    })
    .join('')
}

/** Tells whether a consonant has no vowel of its own. */
const isBare = (letters: readonly string[], at: number) => aConsonant.test(letters[at] ?? '')

function brahmicSound(letters: readonly string[], at: number, isDevanagari: boolean): string {
  const [joined = '', before = '', letter = '', next = '', after = ''] = [-2, -1, 0, 1, 2].map(
    (by) => letters[at + by],
  )
  const isJoined = before === virama
  if (letter === 'য' && isJoined && !isDevanagari) return joined === 'র' ? 'Y' : 'z'
  // Without its dot, which search drops, it is y within a word.
  if (letter === 'য') return at === 0 ? 'Y' : 'y'
  if (letter === 'ও' && at === 0 && aConsonant.test(next) && next !== 'য') return 'v'
  if (letter === 'ভ' && (isDevanagari || at === 0)) return 'b'
  if ((letter === 'ড' || letter === 'ঢ') && at > 0 && !isJoined && next !== virama) return 'R'
  // Written below another letter it is hardly heard, or a w.
  if ((letter === 'ব' || letter === '\u09b5') && isJoined && !/[মবরল]/.test(joined)) return 'w'
  if (next === virama && letter + after === 'ক' + 'ষ') return 'K'
  if (letter === 'ষ' && isJoined && joined === 'ক') return ''
  if (next === virama && letter + after === 'জ' + 'ঞ') return 'Q'
  if (letter === 'ঞ' && isJoined && joined === 'জ') return ''
  if ((letter === 'ৈ' || letter === 'ঐ') && (isDevanagari || next === 'য')) return 'ai'
  if (letter === 'ং' && isDevanagari && /[পফবভম]/.test(next)) return 'm'
  return brahmicLetters[letter] ?? ''
}

/** Letters of Arabic, Persian and Urdu, as search folds them. */
const arabicLetters: Readonly<Record<string, string>> = {
  ...{ ا: 'A', ب: 'B', پ: 'p', ت: 't', ٹ: 't', ث: 'T', ج: 'G', چ: 'c', ح: 'h', خ: 'k', د: 'd' },
  ...{ ڈ: 'd', ذ: 'D', ر: 'r', ڑ: 'R', ز: 'j', ژ: 'j', س: 's', ش: 's', ص: 's', ض: 'D', ط: 't' },
  ...{ ظ: 'D', ع: '`', غ: 'g', ف: 'F', ڤ: 'V', ق: 'X', ك: 'k', گ: 'g', ل: 'l', م: 'm', ن: 'n' },
  ...{ ں: 'n', ٲ: 'A', ه: 'h', ھ: '', و: 'U', ي: 'I', ے: 'I', ء: '' },
}

export function fromArabic(word: string): string {
  // The waw of Amr is not heard.
  const letters = [...(word === 'عمرو' ? 'عمر' : word)]
  const first = word.startsWith('ال') ? [0, 2] : [0]
  const heard = letters.map((letter, at) => {
    if (first.includes(at) && (letter === 'ا' || letter === 'ع')) return '*'
    if (letter === 'ٲ') return '^'
    const isLast = at === letters.length - 1 && at > 0
    if (isLast && letter === 'ه') return 'M'
    if (isLast && letter === 'ي') return 'Z'
    return arabicLetters[letter] ?? ''
  })
  return heard
    .join('.')
    .replace(/\.+/g, '.')
    .replace(/\.?([AMZ*^])\.?/g, '$1')
    .replace(/\.?`\.?/g, '`')
    .replace(/[.`]$/, '')
    .replace(/\*A/g, 'a')
    .replace(/[Aa]Z$/, 'E')
    .replace(/^([^.*^aAIU])\.(?=[^.AIU]Z$)/, '$1,')
    .replace(/AM$/, 'M')
    .replace(/IM$/, 'IJ')
    .replace(/(?<=..)\.(?=[^.AMZJIU][MJ]?$)/, lastOf)
}

/** In the last syllable Arabic leaves u out hardly ever, and i only behind a long a or in words such as Muhsin. */
function lastOf(vowel: string, _at: number, heard: string): string {
  if (heard.includes('U') || heard.endsWith('t')) return vowel
  if (heard.startsWith('a') || heard.includes('*l')) return vowel
  return heard.includes('A') ? ';' : heard.startsWith('m') ? '!' : ':'
}
