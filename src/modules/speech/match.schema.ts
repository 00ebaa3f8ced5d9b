import { once } from '#platform/kept.schema'
import { boneOf, lacksVowels, nearTo, soundOf, spellingOf } from './alike.schema.ts'
import { isLatin, keyOf, type Token, tokensOf } from './fold.schema.ts'
import table from './topics.json' with { type: 'json' }

/** What no installation's own words touch: papers of a state, authorities, and verdicts (SPEC §1a, point 4). */
export const topics = ['paper', 'authority', 'verdict'] as const
export type Topic = (typeof topics)[number]

/**
 * A row of `topics.json`. "approv*" is a word that begins so, "*visa" one that ends so, "approved~" counts with a letter
 * wrong too, MOM in capitals only; of "free" words none counts, although it holds another. Two words stand one behind
 * the other.
 */
interface Row {
  language: string
  topic: Topic | 'free'
  keys: readonly string[]
  /** As it is written in the table, without its signs. */
  word: string
  /** The keys run together. */
  key: string
  isStem: boolean
  isInside: boolean
  isCapital: boolean
  isNear: boolean
  /** What people are called, too. */
  isName: boolean
}

/** The rows of the table: language, topic, word, whether it is a name, note. */
export const written: readonly (readonly string[])[] = table

function rowOf([language = '', topic = '', word = '', name]: readonly string[]): Row {
  const bare = word.replace(/[*~]/g, '')
  return {
    language,
    topic: topic as Row['topic'],
    word: bare,
    keys: bare.split(' ').map(keyOf),
    key: keyOf(bare.replaceAll(' ', '')),
    isStem: /\*~?$/.test(word),
    isInside: word.startsWith('*'),
    isCapital: /^[A-Z]+$/.test(word),
    isNear: word.endsWith('~'),
    isName: name === 'name',
  }
}

/** Shorter words stand in longer ones by chance. */
const isJoined = ({ key, isInside, isStem, isCapital }: Row) =>
  !isCapital && (isInside || key.length >= (isLatin(key) && !isStem ? 6 : 5))

/** Words of other scripts are spelt in Latin letters as they sound, and borrowed ones in these scripts. */
const isHeard = ({ language }: Row) => /^(?:bn|hi|ne|ar)$/.test(language)

const index = once(() => {
  const all = written.map(rowOf)
  const rows = all.filter(({ topic }) => topic !== 'free')
  const made = {
    whole: new Map<string, Row>(),
    begins: new Set<string>(),
    phrases: new Map<string, Row[]>(),
    sounds: new Map<string, Row>(),
    bones: new Map<string, Row[]>(),
    free: all.filter(({ topic }) => topic === 'free'),
    near: rows
      .filter(({ isNear }) => isNear)
      .map((row) => ({ row, is: nearTo([row.key]), spelling: spellingOf(row.word) })),
  }
  for (const row of rows) {
    const [first = ''] = row.keys
    const isPhrase = row.keys.length > 1
    if (isPhrase) made.phrases.set(first, [...(made.phrases.get(first) ?? []), row])
    if (isPhrase && row.key.length < 7) continue
    if (!made.whole.get(row.key)?.isStem || row.isStem) made.whole.set(row.key, row)
    for (let end = 1; end <= row.key.length; end += 1) made.begins.add(row.key.slice(0, end))
    const sound = isHeard(row) && !isPhrase && soundOf(row.key)
    // Of native letters four tell little: "मंज़ूर", "मैनेजर".
    const tells = sound && (sound.length > 4 || row.isNear)
    if (tells && !made.sounds.get(sound)?.isStem) made.sounds.set(sound, row)
    const bare = boneOf(row.word)
    // Filipino says "departamento" of a department.
    const isBone = !isPhrase && bare.length > 2 && !/^(?:fil|any)$/.test(row.language)
    if (isBone && row.word.length > 4) made.bones.set(bare, [...(made.bones.get(bare) ?? []), row])
  }
  return made
})

/** A word of the lists in a text: as typed, its place and its topic. */
export interface Mention {
  word: string
  at: number
  topic: Topic
  /** What people are called, too. */
  isName: boolean
  /** As a word of its own, as it is spelt in a language whose words are nobody's name in Latin letters. */
  isWhole: boolean
}

/** A row, and where it stands: from a letter of its first word to one of its last, by default the whole words. */
interface Hit {
  row: Row
  first: number
  last: number
  from?: number
  to?: number
}

