import { keyOfWord, type Word, wordsOf } from './fold.schema.ts'
import {
  type Entry,
  index,
  inPieces,
  type Node,
  type Phrase,
  plainWords,
  shortestRunOn,
} from './lists.schema.ts'
import { arabicPrefixes, type WordKind } from './words.schema.ts'

/** A word of a list in a text: as typed, its kind, its language, and what says it honestly. */
export interface PlainFault {
  word: string
  kind: WordKind
  language: string
  offers: readonly Offer[]
  /** Whether it is several words: elsewhere than in a sentence they may say nothing together. */
  isPhrase: boolean
  /** Its place in the text, for a form that marks it. */
  at: number
}

/** What a refusal offers: a mention of an authority, or an area of the catalogue (the first word of its keys). */
export type Offer = 'mention' | 'authority' | 'visit' | 'paper' | 'fact' | 'safe'
const offersOf: Readonly<Record<WordKind, readonly Offer[]>> = {
  authority: ['mention', 'authority', 'visit'],
  state: ['mention', 'fact'],
  verdict: ['paper', 'authority'],
  system: ['mention', 'authority'],
  reliance: ['safe', 'authority'],
}

interface Hit {
  at: number
  end: number
  entry: Entry
}

/**
 * Returns the words of the lists that a text holds, as typed: whole words after folding, also with spaces or signs
 * between their letters, typed together with other words, or in look-alikes. Takes time in proportion to the text.
 */
export function plainFaults(text: string): PlainFault[] {
  const words = wordsOf(text)
  const hits = hitsIn(words)
  if (words.some(({ length }) => length > shortestRunOn))
    hits.push(...hitsIn(words.flatMap(inPieces)))
  // "visa2026valid": digits that only part words.
  if (/[\p{Nd}$@!|€+]|\p{Ll}\p{Lu}/u.test(text)) hits.push(...hitsIn(wordsOf(text, 'parted')))
  // "emba-ssy", "vvalid": signs inside words.
  if (/[\p{L}\p{M}][^\p{L}\p{M}\s]+\p{L}|vv/iu.test(text))
    hits.push(...hitsIn(wordsOf(text, 'tight')))
  const seen = new Set<number>()
  return hits
    .filter(({ at, end, entry }) => !entry.isCapital || !/\p{Ll}/u.test(text.slice(at, end)))
    .sort((one, other) => one.at - other.at || other.end - one.end)
    .filter(({ at }) => !seen.has(at) && seen.add(at))
    .map(({ at, end, entry: { kind, language, isPhrase } }) => ({
      word: text.slice(at, end) + (/^[\p{L}\p{M}]*/u.exec(text.slice(end, end + 30))?.[0] ?? ''),
      kind,
      language,
      offers: offersOf[kind],
      isPhrase,
      at,
    }))
}

function hitsIn(words: readonly Word[]): Hit[] {
  const keys = words.map(keyOfWord)
  const isPlain = plainWords(words, keys)
  const hits = phraseHits(words, keys, isPlain)
  for (const [place, key] of keys.entries())
    if (!isPlain[place]) hits.push(...misspeltHit(words[place] ?? [], index().nearly(key)))
  const letters = words.flatMap((word, place) =>
    word.map((one, inWord) => ({ ...one, place, inWord, isLast: inWord === word.length - 1 })),
  )
  for (let from = 0; from < letters.length; from += 1) {
    const hit = walk(letters, from, words)
    if (hit && !isPlain.slice(hit.first, hit.last + 1).every(Boolean)) hits.push(hit)
  }
  return hits
}

function misspeltHit(word: Word, kind: WordKind | undefined): Hit[] {
  if (kind === undefined) return []
  const [isStem, isJoined, isCapital, isPhrase] = [false, false, false, false]
  const entry = { kind, language: 'en', isStem, isJoined, isCapital, isPhrase, length: 0 }
  return [{ at: word[0]?.at ?? 0, end: word.at(-1)?.end ?? 0, entry }]
}

interface Placed {
  letter: string
  at: number
  end: number
  place: number
  inWord: number
  isLast: boolean
}

/** A word is looked for within so many letters, however often one is repeated. */
const mostLetters = 80

/** Follows the lists' letters from a place on, over gaps between words, and returns the longest word that counts. */
function walk(letters: readonly Placed[], from: number, words: readonly Word[]) {
  const start = letters[from] as Placed
  const opens = start.inWord === 0 || isBehindPrefix(words[start.place] ?? [], start.inWord)
  let node: Node | undefined = index().root
  let last = ''
  let found: (Hit & { first: number; last: number }) | null = null
  for (let at = from; at < Math.min(letters.length, from + mostLetters); at += 1) {
    const here = letters[at] as Placed
    const next: Node | undefined = node.next.get(here.letter)
    // A letter typed twice counts once.
    if (!next && here.letter !== last) break
    node = next ?? node
    last = here.letter
    const { entry } = node
    if (entry && counts(entry, { opens, start, here, follows: letters[at + 1] }, words))
      found = { at: start.at, end: here.end, entry, first: start.place, last: here.place }
  }
  return found
}

