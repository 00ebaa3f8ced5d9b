/**
 * A letter of a text as a hasty eye reads it. `at` and `end` are its place in the text as typed, so that a refusal can
 * quote what was typed.
 */
export interface Letter {
  letter: string
  at: number
  end: number
}

/** A run of letters without a gap; digits and signs that stand for letters are letters. */
export type Word = readonly Letter[]

/** Letters of the accepted scripts that look like others and that no decomposition reaches (UTS 39; see the test). */
const alike = pairs(
  `æae œoe đd ðd ħh ıi łi øo ŧt ßss þp ŋn ĸk ĳii ŀi ŉn əe ẝf ỿy ¢c ¥y £i ×x ©c ®r §s °o`,
)
/** Digits and signs typed for letters. */
const signs = pairs('0o 1i 2z 3e 4a 5s 6g 7t 8b 9g $s @a !i |i €e +t')
/** Spellings that people confuse within a script: short and long vowels, forms of alef, letters of other languages. */
const sameSound = pairs(
  `ীি ূু ीि ूु ঈই ঊউ ईइ ऊउ ণন ষস শস জয ৎত ঁং ँं ৌো ैे ौो ॅे ॉो ऑओ ऐए ङन ञन णन षस शस
  ىي یي ےي کك ةه ھه ہه ەه ۀه ۃه ؤو ئي ٱا ڤف پب ٹت ڈد ڑر ںن گك چج ژز`,
)
/** No sign of its own: dots below, virama-like joiners, the line that stretches Arabic words, marks of format. */
const unheard = /[\u093C\u09BC\u0640\p{Cf}]|(?=\p{Script=Inherited})\p{M}/gu

function pairs(table: string): ReadonlyMap<string, string> {
  return new Map(table.split(/\s+/).map((pair) => [pair.slice(0, 1), pair.slice(1)] as const))
}

const known = new Map<string, string>()

/** Returns the letters that a character is read as; '' for a mark that is not heard, null where no letter stands. */
function readAs(character: string): string | null {
  const before = known.get(character)
  if (before !== undefined) return before === ' ' ? null : before
  const read = foldCharacter(character)
  // Texts hold few different characters: those of four scripts.
  if (known.size < 20_000) known.set(character, read ?? ' ')
  return read
}

function foldCharacter(character: string): string | null {
  const plain = character.normalize('NFKC').normalize('NFD').replace(unheard, '')
  if (plain === '' && /[\p{M}\p{Cf}\u0640]/u.test(character)) return ''
  const letters = [...plain.toLowerCase()].map((one) => alike.get(one) ?? one)
  const read = letters.map((one) => sameSound.get(one) ?? (one === 'l' ? 'i' : one)).join('')
  return /^[\p{L}\p{M}]+$/u.test(read) ? read : null
}

/** Returns the digit or sign that may be typed for a letter, as that letter. */
function signAs(character: string): string | undefined {
  const sign = signs.get(character.normalize('NFKC'))
  if (sign !== undefined || !/\p{Nd}/u.test(character)) return sign
  return signs.get(String(digitValue(character.codePointAt(0) ?? 0)))
}

/** Unicode has digits in runs of ten, so a digit's value is the distance from the zero of its run. */
function digitValue(code: number): number {
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}

/**
 * How a text is read: with digits and signs as letters, with them between words ("visa2026valid"), or without the signs
 * inside words ("emba-ssy", "(v)alid", "vvalid").
 */
export type Reading = 'signs' | 'parted' | 'tight'

/**
 * Returns the words of a text. Signs and digits are letters where they touch one ("v4lid", "@pproved"), except a sign at
 * the end of a word ("valid!").
 */
export function wordsOf(text: string, reading: Reading = 'signs'): Word[] {
  const digits = reading !== 'parted'
  const words: Letter[][] = []
  let word: Letter[] = []
  let signsBehind: Letter[] = []
  let at = 0
  const close = () => {
    // "i$": money behind a word is a letter, an exclamation mark is not.
    while (word.length > 0 && signsBehind[0]?.letter === 's')
      word.push(signsBehind.shift() as Letter)
    if (word.length > 0) words.push(word)
    word = []
    signsBehind = []
  }
  for (const character of text) {
    const end = at + character.length
    const read = readAs(character)
    // "ContactIRCC": where digits part words, so do capitals.
    if (
      !digits &&
      isCapital(character) &&
      text[at - 1] !== undefined &&
      /\p{Ll}/u.test(text[at - 1] ?? '')
    )
      close()
    if (read !== null) {
      word.push(...signsBehind, ...[...read].map((letter) => ({ letter, at, end })))
      signsBehind = []
    } else {
      const sign = digits ? signAs(character) : undefined
      if (sign === undefined && reading === 'tight' && !/\s/u.test(character)) {
        at = end
        continue
      }
      if (sign === undefined) close()
      else if (/\p{Nd}/u.test(character)) {
        word.push(...signsBehind, { letter: sign, at, end })
        signsBehind = []
      } else signsBehind.push({ letter: sign, at, end })
    }
    at = end
  }
  close()
  return words
    .map((one) => asSeen(one, reading === 'tight' ? 'v' : 'w'))
    .filter((one) => one.length > 0)
}

/** "rn" is seen as m and "vv" as w; "न्" and "म्" before a consonant as the dot that may replace them. */
function asSeen(word: readonly Letter[], twoVs: string): Word {
  const seen: Letter[] = []
  for (const one of word) {
    const [nasal, joiner] = seen.slice(-2)
    if (joiner?.letter === '्' && /[नम]/.test(nasal?.letter ?? '') && /[क-म]/.test(one.letter))
      seen.splice(-2, 2, { letter: 'ं', at: nasal?.at ?? 0, end: joiner.end })
    const last = seen.at(-1)
    const pair = last === undefined ? '' : last.letter + one.letter
    const merged = pair === 'rn' ? 'm' : pair === 'vv' ? twoVs : undefined
    if (last && merged) seen[seen.length - 1] = { letter: merged, at: last.at, end: one.end }
    else seen.push(one)
  }
  return seen
}

