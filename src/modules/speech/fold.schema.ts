import { europeanDigits } from '#platform/ids/schema'
import { keeping } from '#platform/kept.schema'

/** Letters of the accepted scripts that look like others and that no decomposition reaches (UTS 39; see the test). */
const alike = pairs`æae œoe đd ðd ħh ıi łi øo ŧt ßss þp ŋn ĸk ĳii ŀi ŉn əe ẝf ỿy ¢c ¥y £i ×x ©c ®r §s °o`
/** Digits and signs typed for letters. */
const signs = pairs`0o 1i 2z 3e 4a 5s 6g 7t 8b 9g $s @a !i |i €e +t`
/** Spellings that people confuse within a script: short and long vowels, forms of alef, letters of other languages. */
const sameSound = pairs`ীি ূু ीि ूु ঈই ঊউ ईइ ऊउ ণন ষস শস ছস ঝজ झज ঠট ठट ृर ৃর জয ৎত ঁং ँं ৌো ैे ौो ॅे ॉो ऑओ ऐए ङन ञन णन षस शस
  ىي یي ےي کك ةه ھه ہه ەه ۀه ۃه ؤو ئي ٱا ڤف پب ٹت ڈد ڑر ںن گك چج ژز`
/** No sign of its own: dots below, virama-like joiners, the line that stretches Arabic words, marks of format. */
const unheard = /[\u093C\u09BC\u0903\u0983\u0640\p{Cf}]|(?=\p{Script=Inherited})\p{M}/gu

function pairs([written = '']: TemplateStringsArray): ReadonlyMap<string, string> {
  return new Map(
    written
      .trim()
      .split(/\s+/)
      .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
  )
}

/** Returns the letters that a character is read as; '' for a mark that is not heard, null where no letter stands. */
const readAs = keeping((character): string | null => {
  const plain = character.normalize('NFKC').normalize('NFD').replace(unheard, '')
  if (plain === '' && /[\p{M}\p{Cf}\u0640]/u.test(character)) return ''
  const letters = [...plain.toLowerCase()].map((one) => alike.get(one) ?? one)
  const read = letters.map((one) => sameSound.get(one) ?? (one === 'l' ? 'i' : one)).join('')
  return /^[\p{L}\p{M}]+$/u.test(read) ? read : null
})

/** Returns the digit or sign that may be typed for a letter, as that letter. */
const signAs = (character: string): string | undefined =>
  signs.get(europeanDigits(character.normalize('NFKC')))

/** A letter as a hasty eye reads it, and its place in the text as typed, so that a refusal can quote what was typed. */
interface Letter {
  letter: string
  at: number
  end: number
}

/** A word of a text, folded: as it is looked up, as typed, and where; `places` are those of the letters of its key. */
export interface Token extends Omit<Letter, 'letter'> {
  key: string
  /** The key, for Arabic also without what is written to its front. */
  bases: readonly string[]
  raw: string
  places: readonly Letter[]
}

/**
 * How a text is read: with digits and signs as letters, with them between words ("visa2026valid"), or without the signs
 * inside words ("emba-ssy", "(v)alid", "vvalid").
 */
export type Reading = 'signs' | 'parted' | 'tight'

/**
 * Returns the words of a text. Signs and digits are letters where they touch one ("v4lid", "@pproved"), except a sign at
 * the end of a word ("valid!"); letters set apart ("v-i-s-a") are a word.
 */
export function tokensOf(text: string, reading: Reading = 'signs'): Token[] {
  const words: Letter[][] = []
  let word: Letter[] = []
  let signsBehind: Letter[] = []
  let at = 0
  let isSingle = false
  const close = () => {
    // "i$", "vis@" end with a letter, "valid!" does not.
    while (word.length > 0 && /^[as]/.test(signsBehind[0]?.letter ?? ''))
      word.push(signsBehind.shift() as Letter)
    signsBehind = []
    const [first, last, closed] = [word[0], word.at(-1), word]
    if (!first || !last) return
    word = []
    const wasSingle = isSingle
    isSingle = /^\p{L}$/u.test(text.slice(first.at, last.end))
    if (isSingle && wasSingle && (words.at(-1)?.length ?? 0) < 40) words.at(-1)?.push(...closed)
    else words.push(closed)
  }
  for (const character of text) {
    const end = at + character.length
    const read = readAs(character)
    // "ContactIRCC": where digits part words, so do capitals.
    const isCapital = reading === 'parted' && /^\p{Lu}/u.test(character)
    if (isCapital && /\p{Ll}/u.test(text[at - 1] ?? '')) close()
    const sign = read === null && reading !== 'parted' ? signAs(character) : undefined
    // A vowel's mark set apart goes on with the word.
    if (word.length === 0 && read && /^\p{M}/u.test(character)) word = words.pop() ?? []
    const letters = [...(read ?? sign ?? '')].map((letter) => ({ letter, at, end }))
    if (read !== null || (sign !== undefined && /\p{Nd}/u.test(character))) {
      word.push(...signsBehind, ...letters)
      signsBehind = []
    } else if (sign !== undefined) signsBehind.push(...letters)
    else if (reading !== 'tight' || /\s/u.test(character)) close()
    at = end
  }
  close()
  const twoVs = reading === 'tight' ? 'v' : 'w'
  // What joins consonants is written or not: "अस्ली".
  const heard = (letters: Letter[]) => letters.filter(({ letter }) => !/[्্]/.test(letter))
  return words.map((letters) => tokenOf(once(heard(asSeen(letters, twoVs)), text), text))
}