interface Span {
  opens: boolean
  start: Placed
  here: Placed
  follows: Placed | undefined
}

function counts(
  entry: Entry,
  { opens, start, here, follows }: Span,
  words: readonly Word[],
): boolean {
  const closes = here.isLast || (follows?.letter === here.letter && follows.isLast)
  if (start.place === here.place) {
    if (opens && (closes || entry.isStem)) return true
    return entry.isJoined && (entry.isStem || !opens || entry.length >= 6)
  }
  // Over gaps: letters set apart, or a long word in pieces.
  if (!opens || start.inWord !== 0 || !(closes || entry.isStem)) return false
  const pieces = words.slice(start.place, here.place + 1)
  const isSpaced = pieces.every(
    (piece) => piece.filter(({ letter }) => /\p{L}/u.test(letter)).length === 1,
  )
  if (isSpaced) return entry.length >= 3
  const sizes = pieces.map((piece) => piece.length)
  const shortest = Math.min(...sizes)
  if (pieces.length > 2 && Math.max(...sizes) < 4) return entry.length >= 5
  const isLatin = /[a-z]/.test(here.letter)
  const left = (words[here.place]?.length ?? 0) - here.inWord - 1
  return (
    entry.length >= (isLatin ? 5 : 4) &&
    (entry.isJoined || closes) &&
    (closes || (!isLatin && left < 3) || here.inWord > (isLatin && entry.length < 7 ? 1 : 0)) &&
    (shortest < 4 || pieces.length === 2)
  )
}

/** "والحكومة": tells whether only small words that Arabic writes to a word stand before a letter of it. */
function isBehindPrefix(word: Word, inWord: number): boolean {
  if (inWord > 4 || !/[\u0600-\u06FF]/.test(word[0]?.letter ?? '')) return false
  return arabicPrefixes.includes(
    word
      .slice(0, inWord)
      .map(({ letter }) => letter)
      .join(''),
  )
}

/** Forms under which a word of a text may be listed: itself, and without what Arabic writes to its front. */
function formsOf(word: Word, key: string): readonly string[] {
  if (!/[\u0600-\u06FF]/.test(key[0] ?? '')) return [key]
  const rest = [1, 2, 3, 4].filter((at) => at < word.length - 1 && isBehindPrefix(word, at))
  return [key, ...rest.map((at) => keyOfWord(word.slice(at)))]
}

function phraseHits(
  words: readonly Word[],
  keys: readonly string[],
  isPlain: readonly boolean[],
): Hit[] {
  const { phrases, small } = index()
  // Arabic writes the article to the words of an entry too.
  const told = words.flatMap((word, at) =>
    small.has(keys[at] ?? '') ? [] : [{ at, word, forms: formsOf(word, keys[at] ?? '') }],
  )
  const whole = words.map((word, at) => ({
    ...{ at, word },
    forms: formsOf(word, keys[at] ?? ''),
  }))
  return [told, whole].flatMap((each) =>
    each.flatMap((_, at) => phraseAt(each, at, phrases, isPlain)),
  )
}

type Told = readonly { at: number; word: Word; forms: readonly string[] }[]

function phraseAt(
  told: Told,
  at: number,
  phrases: Map<string, Phrase[]>,
  isPlain: readonly boolean[],
): Hit[] {
  const candidates = (told[at]?.forms ?? []).flatMap((form) => startsOf(form, phrases))
  return candidates.flatMap(({ keys, entry }) => {
    const isThere = keys.every((key, step) => {
      const forms = told[at + step]?.forms ?? []
      const mayEnd = entry?.isStem && step === keys.length - 1
      return forms.some((form) => form === key || matchesEnding(form, key, mayEnd === true))
    })
    const here = told.slice(at, at + keys.length)
    const [first, last] = [here[0]?.word, here.at(-1)?.word]
    if (!isThere || !entry || !first || !last || here.every((each) => isPlain[each.at])) return []
    return [{ at: first[0]?.at ?? 0, end: last.at(-1)?.end ?? 0, entry }]
  })
}

/** The first word of an entry may have the endings of its language, where these are written to the word. */
const startsOf = (form: string, phrases: Map<string, Phrase[]>): Phrase[] => {
  const found = phrases.get(form) ?? []
  if (/[a-z]/.test(form))
    return form.endsWith('s') ? [...found, ...(phrases.get(form.slice(0, -1)) ?? [])] : found
  const bare = [1, 2, 3, 4].flatMap((cut) => phrases.get(form.slice(0, -cut)) ?? [])
  return [...found, ...bare]
}

function matchesEnding(form: string, key: string, mayEnd: boolean): boolean {
  if (!form.startsWith(key)) return false
  if (mayEnd) return true
  return /[a-z]/.test(key) ? form === `${key}s` : form.length - key.length <= 4
}
