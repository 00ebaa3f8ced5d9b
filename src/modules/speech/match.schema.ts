import {
  formsOf,
  isLatin,
  keyOf,
  nearTo,
  once,
  piecesOf,
  type Token,
  tokenOf,
  tokensOf,
} from './fold.schema.ts'
import {
  entriesIn,
  misspelt,
  type WordKind,
  type WordList,
  wordKinds,
  wordLists,
} from './words.schema.ts'

/** An entry of the five kinds: a word, or several in a row. */
interface Entry {
  kind: WordKind
  keys: readonly string[]
  /** The keys run together. */
  key: string
  /** Any ending may follow. */
  isStem: boolean
  /** May stand inside a longer word: words typed together. */
  isJoined: boolean
  /** Only in capitals: MOM, and not Mom. */
  isCapital: boolean
}

const index = once(build)
type Made = ReturnType<typeof build>

function build() {
  const documents = wordLists.flatMap((list) => entriesIn(list.papers).slice(0, 2).map(keyOf))
  const forms = documents.flatMap((each) => formsOf(each).forms.filter(({ length }) => length > 3))
  const smallWords = wordLists.flatMap(({ small }) => entriesIn(small))
  const small = new Set(smallWords.flatMap((each) => each.split(' ').map(keyOf)))
  const made = {
    /** Entries by their letters, and how these begin. */
    whole: new Map<string, Entry>(),
    begins: new Set<string>(),
    /** Several words in a row, by the first: of the five kinds, and plain ones. */
    rows: new Map<string, Entry[]>(),
    plain: new Map<string, { keys: readonly string[] }[]>(),
    small,
    /** Words that may be typed together, in Latin letters. */
    pieces: new Set(small),
    /** How visas and permits are called. */
    papers: new Set(forms),
    nearly: nearly(),
  }
  for (const list of wordLists) {
    for (const row of entriesIn(list.plain)) addRow(made.plain, { keys: row.split(' ').map(keyOf) })
    for (const kind of wordKinds)
      for (const written of entriesIn(list[kind]))
        for (const each of withDocuments(written, list))
          add(made, entryOf(kind, each), list.language === 'en' ? 2 : 4)
  }
  return made
}

/** Adds a row of words to those that begin with the same. */
export function addRow<Row extends { keys: readonly string[] }>(
  rows: Map<string, Row[]>,
  row: Row,
): void {
  const [first = ''] = row.keys
  rows.set(first, [...(rows.get(first) ?? []), row])
}