/** Returns the words of the three lists that a text holds, in their order. */
export function mentionsIn(text: string): Mention[] {
  const readings = [tokensOf(text)]
  // "visa2026valid": digits that only part words.
  if (/[\p{Nd}$@!|€+]|\p{Ll}\p{Lu}/u.test(text)) readings.push(tokensOf(text, 'parted'))
  // "emba-ssy", "vvalid": signs inside words.
  if (/[\p{L}\p{M}][^\p{L}\p{M}\s]+\p{L}|vv/iu.test(text)) readings.push(tokensOf(text, 'tight'))
  // "mo3tamad", "7ukuma": digits as Arabic is typed with them.
  if (/[a-z][235679]|[235679][a-z]/i.test(text))
    readings.push(tokensOf(text.replace(/[235679]/g, (digit) => arabic[digit] as string)))
  const seen = new Set<number>()
  return readings
    .flatMap((tokens) => mentionsAmong(tokens, text))
    .sort((one, other) => one.at - other.at || other.word.length - one.word.length)
    .filter(({ at }) => !seen.has(at) && seen.add(at))
}

const arabic: Readonly<Record<string, string>> = { 2: 'a', 3: 'a', 5: 'k', 6: 't', 7: 'h', 9: 's' }

function mentionsAmong(tokens: readonly Token[], text: string): Mention[] {
  const hits = tokens.flatMap((token, at) => {
    const free = isFree(token)
    return [...(free ? [] : [...within(tokens, at), ...torn(tokens, at)]), ...phrases(tokens, at)]
  })
  return hits.flatMap(({ row, first, last, from = 0, to }) => {
    const [begin, finish] = [tokens[first] as Token, tokens[last] as Token]
    const at = begin.places[from]?.at ?? begin.at
    const end = (to === undefined ? finish : (finish.places[to] ?? finish)).end
    if (row.isCapital && /\p{Ll}/u.test(text.slice(at, end))) return []
    const ending = /^[\p{L}\p{M}]*/u.exec(text.slice(end, end + 30))?.[0] ?? ''
    const isAll = first === last ? from === 0 && to !== undefined : row.keys.length > 1
    const isWhole = isAll && /^(?:en|fil|any)$/.test(row.language)
    const { topic, isName } = row
    return [{ word: text.slice(at, end) + ending, at, topic: topic as Topic, isName, isWhole }]
  })
}

const isFree = ({ bases }: Token) =>
  index().free.some(({ key, isStem }) =>
    bases.some((base) => base === key || (isStem && base.includes(key))),
  )

/** Rows of several words that begin at a place. */
function phrases(tokens: readonly Token[], first: number): Hit[] {
  const found = tokens[first]?.bases.flatMap((base) => index().phrases.get(base) ?? []) ?? []
  return found.flatMap((row) => {
    const last = first + row.keys.length - 1
    const stands = row.keys.every((key, step) =>
      tokens[first + step]?.bases.some(
        (base) => base === key || (row.isStem && first + step === last && base.startsWith(key)),
      ),
    )
    return stands ? [{ row, first, last }] : []
  })
}

/** Rows with whose letters a key begins. */
function rowsAt(key: string): Row[] {
  const found: Row[] = []
  for (let end = 1; end <= key.length && index().begins.has(key.slice(0, end)); end += 1) {
    const row = index().whole.get(key.slice(0, end))
    if (row) found.push(row)
  }
  return found
}

/** Rows that one word is, begins with, or holds; and those that it is nearly, sounds as, or is backwards. */
function within(tokens: readonly Token[], at: number): Hit[] {
  const token = tokens[at] as Token
  const { key, bases } = token
  const hits: Hit[] = []
  for (let from = 0; from < key.length; from += 1) {
    const opens = bases.some(({ length }) => key.length - length === from)
    for (const row of rowsAt(key.slice(from, from + 40))) {
      const size = row.key.length
      const ends = row.isStem || from + size === key.length
      const isLong = size > 6 && isLatin(key)
      if (opens ? ends || (isJoined(row) && isLong) : isJoined(row))
        hits.push({ row, first: at, last: at, from, to: from + size - 1 })
    }
  }
  const isLike = [...nearly(token), ...heard(key), ...reversed(token)]
  return [...hits, ...isLike.map((row) => ({ row, first: at, last: at }))]
}