/** "rn" is seen as m and "vv" as w; "न्" and "म्" before a consonant as the dot that may replace them. */
function asSeen(word: readonly Letter[], twoVs: string): Letter[] {
  const seen: Letter[] = []
  for (const one of word) {
    const [nasal, joiner] = seen.slice(-2)
    if (joiner?.letter === '्' && /[नम]/.test(nasal?.letter ?? '') && /[क-म]/.test(one.letter))
      seen.splice(-2, 2, { letter: 'ं', at: nasal?.at ?? 0, end: joiner.end })
    const pair = (seen.at(-1)?.letter ?? '') + one.letter
    const merged = pair === 'rn' ? 'm' : pair === 'vv' ? twoVs : undefined
    if (merged) seen.push({ letter: merged, at: seen.pop()?.at ?? 0, end: one.end })
    else seen.push(one)
  }
  return seen
}

/** Letters typed twice count once; of what is read as i only those typed so: "illegal" is no "iiegal". */
function once(word: readonly Letter[], text: string): Letter[] {
  const letters: Letter[] = []
  for (const one of word) {
    const [before, last] = [letters.at(-2)?.letter, letters.at(-1)]
    const isTwice = one.letter === last?.letter
    const isTyped = isTwice && text.slice(last.at, one.end) === 'ii'
    if (isTwice && (one.letter !== 'i' || before === 'i' || isTyped))
      letters.push({ letter: one.letter, at: letters.pop()?.at ?? 0, end: one.end })
    else letters.push(one)
  }
  return letters
}

function tokenOf(places: readonly Letter[], text: string): Token {
  const key = places.map(({ letter }) => letter).join('')
  const [at, end] = [places[0]?.at ?? 0, places.at(-1)?.end ?? 0]
  return { key, bases: basesOf(key), places, raw: text.slice(at, end), at, end }
}

/** Returns the form under which a word of a list is looked up. */
export const keyOf = (text: string): string =>
  tokensOf(text)
    .map(({ key }) => key)
    .join('')

/** The scripts in which public texts are written, as a refusal lists them. */
export const acceptedScripts = ['Latin', 'Bengali', 'Devanagari', 'Arabic'] as const
const scripts = acceptedScripts.map((script) => new RegExp(`^\\p{Script=${script}}`, 'u'))
export const scriptOf = (text: string) => scripts.findIndex((script) => script.test(text))
export const isLatin = (key: string) => scriptOf(key) === 0

/** What Arabic writes to the front of a word: "and", "by", "for", "the". */
const prefixes = 'و ف ب ك ل ال وال فال بال كال لل ولل ول وب وبال فلل س وس'.split(' ')
const basesOf = keeping((key): readonly string[] => {
  const cut = scriptOf(key) === 3 ? prefixes.filter((each) => key.startsWith(each)) : []
  return [key, ...cut.map((each) => key.slice(each.length)).filter(({ length }) => length > 1)]
})

/** Returns the shortest way to cut a word into words that are known; null when there is none. */
export function piecesOf(
  word: string,
  isKnown: (key: string, from: number) => boolean,
): string[] | null {
  if (word.length > 80) return null
  const ways: (string[] | null)[] = [[]]
  for (let end = 1; end <= word.length; end += 1) {
    ways[end] = null
    for (let from = Math.max(0, end - 16); from < end && !ways[end]; from += 1) {
      const before = ways[from]
      if (before && isKnown(word.slice(from, end), from))
        ways[end] = [...before, word.slice(from, end)]
    }
  }
  return ways[word.length] ?? null
}
