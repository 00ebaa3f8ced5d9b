import { keysOf, type Word, withoutOne } from './name-sound.ts'
import { type Heard, maybeSame } from './same-person.ts'

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
