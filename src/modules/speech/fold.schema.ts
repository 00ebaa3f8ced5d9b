import { europeanDigits } from '#platform/ids/schema'

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
const alike = pairs`æae œoe đd ðd ħh ıi łi øo ŧt ßss þp ŋn ĸk ĳii ŀi ŉn əe ẝf ỿy ¢c ¥y £i ×x ©c ®r §s °o`
/** Digits and signs typed for letters. */
const signs = pairs`0o 1i 2z 3e 4a 5s 6g 7t 8b 9g $s @a !i |i €e +t`
/** Spellings that people confuse within a script: short and long vowels, forms of alef, letters of other languages. */
const sameSound = pairs`ীি ূু ीि ूु ঈই ঊউ ईइ ऊउ ণন ষস শস জয ৎত ঁং ँं ৌো ैे ौो ॅे ॉो ऑओ ऐए ङन ञन णन षस शस
  ىي یي ےي کك ةه ھه ہه ەه ۀه ۃه ؤو ئي ٱا ڤف پب ٹت ڈد ڑر ںن گك چج ژز`
/** No sign of its own: dots below, virama-like joiners, the line that stretches Arabic words, marks of format. */
const unheard = /[\u093C\u09BC\u0640\p{Cf}]|(?=\p{Script=Inherited})\p{M}/gu

function pairs([written = '']: TemplateStringsArray): ReadonlyMap<string, string> {
  return new Map(
    written
      .trim()
      .split(/\s+/)
      .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
  )
}

/** Keeps what a function returns: texts hold few different characters, words and titles. */
export function keeping<Made>(make: (text: string) => Made, most = 20_000): (text: string) => Made {
  const kept = new Map<string, Made>()
  return (text) => {
    const before = kept.get(text)
    if (before !== undefined || kept.has(text)) return before as Made
    if (kept.size >= most) kept.clear()
    const made = make(text)
    kept.set(text, made)
    return made
  }
}

/** Makes something when it is first asked for. */
export function once<Made>(make: () => Made): () => Made {
  const kept = keeping(make)
  return () => kept('')
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
    if (!digits && /^\p{Lu}/u.test(character) && /\p{Ll}/u.test(text[at - 1] ?? '')) close()
    const sign = read === null && digits ? signAs(character) : undefined
    const letters = [...(read ?? sign ?? '')].map((letter) => ({ letter, at, end }))
    if (read !== null || (sign !== undefined && /\p{Nd}/u.test(character))) {
      word.push(...signsBehind, ...letters)
      signsBehind = []
    } else if (sign !== undefined) signsBehind.push(...letters)
    else if (reading !== 'tight' || /\s/u.test(character)) close()
    at = end
  }
  close()
  return words.map((one) => asSeen(one, reading === 'tight' ? 'v' : 'w'))
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

/** Returns the letters of a word that count: those typed twice count once, but for i, l and 1. */
function lettersOf(word: Word): Word {
  const letters: Letter[] = []
  for (const one of word) {
    const [before, last] = [letters.at(-2)?.letter, letters.at(-1)?.letter]
    const isMore = one.letter === last && (one.letter !== 'i' || before === 'i')
    if (isMore) letters[letters.length - 1] = { ...(letters.at(-1) as Letter), end: one.end }
    else letters.push(one)
  }
  return letters
}

export const spelt = (word: Word): string => word.map(({ letter }) => letter).join('')
export const keyOfWord = (word: Word): string => spelt(lettersOf(word))
/** Returns the form under which a word of a list is looked up. */
export const keyOf = (text: string): string => keyOfWord(wordsOf(text).flat())

/** A word of a text, folded: as it is looked up, as typed, and where. */
export type Token = ReturnType<typeof tokenOf>

/** Returns the words of a text; letters set apart ("v-i-s-a") are a word. */
export function tokensOf(text: string, reading?: Reading): Token[] {
  const words: Letter[][] = []
  let isOne = false
  for (const word of wordsOf(text, reading)) {
    const wasOne = isOne
    isOne = /^\p{L}$/u.test(text.slice(word[0]?.at, word.at(-1)?.end))
    if (isOne && wasOne && (words.at(-1)?.length ?? 0) < 40) words.at(-1)?.push(...word)
    else words.push([...word])
  }
  return words.map((word) => tokenOf(word, text))
}

export function tokenOf(word: Word, text: string) {
  const letters = lettersOf(word)
  const key = spelt(letters)
  const [at, end] = [letters[0]?.at ?? 0, letters.at(-1)?.end ?? 0]
  return { ...basesOf(key), key, letters, raw: text.slice(at, end), at, end }
}