/** "apporved", "konsulate", "jenuine", "varified", "grntd" */
function nearly({ key, raw }: Token): Row[] {
  if (raw.length < 4) return []
  const [withC, spelt] = [
    key.replaceAll('k', 'c'),
    key.length < 5 || !isLatin(key) ? '' : spellingOf(raw),
  ]
  // "grnted": here "rn" is no m.
  const typed = raw.toLowerCase()
  const isSpelt = (row: Row, spelling: string) =>
    spelt &&
    (spelt === spelling || (row.isStem && spelling.length > 4 && spelt.startsWith(spelling)))
  const alike = index().near.flatMap(({ row, is, spelling }) =>
    is(key) || is(withC) || is(typed) || isSpelt(row, spelling) ? [row] : [],
  )
  const lacking = index()
    .bones.get(boneOf(typed))
    ?.filter((row) => lacksVowels(typed, row.word, isHeard(row)))
  return [...alike, ...(lacking ?? [])]
}

/** "asiv", "devorppaasiv": all of it is English words of the lists, from its end. */
function reversed({ key, raw }: Token): Row[] {
  if (key.length < 4 || !isLatin(key)) return []
  const longest = (text: string) =>
    rowsAt(text).findLast(({ key: { length }, language }) => language === 'en' && length > 3)
  let [rest, found]: [string, Row | undefined] = [keyOf([...raw].reverse().join('')), undefined]
  while (rest !== '') {
    // A letter that ends one word and begins the next was folded into one.
    const seam = (found?.key.at(-1) ?? '') + rest
    const text = longest(rest) ? rest : seam
    found = longest(text)
    if (!found) return []
    const left = text.slice(found.key.length)
    // What is left of a stem is its ending.
    rest = found.isStem && left.length < 4 ? '' : left
  }
  return found ? [found] : []
}

/** A word that sounds as a row, begins so, or ends so where words are typed together. */
function heard(key: string): Row[] {
  const sound = soundOf(key) ?? ''
  const rows: Row[] = []
  for (let end = 4; end <= sound.length; end += 1) {
    const row = index().sounds.get(sound.slice(0, end))
    if (row && (row.isStem || end === sound.length)) rows.push(row)
  }
  if (key.length < 11 || !isLatin(key)) return rows
  const ends = [...sound.slice(0, -5)].map((_, from) => index().sounds.get(sound.slice(from)))
  return [...rows, ...ends.flatMap((row) => row ?? [])]
}

/** Rows that begin with a word and go on in the next ones: letters set apart, or a long word in pieces. */
function torn(tokens: readonly Token[], first: number): Hit[] {
  const hits: Hit[] = heardTorn(tokens[first], tokens[first + 1]).map((row) => ({
    ...{ row, first, last: first + 1 },
  }))
  let key = tokens[first]?.key ?? ''
  const sizes = [key.length]
  for (let last = first + 1; last < Math.min(tokens.length, first + 6); last += 1) {
    const before = key.length
    if (!index().begins.has(key)) break
    const next = tokens[last] as Token
    const isDoubled = !next.key.startsWith('i') && key.endsWith(next.key.slice(0, 1))
    key += isDoubled ? next.key.slice(1) : next.key
    sizes.push(next.key.length)
    for (const row of rowsAt(key.slice(0, 60))) {
      const size = row.key.length
      if (size <= before || !(row.isStem || size === key.length)) continue
      if (holdsTogether(row, sizes, size - before, size === key.length))
        hits.push({ row, first, last, to: size - before - 1 })
    }
  }
  return hits
}

/** Two words that sound as a row together: "man zoor". */
function heardTorn(one: Token | undefined, other: Token | undefined): Row[] {
  // "data was" is no "dutabas".
  if (!one || !other || one.key.length < 3 || other.raw.length < 4) return []
  const sound = isLatin(one.key) && isLatin(other.key) ? soundOf(one.key + other.key) : null
  const row = sound === null ? undefined : index().sounds.get(sound)
  return row ? [row] : []
}

function holdsTogether(row: Row, sizes: readonly number[], inLast: number, closes: boolean) {
  const { key } = row
  if (sizes.length > 2 && Math.max(...sizes) < 4) return key.length >= 5
  // "a problem", "4 credits"
  if (sizes.length === 2 && sizes[0] === 1 && /^[ai]/.test(key) && key.length < 8) return false
  const latin = isLatin(key)
  // "वै ध": what follows is no word of its own.
  if (!latin && closes && inLast === 1 && !/[रवनछও]$/u.test(key)) return key.length > 2
  if (closes && (row.isInside || row.isStem)) return key.length > 3
  const left = (sizes.at(-1) ?? 0) - inLast
  const isEnding = latin
    ? (inLast > 1 || key.length > 4) && left < 8
    : key.length > 4 && (left < 3 || inLast > 1)
  return (
    key.length >= (latin ? 5 : 4) &&
    (closes || (isJoined(row) && isEnding)) &&
    (Math.min(...sizes) < 4 || sizes.length === 2)
  )
}
