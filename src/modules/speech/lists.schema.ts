import { keyOf } from './fold.schema.ts'
import {
  elsewhere,
  english,
  filipino,
  initials,
  type WordKind,
  type WordList,
  wordKinds,
} from './words.schema.ts'
import { arabic } from './words-arabic.schema.ts'
import { bengali, hindi, nepali } from './words-indic.schema.ts'

export const wordLists: readonly WordList[] = [
  english,
  filipino,
  initials,
  elsewhere,
  bengali,
  hindi,
  nepali,
  arabic,
]

export interface Entry {
  kind: WordKind
  language: string
  /** Any ending may follow. */
  isStem: boolean
  /** May stand inside a longer word: words typed together. */
  isJoined: boolean
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
  const [, mark, bare = '', star] = /^([=*]?)([^*]+)(\*?)$/u.exec(written) ?? []
  const keys = bare.split(' ').map(keyOf)
  const key = keyOf(bare.replaceAll(' ', ''))
  if (keys.length > 1 || bare.length > 4)
    for (const one of keys) if (one.length > 1) made.pieces.add(one)
  const entry = {
    kind,
    language,
    isStem: star === '*',
    isJoined:
      mark !== '=' && (mark === '*' || key.length >= shortestJoined(key)) && keys.length === 1,
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

/** "@ ok" is "visa ok" and "permit ok". */
const withDocuments = (written: string, { papers }: WordList): readonly string[] =>
  written.includes('@') ? entriesIn(papers).map((paper) => written.replace('@', paper)) : [written]