/** Returns the form under which a word of a list is looked up: letters typed twice count once, but for i, l and 1. */
export function keyOf(text: string): string {
  const letters = wordsOf(text).flat()
  return letters
    .map(({ letter }) => letter)
    .join('')
    .replace(/([^i])\1+/gu, '$1')
    .replace(/i{3,}/g, 'ii')
}

/** Returns the key of a word that stands in a text. */
export function keyOfWord(word: Word): string {
  let key = ''
  for (const { letter } of word)
    if (letter === 'i' ? !key.endsWith('ii') : !key.endsWith(letter)) key += letter
  return key
}

const isCapital = (character: string) => /\p{Lu}/u.test(character)

/** The scripts in which public texts are written, as a refusal lists them. */
export const acceptedScripts = ['Latin', 'Bengali', 'Devanagari', 'Arabic'] as const
type Script = (typeof acceptedScripts)[number]
const ofScript = acceptedScripts.map(
  (script) => [script, new RegExp(`^\\p{Script=${script}}`, 'u')] as const,
)

/** What is wrong with the characters of a text, and which they are. */
export interface CharacterFault {
  code: 'hidden' | 'script' | 'marks' | 'mixed' | 'spaced'
  words: string
}

/** Punctuation and symbols that every script uses, currencies among them. */
const shared = /[\p{Nd}\p{P}\p{Zs}\p{Sc}\n\r\t+=<>|~^`°©®™№×÷−•·✓✔→←]/u
/** Pictures of everyday life; none of states, papers, seals, scales or ticks. */
const everyday = new Set(
  '📞📱☎✉📧📍📌🕐🕘⏰⏳📅🗓📣📢🎉🌙⭐✨🙏😊🙂👋🤝❤💐✈🧳📝📚🏠⚠❗❓👉👇🎓🍽🌧☀💰💵🩺👷🚌🖐',
)
const hidden = /\u034F|[\p{Cf}\p{Cc}\p{Co}\p{Cs}\p{Cn}\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/u

type Nature = Script | 'digit' | 'shared' | 'inherited' | 'joiner' | 'hidden' | 'other'
const natures = new Map<string, Nature>()

function natureOf(character: string): Nature {
  const known = natures.get(character)
  if (known) return known
  const nature = foundNature(character)
  if (natures.size < 20_000) natures.set(character, nature)
  return nature
}

function foundNature(character: string): Nature {
  if (/[A-Za-z]/.test(character)) return 'Latin'
  if (/\p{Nd}/u.test(character)) return isOurs(character) ? 'digit' : 'other'
  if (/[\u200C\u200D]/.test(character)) return 'joiner'
  if (/[\n\r\t]/.test(character)) return 'shared'
  if (hidden.test(character)) return 'hidden'
  if (everyday.has(character)) return 'shared'
  if (character === '\uFE0F') return 'shared'
  if (!/[\p{L}\p{M}]/u.test(character)) return shared.test(character) ? 'shared' : 'other'
  const script = ofScript.find(([, pattern]) => pattern.test(character))?.[0]
  if (script === 'Latin') return isPlainLatin(character) ? script : 'other'
  return script ?? (/\p{Script=Inherited}/u.test(character) ? 'inherited' : 'other')
}

const isOurs = (digit: string) =>
  /[0-9\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF]/.test(digit)

/** As languages are written; not phonetic letters, small capitals or letters in circles. */
function isPlainLatin(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return code < 0x180 || (code >= 0x1e00 && code <= 0x1eff) || /[ȘșȚțƠơƯưƏə]/.test(character)
}

/**
 * Returns the first fault of a text's characters, null when it has none: letters of four scripts, one script within a
 * word (UTS 39), no control or format characters, at most two marks in a row, no words with gaps between their letters.
 */
export function characterFault(text: string): CharacterFault | null {
  let word = ''
  let script: Script | null = null
  let marks = 0
  let singles = 0
  for (const character of text) {
    const nature = natureOf(character)
    // The dot below a Bengali or Devanagari letter makes it another letter.
    if (!/[\u093C\u09BC]/.test(character)) marks = /^\p{M}/u.test(character) ? marks + 1 : 0
    if (marks > 2) return { code: 'marks', words: word }
    if (nature === 'hidden') return { code: 'hidden', words: word }
    if (nature === 'other') return { code: 'script', words: character }
    if (nature === 'shared') {
      if (word !== '') singles = word.replace(/\p{M}/gu, '').length === 1 ? singles + 1 : 0
      if (singles > 4) return { code: 'spaced', words: word }
      word = ''
      script = null
    } else if (nature === 'joiner' || nature === 'inherited') {
      // Where these scripts need them: inside a word, never elsewhere.
      if (script === null || (nature === 'joiner' && script === 'Latin'))
        return { code: nature === 'joiner' ? 'hidden' : 'marks', words: word }
    } else if (nature !== 'digit') {
      if (word.length < 40) word += character
      if (script !== null && script !== nature) return { code: 'mixed', words: word }
      script = nature
    }
  }
  // "ﷺ" is eighteen letters: one is a word, a page of them would be a flood.
  if (text.normalize('NFKC').length <= 2 * text.length + 200) return null
  return { code: 'script', words: [...text].find((one) => one.normalize('NFKC').length > 3) ?? '' }
}
