import { keeping } from '#platform/kept.schema'
import { boneOf, lacksVowels, soundOf, spellingOf } from './alike.schema.ts'
import { isLatin, keyOf, type Token, tokensOf } from './fold.schema.ts'
import { index, isJoined, type Row, type Topic } from './rows.schema.ts'

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
  const sounds = [...heard(key), ...reversed(token)]
  // "Sarkar" is a name, and not nearly "sarkari".
  const isLike = hits.length + sounds.length > 0 ? sounds : nearly(token.raw)
  return [...hits, ...isLike.map((row) => ({ row, first: at, last: at }))]
}

/** "apporved", "konsulate", "jenuine", "varified", "grntd" */
const nearly = keeping((raw): Row[] => {
  const typed = raw.toLowerCase()
  if (typed.length < 4 || typed.length > 60) return []
  const key = keyOf(raw)
  // "grnted": here "rn" is no m.
  const keys = new Set([key, key.replaceAll('k', 'c'), typed])
  const spelt = key.length < 5 || !isLatin(key) ? '' : spellingOf(raw)
  const isSpelt = (row: Row, spelling: string) =>
    spelling.length > 4 && (spelt === spelling || (row.isStem && spelt.startsWith(spelling)))
  const bone = boneOf(typed)
  const lacking = [...bone].flatMap((_, at) =>
    (index().bones.get(bone.slice(0, at + 1)) ?? []).filter((row) =>
      at + 1 === bone.length
        ? lacksVowels(typed, row.word, row.language !== 'en')
        : row.isStem && at > 2 && bone === typed,
    ),
  )
  return [
    ...[...keys].flatMap((each) => index().near(each)),
    ...index().spelt.flatMap(({ row, spelling }) => (isSpelt(row, spelling) ? [row] : [])),
    ...lacking,
  ]
}, 5000)

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

/** A word that sounds as a row, begins so, or holds it where words are typed together. */
const heard = keeping((key): Row[] => {
  const sound = soundOf(key) ?? ''
  const rows: Row[] = []
  for (let end = 4; end <= Math.min(sound.length, 30); end += 1) {
    const row = index().sounds.get(sound.slice(0, end))
    if (row && (row.isStem || end === sound.length)) rows.push(row)
  }
  // Longer ones are no word, and each place in them would be tried with each end.
  if (key.length < 11 || key.length > 60 || !isLatin(key)) return rows
  const within = [...sound.slice(0, -5)].flatMap((_, from) => {
    const ends = [...sound.slice(from + 6)].map((_, at) => sound.slice(from, from + 6 + at))
    return [...ends, sound.slice(from)].flatMap((each) => index().sounds.get(each) ?? [])
  })
  return [...rows, ...within]
}, 5000)

/** Rows that begin with a word and go on in the next ones: letters set apart, or a long word in pieces. */
function torn(tokens: readonly Token[], first: number): Hit[] {
  const hits: Hit[] = heardTorn(tokens, first)
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

/** Words that sound as a row together: "man zoor", "du ta bas". */
function heardTorn(tokens: readonly Token[], first: number): Hit[] {
  const pieces = tokens.slice(first, first + 5)
  return pieces.flatMap((_, at): Hit[] => {
    const keys = pieces.slice(0, at + 1).map(({ key }) => key)
    // "data was" is no "dutabas".
    const isTorn =
      keys.length > 2
        ? keys.every(({ length }) => length < 4)
        : keys.some(({ length }) => length < 3) || (pieces[1]?.raw.length ?? 0) > 3
    if (at === 0 || !isTorn || !keys.every(isLatin)) return []
    const sound = soundOf(keys.join('')) ?? ''
    // "look in" is no "yakin".
    const isLong = sound.length > 5 || keys.every(({ length }) => length > 2)
    const row = index().sounds.get(sound)
    return row && isLong ? [{ row, first, last: first + at }] : []
  })
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