/** "@ ok" is "visa ok" and "permit ok"; "~ vetted" is "visa vetted" and "vetted visa". */
function withDocuments(written: string, { papers }: WordList): readonly string[] {
  if (!/[@~#]/.test(written)) return [written]
  const meant = written.includes('#') ? entriesIn(papers).slice(0, 2) : entriesIn(papers)
  const both = written.startsWith('~') ? [written, `${written.slice(2)} ~`] : [written]
  return both.flatMap((each) => meant.map((paper) => each.replace(/[@~#]/, paper)))
}

function entryOf(kind: WordKind, written: string): Entry {
  const [, mark = '', bare = '', star] = /^([=*^]?)([^*]+)(\*?)$/u.exec(written) ?? []
  const keys = bare.split(' ').map(keyOf)
  const key = keyOf(bare.replaceAll(' ', ''))
  // Shorter words occur inside others by chance.
  const least = keys.length > 1 ? 7 : isLatin(key) ? 5 : 4
  const isJoined = (keys.length > 1 ? isLatin(key) : !/[=^]/.test(mark)) && key.length >= least
  return {
    ...{ kind, keys, key, isStem: star === '*', isCapital: mark === '^' },
    isJoined: mark === '*' || isJoined,
  }
}

function add(made: Made, entry: Entry, leastPiece: number): void {
  const { keys, key } = entry
  if (keys.length > 1 || key.length > 4)
    for (const one of keys) if (one.length >= leastPiece) made.pieces.add(one)
  if (keys.length > 1) addRow(made.rows, entry)
  if (keys.length > 1 && key.length < 6) return
  if (!made.whole.get(key)?.isStem || entry.isStem) made.whole.set(key, entry)
  for (let end = 1; end <= key.length; end += 1) made.begins.add(key.slice(0, end))
}

/** Makes a search for a word that is listed but for a letter. */
function nearly() {
  // As folded and as typed: the fold reads "rn" as m.
  const tests = Object.entries(misspelt).map(([kind, words]) => {
    const forms = words.split(' ').flatMap((word) => [keyOf(word), word])
    const [near, bones] = [nearTo(forms), new Set(forms.map((form) => bonesOf(form, true)))]
    const is = (key: string) => near(key) || (bonesOf(key) !== '' && bones.has(bonesOf(key)))
    return { entry: entryOf(kind as WordKind, kind), is }
  })
  // "devorppa"
  return (key: string) => tests.find(({ is }) => is(key) || is([...key].reverse().join('')))?.entry
}

/** "pprvd", "apprvd": what is left of a word whose vowels are left out, but for one in front; '' of others. */
function bonesOf(key: string, isListed = false): string {
  if (!isListed && /.[aeou]/.test(key)) return ''
  const bones = keyOf(key.replace(/[aeiou]/g, ''))
  return bones.length > 3 ? bones : ''
}

/** "yourvisaisok": a long word of three or more of the lists is several. */
function cut(token: Token, text: string): Token[] {
  const { pieces, plain } = index()
  const isWhole = plain.get(token.key)?.some(({ keys }) => keys.length === 1)
  if (token.letters.length < 8 || !isLatin(token.key) || isWhole) return [token]
  const found = piecesOf(token.letters, (key) => key.length < 15 && pieces.has(key)) ?? []
  return found.length < 3 ? [token] : found.map((piece) => tokenOf(piece, text))
}

/** A word of a list in a text: as typed, its place and its kind. */
export interface PlainFault {
  word: string
  at: number
  kind: WordKind
  /** Whether it is several words: elsewhere than in a sentence they may say nothing together. */
  isPhrase: boolean
}

/** Where an entry stands: from a letter of one token to a letter of another. */
interface Hit {
  entry: Entry
  first: number
  last: number
  from?: number
  to?: number
}

/**
 * Returns the words of the lists that a text holds: whole words after folding, also with spaces or signs between their
 * letters, typed together with other words, or in look-alikes. Takes time in proportion to the text.
 */
export function plainFaults(text: string): PlainFault[] {
  const tokens = tokensOf(text)
  const readings = [tokens]
  const pieces = tokens.flatMap((token) => cut(token, text))
  if (pieces.length > tokens.length) readings.push(pieces)
  // "visa2026valid": digits that only part words.
  if (/[\p{Nd}$@!|€+]|\p{Ll}\p{Lu}/u.test(text)) readings.push(tokensOf(text, 'parted'))
  // "emba-ssy", "vvalid": signs inside words.
  if (/[\p{L}\p{M}][^\p{L}\p{M}\s]+\p{L}|vv/iu.test(text)) readings.push(tokensOf(text, 'tight'))
  const seen = new Set<number>()
  return readings
    .flatMap((each) => faultsAmong(each, text))
    .sort((one, other) => one.at - other.at || other.word.length - one.word.length)
    .filter(({ at }) => !seen.has(at) && seen.add(at))
}

function faultsAmong(tokens: readonly Token[], text: string): PlainFault[] {
  const isPlain = plainAmong(tokens)
  const hits = tokens.flatMap((_, at) => [rowsAt, within, torn].flatMap((find) => find(tokens, at)))
  return hits.flatMap(({ entry: { kind, isCapital, keys }, first, last, from = 0, to }) => {
    const [begin, finish] = [tokens[first] as Token, tokens[last] as Token]
    const at = begin.letters[from]?.at ?? begin.at
    const end = (to === undefined ? finish : (finish.letters[to] ?? finish)).end
    if (isPlain.slice(first, last + 1).every(Boolean)) return []
    if (isCapital && /\p{Ll}/u.test(text.slice(at, end))) return []
    const ending = /^[\p{L}\p{M}]*/u.exec(text.slice(end, end + 30))?.[0] ?? ''
    return [{ word: text.slice(at, end) + ending, at, kind, isPhrase: keys.length > 1 }]
  })
}

/** Entries of several words that begin at a place. */
function rowsAt(tokens: readonly Token[], first: number): Hit[] {
  const found = new Set(tokens[first]?.forms.flatMap((form) => index().rows.get(form) ?? []))
  return [...found].flatMap((entry) => {
    const last = endOfRow(tokens, first, entry.keys, ({ forms }, key, step) => {
      const mayEnd = entry.isStem && step === entry.keys.length - 1
      return forms.some((form) => form === key || (mayEnd && form.startsWith(key)))
    })
    return last === null ? [] : { entry, first, last }
  })
}

/** Returns where a row of words ends that begins at a place; small words may stand between. Null when it is not there. */
export function endOfRow<Each extends Token>(
  tokens: readonly Each[],
  first: number,
  keys: readonly string[],
  is: (token: Each, key: string, step: number) => boolean,
): number | null {
  let at = first - 1
  for (const [step, key] of keys.entries()) {
    at += 1
    const isHere = () => at < tokens.length && is(tokens[at] as Each, key, step)
    for (let left = 8; step > 0 && left > 0 && !isHere(); left -= 1)
      if (index().small.has(tokens[at]?.key ?? '')) at += 1
    if (!isHere()) return null
  }
  return at
}

/** Entries with whose letters a key begins. */
function entriesAt(key: string): Entry[] {
  const found: Entry[] = []
  for (let end = 1; end <= key.length && index().begins.has(key.slice(0, end)); end += 1) {
    const entry = index().whole.get(key.slice(0, end))
    if (entry) found.push(entry)
  }
  return found
}

/** Entries that one word is, begins with, or holds. */
function within(tokens: readonly Token[], at: number): Hit[] {
  const { key, bases } = tokens[at] as Token
  const near = index().nearly(key)
  const hits: Hit[] = near ? [{ entry: near, first: at, last: at }] : []
  for (let from = 0; from < key.length; from += 1) {
    const opens = bases.some(({ length }) => key.length - length === from)
    for (const entry of entriesAt(key.slice(from, from + 40))) {
      const size = entry.key.length
      const isWhole = opens && (entry.isStem || from + size === key.length)
      if (isWhole || (entry.isJoined && (entry.isStem || !opens || size >= 6)))
        hits.push({ entry, first: at, last: at, from, to: from + size - 1 })
    }
  }
  return hits
}

/** Entries that begin with a word and go on in the next ones: letters set apart, or a long word in pieces. */
function torn(tokens: readonly Token[], first: number): Hit[] {
  const hits: Hit[] = []
  let key = tokens[first]?.key ?? ''
  const sizes = [key.length]
  for (let last = first + 1; last < Math.min(tokens.length, first + 6); last += 1) {
    const before = key.length
    if (!index().begins.has(key)) break
    const next = tokens[last] as Token
    key += key.endsWith(next.key.slice(0, 1)) ? next.key.slice(1) : next.key
    sizes.push(next.key.length)
    for (const entry of entriesAt(key.slice(0, 60))) {
      const size = entry.key.length
      if (size <= before || !(entry.isStem || size === key.length)) continue
      if (holdsTogether(entry, sizes, size - before, size === key.length))
        hits.push({ entry, first, last, to: size - before - 1 })
    }
  }
  return hits
}

function holdsTogether({ key, isJoined }: Entry, sizes: number[], inLast: number, closes: boolean) {
  if (sizes.every((size) => size === 1)) return key.length >= 3
  if (sizes.length > 2 && Math.max(...sizes) < 4) return key.length >= 5
  const latin = isLatin(key)
  const left = (sizes.at(-1) ?? 0) - inLast
  return (
    key.length >= (latin ? 5 : 4) &&
    (isJoined || closes) &&
    (closes || (!latin && left < 3) || inLast > (latin && key.length < 7 ? 2 : 1)) &&
    (Math.min(...sizes) < 4 || sizes.length === 2)
  )
}

/** Tells of each word whether it is part of a phrase that is plain. */
export function plainAmong(tokens: readonly Token[]): boolean[] {
  const isPlain = tokens.map(() => false)
  for (const [at, { key }] of tokens.entries())
    for (const { keys } of index().plain.get(key) ?? [])
      if (keys.every((each, step) => tokens[at + step]?.key === each))
        isPlain.fill(true, at, at + keys.length)
  return isPlain
}

/** Tells whether a text names a visa or a permit, in any language. */
export const isBesideVisa = (text: string): boolean =>
  tokensOf(text).some(({ forms }) => forms.some((form) => index().papers.has(form)))
