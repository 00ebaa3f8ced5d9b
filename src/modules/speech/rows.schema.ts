import { once } from '#platform/kept.schema'
import { boneOf, nearIn, soundOf, spellingOf } from './alike.schema.ts'
import { isLatin, keyOf } from './fold.schema.ts'
import table from './topics.json' with { type: 'json' }

/** What no installation's own words touch: papers of a state, authorities, and verdicts (SPEC §1a, point 4). */
export const topics = ['paper', 'authority', 'verdict'] as const
export type Topic = (typeof topics)[number]

/**
 * A row of `topics.json`. "approv*" is a word that begins so, "*visa" one that ends so, "approved~" counts with a letter
 * wrong too, MOM in capitals only; of "free" words none counts, although it holds another. Two words stand one behind
 * the other.
 */
export interface Row {
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
export const isJoined = ({ key, isInside, isStem, isCapital }: Row) =>
  !isCapital && (isInside || key.length >= (isLatin(key) && !isStem ? 6 : 5))

/** Words of other scripts are spelt in Latin letters as they sound, and borrowed ones in these scripts. */
const isHeard = ({ language }: Row) => /^(?:bn|hi|ne|ar)$/.test(language)

/** English words are near to too many others. */
const isFuzzy = ({ isNear, language, key, keys }: Row) =>
  isNear ||
  (isLatin(key) &&
    key.length > (language === 'fil' ? 6 : 5) &&
    keys.length === 1 &&
    !/^(?:en|any)$/.test(language))

export const index = once(() => {
  const all = written.map(rowOf)
  const rows = all.filter(({ topic }) => topic !== 'free')
  const made = {
    whole: new Map<string, Row>(),
    begins: new Set<string>(),
    phrases: new Map<string, Row[]>(),
    sounds: new Map<string, Row>(),
    bones: new Map<string, Row[]>(),
    free: all.filter(({ topic }) => topic === 'free'),
    near: nearIn(rows.filter(isFuzzy), ({ key }) => key),
    spelt: rows
      .filter(({ isNear, key }) => isNear && isLatin(key))
      .map((row) => ({ row, spelling: spellingOf(row.word) })),
  }
  for (const row of rows) {
    const [first = ''] = row.keys
    const isPhrase = row.keys.length > 1
    if (isPhrase) made.phrases.set(first, [...(made.phrases.get(first) ?? []), row])
    if (isPhrase && row.key.length < 7) continue
    // "gover nment": in pieces "rn" is no m.
    for (const key of new Set([row.key, row.word.includes('rn') ? row.word : row.key])) {
      if (!made.whole.get(key)?.isStem || row.isStem) made.whole.set(key, row)
      for (let end = 1; end <= key.length; end += 1) made.begins.add(key.slice(0, end))
    }
    const sound = isHeard(row) && !isPhrase && soundOf(row.key)
    // Of native letters four tell little: "मंज़ूर", "मैनेजर".
    const tells = sound && (sound.length > 4 || row.isNear)
    if (tells && !made.sounds.get(sound)?.isStem) made.sounds.set(sound, row)
    const bare = boneOf(row.word)
    const isBone = !isPhrase && bare.length > 2 && row.language !== 'any'
    if (isBone && row.word.length > 4) made.bones.set(bare, [...(made.bones.get(bare) ?? []), row])
  }
  return made
})
