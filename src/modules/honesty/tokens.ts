import { authorityAndRest, joinedWords, shortenedFirst, slipOf } from './disguise.ts'
import type { Steps } from './fold.ts'
import { type Classes, lexiconOf } from './lexicon.ts'
import { type Gap, type Raw, rawWords } from './raw-words.ts'
import { stemsOf } from './stems.ts'
import type { WordClass } from './words/word-class.ts'

/** A word, or several that are one thing ("high commission"), and its possible classes. */
export interface Token {
  /** As it was written. */
  text: string
  /** The same in lower case; symbols used for letters are not replaced. */
  word: string
  key: string
  classes: Classes
  gap: Gap
  /** Whether a question mark comes between it and the next. */
  asks: boolean
  /** Whether it has no ending, like a subject or a predicate. */
  bare: boolean
  capital: boolean
  /** Whether it begins something that is said apart: after a semicolon, in or after parentheses. */
  isApart: boolean
}

const nothing: Classes = new Set()

export const is = (token: Token | undefined, ...names: WordClass[]): boolean =>
  token !== undefined && names.some((name) => token.classes.has(name))

/** Returns the words of a text, as a reader sees them, each with its possible classes. */
export function tokensOf(text: string, steps: Steps = { count: 0 }): Token[] {
  return phrasesIn(unspaced(rawWords(text, steps), steps), steps)
}

/** Joins spaced letters ("v i s a", "V.F.S.") to the word that they spell. */
function unspaced(raws: readonly Raw[], steps: Steps): Raw[] {
  const words: Raw[] = []
  for (let at = 0; at < raws.length; ) {
    let end = at
    while (
      end < raws.length &&
      raws[end]?.key.length === 1 &&
      (end === at || raws[end]?.gap !== 'line')
    )
      end += 1
    const first = raws[at] as Raw
    const run = raws.slice(at, end)
    if (run.length >= 3) {
      const key = run.map((raw) => raw.key).join('')
      const parts = meanings(key).length > 0 ? [key] : (joinedWords(key, steps) ?? [key])
      parts.forEach((part, place) => {
        words.push({
          ...first,
          text: part,
          key: part,
          gap: place === 0 ? first.gap : 'space',
          isApart: place === 0 && first.isApart,
        })
      })
      at = end
    } else {
      words.push(first)
      at += 1
    }
  }
  return words
}

function meanings(key: string): { classes: Classes; bare: boolean }[] {
  const { words } = lexiconOf(key)
  const found: { classes: Classes; bare: boolean }[] = []
  stemsOf(key).forEach((stem, place) => {
    const classes = words.get(stem)
    if (classes) found.push({ classes, bare: place === 0 })
  })
  return found
}

function phrasesIn(raws: readonly Raw[], steps: Steps): Token[] {
  const tokens: Token[] = []
  const stems = raws.map(({ key }, at) => {
    steps.count += 1
    const stems = stemsOf(key)
    const { phrases, words } = lexiconOf(key)
    if (stems.some((stem) => words.has(stem) || phrases.has(stem))) return stems
    const next = raws[at + 1]
    const slip =
      slipOf(key, steps) ?? (next?.gap === 'space' ? shortenedFirst(key, next.key) : null)
    return slip === null ? stems : [...stems, slip]
  })
  const matches = (keys: readonly string[], at: number) =>
    keys.every((key, place) => {
      steps.count += 1
      const raw = raws[at + place]
      return (
        raw &&
        (place === 0 || (raw.gap !== 'line' && raw.gap !== 'end')) &&
        stems[at + place]?.includes(key)
      )
    })
  for (let at = 0; at < raws.length; ) {
    const raw = raws[at] as Raw
    const starts = (stems[at] ?? []).flatMap((stem) => lexiconOf(stem).phrases.get(stem) ?? [])
    const found = starts.filter(({ keys }) => matches(keys, at))
    const longest = Math.max(0, ...found.map(({ keys }) => keys.length))
    const size = longest || joinedPair(raws, at) || 1
    const shared = sharedOf(raws.slice(at, at + size))
    if (longest > 0) {
      const classes = new Set(
        found.filter(({ keys }) => keys.length === longest).flatMap((one) => [...one.classes]),
      )
      tokens.push({
        ...shared,
        // "Embasy approved" is what its first word is misspelt from.
        key: stemsOf(raw.key).includes(found[0]?.keys[0] ?? '')
          ? raw.key
          : (found[0]?.keys[0] ?? raw.key),
        classes,
        bare: stems[at + size - 1]?.[0] === found[0]?.keys.at(-1),
      })
    } else
      tokens.push(
        ...wordsOf(
          raws
            .slice(at, at + size)
            .map((one) => one.key)
            .join(''),
          shared,
          steps,
        ),
      )
    at += size
  }
  return tokens
}

