import { countryNames } from './countries.ts'
import { keyOf, plainCharacter } from './fold.ts'
import { scriptOf, type WordScript, wordsByScript } from './words/all-words.ts'
import type { WordClass, Words } from './words/word-class.ts'

export type Classes = ReadonlySet<WordClass>
interface Phrase {
  keys: readonly string[]
  classes: Set<WordClass>
}

export interface Lexicon {
  words: ReadonlyMap<string, Classes>
  /** By the key of their first word, the longest first. */
  phrases: ReadonlyMap<string, readonly Phrase[]>
  /** Words of authorities with seven letters or more, Arabic ones with their article, by their first and last letters. */
  nearly: ReadonlyMap<string, readonly string[]>
  /** Words of documents and verdicts with six letters or more, in the same way. */
  nearlyVerdict: ReadonlyMap<string, readonly string[]>
  /** The first words of authorities' two-word names, by the second: "high" under "commission". */
  firsts: ReadonlyMap<string, readonly string[]>
}

const made = new Map<WordScript, Lexicon>()
/** Returns the lexicon of a word's script; built on first use, so that starting the server does not wait for it. */
export function lexiconOf(word: string): Lexicon {
  const script = scriptOf(word)
  const found = made.get(script) ?? makeLexicon(script)
  made.set(script, found)
  return found
}

/** Returns the keys of the words of a phrase. */
export function keysOf(phrase: string): string[] {
  // Most are plain words, and the tables are long.
  if (/^[A-Za-z]+(?: [A-Za-z]+)*$/.test(phrase)) return phrase.toLowerCase().split(' ').map(keyOf)
  return phrase
    .normalize('NFKC')
    .split(
      /[\s\-/]+|(?<=^\p{L}{1,2})['’](?=\p{L}{3})|(?<=\s\p{L})['’](?=\p{L}{3})|(?=['’]s\b|['’]re\b)/u,
    )
    .filter(Boolean)
    .map((word) =>
      /^['’](?:s|re)$/.test(word)
        ? `'${word.slice(1)}`
        : keyOf(
            [...word]
              .map(plainCharacter)
              .join('')
              .replace(/[^\p{L}\p{M}\p{N}$@!|]/gu, ''),
          ),
    )
}

const isVerbLast: ReadonlySet<WordScript> = new Set(['bengali', 'devanagari'])

function makeLexicon(script: WordScript): Lexicon {
  const words = new Map<string, Set<WordClass>>()
  const phrases = new Map<string, Phrase[]>()
  const add = (entry: string, name: WordClass) => {
    const keys = keysOf(entry)
    const [first] = keys
    if (first === undefined) return
    if (keys.length === 1) {
      const classes = words.get(first)
      if (classes) classes.add(name)
      else words.set(first, new Set([name]))
      return
    }
    // "homeaffairs", "highcommission": hosts write two words as one.
    const joined = keys.join('')
    if (
      (name === 'authority' || name === 'country') &&
      joined.length >= 10 &&
      /^[a-z]+$/.test(joined) &&
      !words.has(joined)
    )
      words.set(joined, new Set([name]))
    const list = phrases.get(first) ?? []
    const same = list.find(
      (one) => one.keys.length === keys.length && one.keys.every((key, at) => key === keys[at]),
    )
    if (same) same.classes.add(name)
    else list.push({ keys, classes: new Set([name]) })
    phrases.set(first, list)
  }
  for (const each of wordsByScript[script])
    for (const [name, list] of Object.entries(each as Words))
      for (const entry of list.split(',')) add(entry.trim(), name as WordClass)
  for (const country of countryNames(script)) add(country, 'country')
  // "সরকার নয়" is in the sentence of H1; where verbs come last it also ends clauses that deny more.
  for (const { keys, classes } of isVerbLast.has(script) ? [...phrases.values()].flat() : [])
    if (classes.has('above') && keys.some((key) => words.get(key)?.has('not'))) classes.add('not')
  for (const list of phrases.values())
    list.sort((one, other) => other.keys.length - one.keys.length)
  const isLatin = script === 'latin'
  return {
    words,
    phrases,
    nearly: nearlyOf(script === 'arabic' ? withArticle(words) : words, isOfAuthority),
    nearlyVerdict: isLatin ? nearlyOf(words, isOfVerdict) : new Map(),
    firsts: isLatin ? firstsOf(phrases) : new Map(),
  }
}

function firstsOf(phrases: ReadonlyMap<string, readonly Phrase[]>): Map<string, string[]> {
  const firsts = new Map<string, string[]>()
  for (const { keys, classes } of [...phrases.values()].flat()) {
    const [first, second] = keys
    if (keys.length !== 2 || !classes.has('authority') || !first || !second) continue
    if (first.length >= 4 && second.length >= 5)
      firsts.set(second, [...(firsts.get(second) ?? []), first])
  }
  return firsts
}

/** Long words that name an authority only together with others. */
const slippery: ReadonlySet<string> = new Set(
  [
    'immigration',
    'department',
    'authority',
    'tribunal',
    'ombudsman',
    'inspectorate',
    'registrar',
    'commission',
    'commissioner',
    'directorate',
    'migration',
    'passport',
  ].map(keyOf),
)

const isOfAuthority = (word: string, classes: Classes) =>
  word.length >= 7 && (classes.has('authority') || classes.has('official') || slippery.has(word))

const isOfVerdict = (word: string, classes: Classes) =>
  word.length >= 6 &&
  (['credential', 'verdict', 'surely', 'attest'] as const).some((name) => classes.has(name))

/** The article of Arabic, without which its words are listed. */
export const article = 'ال'

const withArticle = (words: ReadonlyMap<string, Classes>): Map<string, Classes> =>
  new Map(
    [...words].flatMap(([word, classes]) => [
      [word, classes],
      [article + word, classes],
    ]),
  )

function nearlyOf(
  words: ReadonlyMap<string, Classes>,
  isMeant: (word: string, classes: Classes) => boolean,
): Map<string, string[]> {
  const nearly = new Map<string, string[]>()
  for (const [word, classes] of words) {
    if (!isMeant(word, classes)) continue
    for (const end of endsOf(word)) {
      const list = nearly.get(end)
      if (list) list.push(word)
      else nearly.set(end, [word])
    }
  }
  return nearly
}

/** Returns the first three letters of a word and the last: one typing error leaves one of them as it was. */
export const endsOf = (word: string): readonly string[] => [
  `${word.slice(0, 3)}-`,
  `-${word.slice(-3)}`,
]
