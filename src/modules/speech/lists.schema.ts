import { keyOf, keyOfWord, type Word, wordsOf } from './fold.schema.ts'
import { misspelt, type WordKind, type WordList, wordKinds, wordLists } from './words.schema.ts'

export interface Entry {
  kind: WordKind
  language: string
  /** Any ending may follow. */
  isStem: boolean
  /** May stand inside a longer word: words typed together. */
  isJoined: boolean
  /** Only in capitals: MOM, and not Mom. */
  isCapital: boolean
  isPhrase: boolean
  length: number
}
export interface Node {
  next: Map<string, Node>
  entry?: Entry
}
/** The words of an entry, or of a phrase that is plain, by the key of its first word. */
export interface Phrase {
  keys: readonly string[]
  entry?: Entry
}

interface Index {
  root: Node
  phrases: Map<string, Phrase[]>
  stems: Set<string>
  plain: Map<string, Phrase[]>
  small: Set<string>
  /** Words that may be typed together: of entries and small ones, in Latin letters. */
  pieces: Set<string>
  /** How visas and permits are called. */
  papers: string[]
  /** Tells of which kind a word is that is listed but for a letter. */
  nearly: (key: string) => 'authority' | 'verdict' | undefined
}
let built: Index | undefined

export function index(): Index {
  built ??= build()
  return built
}

const entriesIn = (list: string) =>
  list
    .split(',')
    .map((one) => one.trim().replace(/\s+/g, ' '))
    .filter(Boolean)

function build(): Index {
  const made: Index = {
    root: { next: new Map() },
    phrases: new Map(),
    stems: new Set(),
    plain: new Map(),
    small: new Set(),
    pieces: new Set(),
    papers: wordLists.flatMap(({ papers }) => entriesIn(papers).slice(0, 2).map(keyOf)),
    nearly: nearest(),
  }
  for (const list of wordLists) {
    for (const word of entriesIn(list.small))
      for (const part of word.split(' ')) addTo([made.small, made.pieces], keyOf(part))
    for (const phrase of entriesIn(list.plain)) addPhrase(made.plain, phrase.split(' ').map(keyOf))
    for (const kind of wordKinds)
      for (const written of entriesIn(list[kind]))
        for (const each of withDocuments(written, list)) add(made, list.language, kind, each)
  }
  return made
}

function nearest(): Index['nearly'] {
  // As folded and as typed: the fold reads "rn" as m.
  const isNear = (words: string) => {
    const forms = words.split(' ').flatMap((word) => [keyOf(word), word])
    const [near, bones] = [nearTo(forms), new Set(forms.map((form) => bonesOf(form, true)))]
    return (key: string) => near(key) || (bonesOf(key) !== '' && bones.has(bonesOf(key)))
  }
  const isAuthority = isNear(misspelt.authority)
  const isVerdict = isNear(misspelt.verdict)
  const kindOf = (key: string) =>
    isAuthority(key) ? 'authority' : isVerdict(key) ? 'verdict' : undefined
  // "devorppa"
  return (key) => kindOf(key) ?? kindOf([...key].reverse().join(''))
}

/** "pprvd", "apprvd": what is left of a word whose vowels are left out, but for one in front; '' of others. */
function bonesOf(key: string, isListed = false): string {
  if (!isListed && /.[aeou]/.test(key)) return ''
  const bones = keyOf(key.replace(/[aeiou]/g, ''))
  return bones.length > 3 ? bones : ''
}

function addPhrase(phrases: Map<string, Phrase[]>, keys: readonly string[], entry?: Entry): void {
  const [first = ''] = keys
  const before = phrases.get(first)
  const phrase = entry === undefined ? { keys } : { keys, entry }
  if (before) before.push(phrase)
  else phrases.set(first, [phrase])
}

const addTo = (sets: readonly Set<string>[], key: string) => {
  for (const set of sets) set.add(key)
}

/** Shorter words occur inside others by chance. */
const shortestJoined = (key: string) => (/[a-z]/.test(key) ? 5 : 4)