/** What a token has from its words, whatever they mean. */
function sharedOf(words: readonly Raw[]): Omit<Token, 'key' | 'classes' | 'bare'> {
  const [first, last] = [words[0], words.at(-1)] as [Raw, Raw]
  const text = words.map((one) => one.text).join(' ')
  return {
    text,
    word: text.toLowerCase(),
    gap: first.gap,
    asks: last.asks,
    capital: /^\p{Lu}/u.test(first.text),
    isApart: first.isApart,
  }
}

const single = /^\p{L}\p{M}*$/u
const longestSpelled = 10
/**
 * Classes whose words may be split to hide them; of offices only "depart ment" and the like, since "unit" and "desk"
 * arise by chance.
 */
const spelledApart: readonly WordClass[] = [
  'authority',
  'official',
  'topic',
  'credential',
  'office',
]
const shortestOffice = 9

/** "IRC C", "ভি সা": capitals with one on its own, and scripts whose marks are letters of the key. */
const fewLetters = (parts: readonly Raw[]) =>
  parts.every(({ text }) => /[\u0900-\u09FF]/.test(text)) ||
  (parts.some(({ key }) => key.length === 1) && parts.every(({ text }) => /^[A-Z]+$/.test(text)))

/** Returns how many parts of a split word ("Minis try", "স র কা রি") spell the word of an authority. */
function joinedPair(raws: readonly Raw[], at: number): number {
  for (let size = 2; size <= longestSpelled; size += 1) {
    const parts = raws.slice(at, at + size)
    if (parts.length < size || parts.some((part, place) => place > 0 && part.gap !== 'space'))
      return 0
    if (size > 3 && !parts.every((part) => single.test(part.text))) return 0
    const key = parts.map((part) => part.key).join('')
    if (key.length < (fewLetters(parts) ? 4 : 5) || key.length > 20) continue
    const { words } = lexiconOf(key)
    const classes = words.get(key)
    const strange = parts.some((part) => !words.has(part.key) || part.key.length === 1)
    const tells = (name: WordClass) =>
      classes?.has(name) && (name !== 'office' || key.length >= shortestOffice)
    if (strange && spelledApart.some(tells)) return size
  }
  return 0
}

function wordsOf(
  key: string,
  shared: Omit<Token, 'key' | 'classes' | 'bare'>,
  steps: Steps,
): Token[] {
  const found = meanings(key)
  if (found.length > 0)
    return [
      {
        ...shared,
        key,
        classes: new Set(found.flatMap(({ classes }) => [...classes])),
        bare: found[0]?.bare ?? false,
      },
    ]
  const slip = slipOf(key, steps)
  const slipped = slip === null ? undefined : lexiconOf(slip).words.get(slip)
  if (slip !== null && slipped) return [{ ...shared, key: slip, classes: slipped, bare: true }]
  const parts = joinedWords(key, steps) ?? authorityAndRest(key, steps)
  if (!parts) return [{ ...shared, key, classes: nothing, bare: true }]
  return parts.map((part, place) => ({
    ...shared,
    text: part,
    word: part,
    key: part,
    gap: place === 0 ? shared.gap : 'space',
    isApart: place === 0 && shared.isApart,
    classes: new Set(meanings(part).flatMap(({ classes }) => [...classes])),
    bare: true,
  }))
}
