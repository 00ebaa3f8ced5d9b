import { areNear } from './name-readings.ts'
import { type Sounds, soundsOfName, type Word, withOneParted, withTwoJoined } from './name-words.ts'

export { type Sounds, soundsOfName, type Word }

/** Tells whether two words may be one, differently written. */
export function wordsAlike(one: Word, other: Word): boolean {
  return one.readings.some((reading) => other.readings.some((its) => areNear(reading, its)))
}

/**
 * Tells whether two names may be the same person's: each word of either sounds like one of the other, in any order, with
 * words written together or apart. A word may be left over only where the other name has an abbreviation for it (Md for
 * Mohammad).
 */
export function soundsAlike(a: Sounds, b: Sounds): boolean {
  if (a.words.length === 0 || b.words.length === 0) return false
  if (matches(a, b)) return true
  return alikeJoined(a, b) || alikeJoined(b, a)
}

function alikeJoined(long: Sounds, short: Sounds): boolean {
  const tooMany = long.words.length - short.words.length
  if (tooMany < 1 || tooMany > 2) return false
  return withTwoJoined(long.words).some((words) => {
    const joined = { words, shortened: long.shortened }
    return matches(joined, short) || (tooMany === 2 && alikeJoined(joined, short))
  })
}

function matches(a: Sounds, b: Sounds): boolean {
  const [short, long] = a.words.length <= b.words.length ? [a, b] : [b, a]
  if (long.words.length - short.words.length > short.shortened.length) return false
  const left = [...long.words]
  for (const word of short.words) {
    const at = left.findIndex((one) => wordsAlike(one, word))
    if (at < 0) return false
    left.splice(at, 1)
  }
  const others = left.filter((word) => !isMohammad(word)).length
  return others <= short.shortened.filter((kind) => kind === 'any').length
}

const mohammad = new Set(['mmd', 'msmt'])
const isMohammad = ({ readings }: Word) =>
  readings.some(({ consonants }) => mohammad.has(consonants))

/** Returns the words of a name with each one left out in turn, as if the name were shortened; none for a single word. */
export function withoutOne(words: readonly Word[]): Word[][] {
  if (words.length < 2) return []
  return words.map((_, at) => words.toSpliced(at, 1))
}

/** The most keys of one name: names with many open letters are not put in all places. */
const mostKeys = 64

/**
 * Returns keys of which two names that sound alike share one: the consonants of the whole name, in no order, so that
 * neither the order of the words counts nor where one ends.
 */
function keysOf(words: readonly Word[]): string[] {
  let keys = ['']
  for (const { readings } of words) {
    const consonants = [...new Set(readings.map((reading) => reading.consonants))]
    const used = keys.length * consonants.length > mostKeys ? consonants.slice(0, 1) : consonants
    keys = keys.flatMap((key) => used.map((its) => key + (its.startsWith('=') ? ` ${its} ` : its)))
  }
  return [...new Set(keys.map(inNoOrder))]
}

function inNoOrder(key: string): string {
  const parts = key.split(' ')
  const written = parts.filter((part) => part.startsWith('='))
  const consonants = parts.filter((part) => !part.startsWith('=')).join('')
  return [[...consonants].toSorted().join(''), ...written.toSorted()].join(' ')
}

/** Returns the ways in which the same name may be written in fewer words, or in more. */
export function otherParts(words: readonly Word[]): Word[][] {
  return [...withTwoJoined(words), ...withOneParted(words)]
}

/** What tells one person from another. */
export interface Person {
  name: string
  fatherName?: string | null | undefined
  /** ISO 8601 */
  dateOfBirth?: string | null | undefined
  telephone?: string | null | undefined
}

/** A person as others may write them down. */
export interface Heard {
  name: Sounds
  father: Sounds | null
  dateOfBirth: string | null
  telephone: string | null
}

export function hear({ name, fatherName, dateOfBirth, telephone }: Person): Heard {
  return {
    name: soundsOfName(name),
    father: fatherName ? soundsOfName(fatherName) : null,
    dateOfBirth: dateOfBirth || null,
    telephone: telephone || null,
  }
}

/**
 * Tells whether two may be the same person: their names sound alike, and so do their fathers' where both are known.
 * Other dates of birth rule it out, unless with the same father they may be one day that was written down in two ways,
 * or with one telephone. Without fathers and dates, a name of two words or more is enough.
 */
export function maybeSame(one: Heard, other: Heard): boolean {
  if (!soundsAlike(one.name, other.name)) return false
  const births = [one.dateOfBirth, other.dateOfBirth] as const
  const areFathers = one.father !== null && other.father !== null
  if (one.father && other.father && !soundsAlike(one.father, other.father)) return false
  if (births[0] && births[1]) {
    if (births[0] === births[1]) return true
    const isOneTelephone = one.telephone !== null && one.telephone === other.telephone
    return isOneTelephone || (areFathers && mayBeOneDay(births[0], births[1]))
  }
  if (areFathers) return true
  // By a single word, half a village would be the same person.
  return Math.min(one.name.words.length, other.name.words.length) > 1
}

/** Tells whether two different days differ in one part, or by day and month changing places. */
function mayBeOneDay(one: string, other: string): boolean {
  const [parts, others] = [one, other].map((date) => date.split('-')) as [string[], string[]]
  const same = parts.filter((part, at) => part === others[at]).length
  return same >= 2 || (parts[0] === others[0] && parts[1] === others[2] && parts[2] === others[1])
}

/** For a very common name, this many are compared by the father's name. */
const mostCompared = 200

export interface Known<Someone> {
  someone: Someone
  heard: Heard
}

/**
 * People to be compared with each other, by the sounds of their names: each is compared only with people of the same
 * name, not with all.
 */
export class PeopleBySound<Someone> {
  readonly #all: Known<Someone>[] = []
  readonly #byName = new Map<string, Known<Someone>[]>()
  /** By all words but one, for names that leave one out. */
  readonly #byShorterName = new Map<string, Known<Someone>[]>()
  readonly #areSame: typeof maybeSame

  constructor(areSame = maybeSame) {
    this.#areSame = areSame
  }

  get all(): readonly Known<Someone>[] {
    return this.#all
  }

  add(known: Known<Someone>): void {
    const { words } = known.heard.name
    this.#all.push(known)
    if (words.length === 0) return
    put(this.#byName, words, known)
    for (const others of withoutOne(words)) put(this.#byShorterName, others, known)
  }

  /** Returns the first of the others that may be the same person. */
  like(known: Known<Someone>, most: number): Someone[] {
    const { words, shortened } = known.heard.name
    const found = new Set<Someone>()
    let compared = 0
    const places = [
      ...at(this.#byName, words),
      ...(shortened.length > 0 ? at(this.#byShorterName, words) : []),
      ...withoutOne(words).flatMap((others) => at(this.#byName, others)),
    ]
    const seen = new Set([known])
    for (const place of places)
      for (const other of place) {
        if (seen.has(other)) continue
        seen.add(other)
        if (found.size === most || compared === mostCompared) return [...found]
        compared += 1
        if (this.#areSame(other.heard, known.heard)) found.add(other.someone)
      }
    return [...found]
  }
}

function put<Value>(map: Map<string, Value[]>, words: readonly Word[], value: Value): void {
  for (const key of keysOf(words)) {
    const values = map.get(key)
    if (values) values.push(value)
    else map.set(key, [value])
  }
}

function at<Value>(map: ReadonlyMap<string, Value[]>, words: readonly Word[]): Value[][] {
  return keysOf(words).map((key) => map.get(key) ?? [])
}