function add(made: Index, language: string, kind: WordKind, written: string): void {
  const [, mark = '', bare = '', star] = /^([=*^]?)([^*]+)(\*?)$/u.exec(written) ?? []
  const keys = bare.split(' ').map(keyOf)
  const key = keyOf(bare.replaceAll(' ', ''))
  if (keys.length > 1 || bare.length > 4)
    for (const one of keys) if (one.length > (language === 'en' ? 1 : 3)) made.pieces.add(one)
  const entry = {
    kind,
    language,
    isCapital: mark === '^',
    isStem: star === '*',
    isJoined:
      !/[=^]/.test(mark) &&
      (mark === '*' || key.length >= shortestJoined(key)) &&
      keys.length === 1,
    isPhrase: keys.length > 1,
    length: key.length,
  }
  if (keys.length > 1) {
    addPhrase(made.phrases, keys, entry)
    if (key.length >= 6)
      insert(made.root, key, { ...entry, isJoined: key.length >= 7 && /[a-z]/.test(key) })
  } else insert(made.root, key, entry)
}

function insert(root: Node, key: string, entry: Entry): void {
  let node = root
  for (const letter of key) {
    const next = node.next.get(letter) ?? { next: new Map() }
    node.next.set(letter, next)
    node = next
  }
  node.entry = node.entry?.isStem && !entry.isStem ? node.entry : entry
}

/** "@ ok" is "visa ok" and "permit ok"; "~ vetted" is "visa vetted" and "vetted visa". */
function withDocuments(written: string, { papers }: WordList): readonly string[] {
  if (!/[@~#]/.test(written)) return [written]
  const meant = written.includes('#') ? entriesIn(papers).slice(0, 2) : entriesIn(papers)
  const both = written.startsWith('~') ? [written, `${written.slice(2)} ~`] : [written]
  return both.flatMap((each) => meant.map((paper) => each.replace(/[@~#]/, paper)))
}

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

/** Tells of each word whether it is part of a phrase that is plain. */
export function plainWords(words: readonly Word[], keys: readonly string[]): boolean[] {
  const { plain } = index()
  const isPlain = words.map(() => false)
  for (const at of keys.keys())
    for (const phrase of plain.get(keys[at] ?? '') ?? []) {
      if (!phrase.keys.every((key, step) => keys[at + step] === key)) continue
      for (let step = 0; step < phrase.keys.length; step += 1) isPlain[at + step] = true
    }
  return isPlain
}

/** Returns the places of the words of a text that are part of a phrase that is plain. */
export function plainPlaces(text: string): ReadonlySet<number> {
  const words = wordsOf(text)
  const isPlain = plainWords(words, words.map(keyOfWord))
  return new Set(words.flatMap((word, at) => (isPlain[at] ? (word[0]?.at ?? []) : [])))
}

/** "yourvisaisok": from so many letters on, a word may be several. */
export const shortestRunOn = 7
const longestPiece = 14

/** Returns the words of the lists that a word consists of, where there are three or more; else itself. */
export function inPieces(word: Word): readonly Word[] {
  if (word.length <= shortestRunOn || word.length > 80 || !/[a-z]/.test(word[0]?.letter ?? ''))
    return [word]
  const { pieces, plain } = index()
  if (plain.get(keyOfWord(word))?.some(({ keys }) => keys.length === 1)) return [word]
  const begins: number[] = [0]
  for (let end = 1; end <= word.length; end += 1)
    for (let from = Math.max(0, end - longestPiece); from < end; from += 1)
      if (begins[from] !== undefined && pieces.has(keyOfWord(word.slice(from, end)))) {
        begins[end] = from
        break
      }
  const found: Word[] = []
  for (let end = word.length; end > 0; end = begins[end] ?? 0) {
    if (begins[end] === undefined) return [word]
    found.unshift(word.slice(begins[end], end))
  }
  return found.length >= 3 ? found : [word]
}

/** Tells whether a text names a visa or a permit, in any language. */
export function isBesideVisa(text: string): boolean {
  const { papers } = index()
  return wordsOf(text)
    .map(keyOfWord)
    .some((key) => papers.some((paper) => key.startsWith(paper)))
}