/** The scripts in which public texts are written, as a refusal lists them. */
export const acceptedScripts = ['Latin', 'Bengali', 'Devanagari', 'Arabic'] as const
const scripts = acceptedScripts.map((script) => new RegExp(`^\\p{Script=${script}}`, 'u'))
const scriptOf = (text: string) => scripts.findIndex((script) => script.test(text))
export const isLatin = (key: string) => scriptOf(key) === 0
/** What Arabic writes to the front of a word: "and", "by", "for", "the". */
const prefixes = 'و ف ب ك ل ال وال فال بال كال لل ولل ول وب وبال فلل س وس'
  .split(' ')
  .map((each) => keyOf(each))

/** Returns a key, for Arabic also without what is written to its front. */
const basesOf = keeping((key) => {
  const cut = scriptOf(key) === 3 ? prefixes.filter((each) => key.startsWith(each)) : []
  const bare = cut.map((each) => key.slice(each.length)).filter(({ length }) => length > 1)
  return { bases: [key, ...bare] }
})

/** How the languages that are not written in Latin letters are spelt in them: many ways for a sound. */
const sounds: readonly (readonly [RegExp, string])[] = [
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
const nativeSounds: readonly (readonly [RegExp, string])[] = [
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
  const heard = (script === 0 ? sounds : nativeSounds).reduce(
    (text, [spelling, sound]) => text.replace(spelling, sound),
    key,
  )
  return heard.length < 5 ? null : heard
})

/**
 * Makes a test whether a key is one of some words but for one letter: missing, wrong, one more, or two exchanged. The
 * first letter is right, as nearly always.
 */
export function nearTo(words: Iterable<string>): (key: string) => boolean {
  const near = new Set([...words].flatMap((word) => [word, ...withoutOne(word)]))
  return (key) =>
    key.length > 5 && key.length < 25 && [key, ...withoutOne(key)].some((each) => near.has(each))
}
const withoutOne = (key: string) =>
  [...key].slice(1).map((_, at) => key.slice(0, at + 1) + key.slice(at + 2))

/** Returns the shortest way to cut a word into words that are known; null when there is none. */
export function piecesOf(
  word: Word,
  isKnown: (key: string, from: number) => boolean,
): Word[] | null {
  if (word.length > 80) return null
  const ways: (Word[] | null)[] = [[]]
  for (let end = 1; end <= word.length; end += 1) {
    ways[end] = null
    for (let from = Math.max(0, end - 16); from < end && !ways[end]; from += 1) {
      const piece = word.slice(from, end)
      const before = ways[from]
      if (before && isKnown(spelt(piece), from)) ways[end] = [...before, piece]
    }
  }
  return ways[word.length] ?? null
}

type Script = (typeof acceptedScripts)[number]
/** What is wrong with the characters of a text, and which they are. */
interface CharacterFault {
  code: 'hidden' | 'script' | 'marks' | 'mixed' | 'spaced'
  words: string
}

/** Pictures of everyday life; none of states, papers, seals, scales or ticks. */
const everyday =
  /[📞📱☎✉📧📍📌🕐🕘⏰⏳📅🗓📣📢🎉🌙⭐✨🙏😊🙂👋🤝❤💐✈🧳📝📚🏠⚠❗❓👉👇🎓🍽🌧☀💰💵🩺👷🚌🖐]/u

type Nature = Script | 'digit' | 'shared' | 'inherited' | 'joiner' | 'hidden' | 'other'
/** What a character is, by the first that it is of. Latin as languages are written: no phonetic letters or small capitals. */
const natures: readonly (readonly [Nature, RegExp])[] = [
  ['Latin', /[A-Za-z]/],
  ['digit', /[0-9\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF]/],
  ['other', /\p{Nd}/u],
  ['joiner', /[\u200C\u200D]/],
  ['shared', /[\n\r\t]|\uFE0F/],
  ['hidden', /\u034F|[\p{Cf}\p{Cc}\p{Co}\p{Cs}\p{Cn}\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/u],
  ['shared', everyday],
  ['shared', /(?![\p{L}\p{M}])[\p{P}\p{Zs}\p{Sc}+=<>|~^`°©®™№×÷−•·✓✔→←]/u],
  ['Latin', /(?=\p{Script=Latin})[\u0080-\u017F\u1E00-\u1EFFȘșȚțƠơƯưƏə]/u],
  ...(['Bengali', 'Devanagari', 'Arabic'] as const).map(
    (script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const,
  ),
  ['inherited', /\p{Script=Inherited}/u],
]
const natureOf = keeping(
  (character): Nature => natures.find(([, pattern]) => pattern.test(character))?.[0] ?? 'other',
)

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
